import { wordList } from '#nutrition/shared/figures/word-list.ts'
import { formatAmount } from '#nutrition/foods/measures/measure-names.ts'
import type { IngredientReading } from '#nutrition/recipes/own/ingredient-reading.ts'
import type { MenuObstacle } from '#nutrition/recipes/own/menu-obstacles.ts'

/** Returns the question or remark beside a line that the person has not answered; `null` if there is nothing to say. */
export function noteOf(reading: IngredientReading, hidesNumbers: boolean): string | null {
  switch (reading.kind) {
    case 'doubt':
      return questionOf(reading)
    case 'unknown':
      return `Não conheço “${reading.name}”. O que é?`
    case 'uncounted':
      return reading.reason === 'amount_unknown'
        ? 'Sem quantidade: não entra na conta.'
        : 'Tempero que as tabelas não têm: não entra na conta.'
    case 'ingredient':
      return remarkOn(reading, hidesNumbers)
    case 'heading':
    case 'water':
      return null
  }
}

function questionOf({ reason, name }: IngredientReading & { kind: 'doubt' }): string {
  if (reason === 'amount') return `Quanto de ${name}?`
  return reason === 'cooking' ? `${capitalized(name)}: pesou cru ou pronto?` : `Qual destes é “${name}”?`
}

function remarkOn(reading: IngredientReading & { kind: 'ingredient' }, hidesNumbers: boolean): string | null {
  const { standsInFor, cookedFrom, isOptional, food, amount } = reading
  if (standsInFor !== undefined)
    return `Não tenho “${standsInFor}” na tabela: contei como ${food.name.toLowerCase()}.`
  if (cookedFrom && !hidesNumbers)
    return `${formatAmount(cookedFrom.rawGrams)} g crus viram ${formatAmount(amount.grams)} g prontos, que são os da tabela.`
  return isOptional ? 'Opcional: contei como se fosse junto.' : null
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Returns why a recipe has no place in the menus; `null` for answers that the screen asks for anyway. */
export function obstacleText(obstacle: MenuObstacle, hidesNumbers: boolean): string | null {
  switch (obstacle.code) {
    case 'no_ingredients':
      return 'Falta um ingrediente com quantidade.'
    case 'unknown_ingredients':
      return `Fora da conta: ${wordList(obstacle.names)}. Sem isso não dá para garantir números e alérgenos.`
    case 'open_amounts':
      return `Falta a quantidade de ${wordList(obstacle.names)}.`
    case 'implausible_portion':
      return hidesNumbers
        ? 'Confira o número de porções.'
        : `Uma porção teria ${formatAmount(obstacle.kcal)} kcal: confira o número de porções.`
    case 'answers_missing':
      return null
  }
}
