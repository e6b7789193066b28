import { type LabelNutrient, labelRows } from '#nutrition/foods/own/label-nutrients.ts'
import type { LabelDoubts, ValueProblem } from '#nutrition/labels/check-label.ts'

/** Returns the message about a wrong value of a label, shown at the field of its nutrient. */
export function problemText({ code, nutrient, whole }: ValueProblem): string {
  switch (code) {
    case 'value_missing':
      return 'Falta este valor. Se o rótulo diz “não contém”, digite 0.'
    case 'value_too_high':
      return 'É mais do que cabe nesta quantidade. Confira a vírgula e a coluna.'
    case 'part_over_whole':
      return `Não pode ser mais que ${nameOf(whole ?? nutrient)}.`
    case 'sum_over_whole':
      return 'Carboidratos, proteínas, gorduras e fibras somam mais que o peso. Confira os quatro.'
  }
}

/** Returns up to two questions: about energy that its macronutrients do not give, and about columns that disagree. */
export function doubtTexts({ energy, columns }: LabelDoubts): string[] {
  const names = columns.map(nameOf)
  return [
    ...(energy
      ? [
          `Carboidratos, proteínas e gorduras dão cerca de ${Math.round(energy.computed)} kcal, e você informou ${Math.round(energy.stated)} kcal. Confere?`,
        ]
      : []),
    ...(names.length > 0 ? [`As duas colunas não combinam em ${listed(names)}. Confere?`] : []),
  ]
}

function nameOf(nutrient: LabelNutrient): string {
  return labelRows[nutrient].name.toLowerCase()
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${last}` : last
}
