import type { FoodGroup } from '../../foods/food.ts'
import type { Element } from '../elements/elements.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

const onPlates: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'arroz feijao massa tuberculo farofa carne frango peixe frutos_do_mar embutido ovo folhas legumes ensopado'.split(
    ' ',
  ) as FoodGroup[],
)

/**
 * Returns the places of the foods that a plate holds which is named right after them, `arroz, feijão e frango, marmita`.
 * Empty if a food follows in its sentence, or if one before it is no food of a plate: `pão, café e uma marmita`.
 */
export function foodsBeforePlate(
  elements: readonly Element[],
  at: number,
  said: { readonly items: readonly SpokenItem[]; readonly sentenceStart: number },
): number[] {
  const before = elements[at - 1]
  const isComma = before?.kind === 'break' && !before.isColon
  if ((isComma ? elements[at - 2] : before)?.kind !== 'food') return []
  const rest = elements.slice(at + 1)
  const end = rest.findIndex((one) => one.kind === 'break' && one.strength === 'stop')
  if (rest.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'food')) return []
  const foods = said.items.filter(({ start }) => start >= said.sentenceStart)
  const groups = foods.map(({ match }) => match.food.group)
  const isPlate = groups.some((group) => group === 'arroz' || group === 'feijao')
  if (foods.length < 2 || !isPlate || !groups.every((group) => onPlates.has(group))) return []
  return foods.map((food) => said.items.indexOf(food))
}
