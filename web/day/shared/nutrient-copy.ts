import type { ComparedNutrient, NutrientFigure } from '#contract/day/nutrient-figures.ts'
import { micronutrientLabels } from '#nutrition/day/micronutrients/micronutrient-labels.ts'
import { formatPercent } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

export function nutrientName({ nutrient }: Pick<NutrientFigure, 'nutrient'>): string {
  return micronutrientLabels[nutrient].name
}

/** Formats an amount with the decimals and unit of its nutrient: `6,2 mg`. */
export function nutrientAmount({ nutrient }: Pick<NutrientFigure, 'nutrient'>, amount: number): string {
  const { unit, decimals } = micronutrientLabels[nutrient]
  return `${formatNumber(amount, decimals)} ${unit}`
}

/**
 * Amount to compare with the reference. Sodium counts with the salt of the kitchen: the maximum is for both, and the
 * sodium of the food alone would look low.
 */
export function comparedAmount({ amount, with_kitchen_salt: withSalt }: NutrientFigure): number | null {
  return withSalt ?? amount
}

/** `6,2 de 18 mg`, with a maximum `1.240 de até 2.000 mg`. */
export function amountOfReference(compared: ComparedNutrient, amount: number): string {
  const { nutrient, reference, is_limit: isLimit } = compared
  if (reference === null) return nutrientAmount(compared, amount)
  const { unit, decimals } = micronutrientLabels[nutrient]
  const goal = formatNumber(reference, Number.isInteger(reference) ? 0 : 1)
  return `${formatNumber(amount, decimals)} de ${isLimit ? 'até ' : ''}${goal} ${unit}`
}

/** Returns whether an amount is above a maximum, which a full bar in the color of reached goals would praise. */
export function isOverLimit({ reference, is_limit: isLimit }: ComparedNutrient, amount: number): boolean {
  return isLimit && reference !== null && amount > reference
}

/** States the share of the food whose value is known; without an amount, that this share is too small for a sum. */
export function knownShareText({ amount, known_percentage: known }: NutrientFigure): string {
  const share = known === null || known === 0 ? null : `${formatPercent(known)} do que você comeu`
  if (amount === null) {
    return share
      ? `Ainda não dá para dizer: as tabelas só conhecem o valor de ${share}.`
      : 'Ainda não dá para dizer: as tabelas não têm o valor do que você comeu.'
  }
  return known === 100 ? 'Conhecido em tudo o que você comeu.' : `Conhecido em ${share}.`
}

/** States the parts of the sodium: from the food, and from the average salt of the kitchen, which may be unknown. */
export function kitchenSaltText(figure: NutrientFigure): string | null {
  const parts = [partsOfSodium(figure), figure.lacks_salt === true && lackingSalt]
  return parts.filter(Boolean).join(' ') || null
}

const lackingSalt = 'De parte da comida não se sabe o sal do preparo: pode ser mais.'

function partsOfSodium({ amount, with_kitchen_salt: withSalt }: NutrientFigure): string | null {
  if (amount === null || withSalt === null || withSalt === undefined || withSalt === amount) return null
  const ofSalt = formatNumber(withSalt - amount)
  return `Dos alimentos, ${formatNumber(amount)} mg; do sal da cozinha, cerca de ${ofSalt} mg, uma estimativa pela média do IBGE.`
}

/**
 * States that natural juice is not counted in the added sugar, where added sugar is compared with its maximum: WHO's
 * maximum includes juice.
 */
export function juiceText({ nutrient, reference }: ComparedNutrient): string | null {
  return nutrient === 'sugar_added' && reference !== null ? 'Suco natural não entra nesta conta.' : null
}

/** Returns the reason for showing a nutrient to this person; `null` where it matters to everybody. */
export function reasonText({ nutrient, reason }: ComparedNutrient): string | null {
  if (reason === 'sem_alimento_animal' && nutrient === 'vitamin_b12') {
    return 'A B12 quase não existe em alimentos vegetais: veja com quem acompanha você.'
  }
  return reason && reasonTexts[reason]
}

const reasonTexts: Readonly<Record<NonNullable<ComparedNutrient['reason']>, string | null>> = {
  gestacao: 'Importa mais na gestação.',
  amamentacao: 'Importa mais na amamentação.',
  sem_alimento_animal: 'Quem não come nada de origem animal tem menos fontes.',
  sem_carne: 'Quem não come carne tem menos fontes.',
  sem_leite: 'Sem leite, vem de outros alimentos.',
  pressao: 'Para quem cuida da pressão.',
  colesterol: 'Para quem cuida do colesterol.',
  diabetes: 'Para quem cuida da glicose.',
  metformina: 'Quem usa metformina costuma acompanhar com quem receitou.',
  menstruacao: 'A referência é maior para quem menstrua.',
  ossos: 'Para os ossos, nesta fase da vida.',
  geral: null,
}

export const nutrientSources =
  'Referências: Dietary Reference Intakes (National Academies), por sexo, idade e fase da vida. Máximos de sódio, açúcar adicionado e gordura saturada: OMS; com colesterol alto, gordura saturada: ACC/AHA.'
export const noDiagnosis =
  'Só conta o que foi registrado; suplementos não entram. Isto não é exame nem diagnóstico.'
