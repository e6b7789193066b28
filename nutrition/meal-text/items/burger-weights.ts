import type { SpokenItem } from '../reading/spoken-item.ts'

/** Cooked grams of 1 g of raw minced beef (own estimate: a quarter is lost on the grill). */
const cookedPatty = 0.75
/** Names of sandwiches that menus weigh by their meat. */
const soldByMeat = /^(?:hamb|burg|smash)/iu
/** Part of a burger's weight up to which a stated weight is that of its meat. */
const largestPatty = 0.75

/** Takes the weight of a burger as menus print it, for that of the raw meat: `burger artesanal de 180 g`. */
export function weighPatty(spoken: SpokenItem): SpokenItem {
  const { match, amount } = spoken
  const { dish } = match.named
  const patty = dish?.parts.find(({ food }) => food.name.startsWith('Hambúrguer bovino'))
  if (!dish || !patty || amount?.measure?.name !== 'grama' || !soldByMeat.test(match.said)) return spoken
  const grams = amount.quantity * (amount.measure.grams ?? 1)
  if (grams >= largestPatty * dish.servedGrams || grams < patty.grams * cookedPatty) return spoken
  const added = { food: patty.food, factor: 1, isStated: true as const, grams: grams * cookedPatty }
  const variation = { removed: [], ...match.variation, added: [...(match.variation?.added ?? []), added] }
  const { amount: _amount, ...rest } = spoken
  return { ...rest, match: { ...match, variation } }
}
