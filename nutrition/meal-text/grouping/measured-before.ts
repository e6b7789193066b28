import type { FoodGroup } from '../../foods/food.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Measures of one kind of food, with its groups. */
const groupsOf: ReadonlyMap<string, readonly FoodGroup[]> = new Map([
  ['posta', ['peixe']],
  ['bife', ['carne']],
  ['concha', ['feijao', 'sopa', 'ensopado']],
])

/** Returns the index of the only food without an amount that is measured so; -1 if none or several are. */
export function placeOfMeasured(items: readonly SpokenItem[], { measure, quantity }: Amount): number {
  const groups = groupsOf.get(measure?.name ?? '')
  if (!groups || measure?.grams !== undefined || quantity < 0.5) return -1
  const places = [...items.keys()].filter((at) => {
    const item = items[at]
    return item && !item.amount && groups.includes(item.match.food.group)
  })
  return places.length === 1 ? (places[0] ?? -1) : -1
}
