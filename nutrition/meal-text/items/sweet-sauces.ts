import { normalizeText } from '../../foods/normalize-text.ts'
import type { ReadItem } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Grams of sauce or icing on a slice of cake or in a cup of ice cream (IBGE: a tablespoon of syrup has 20 g). */
const sauceGrams = 20
const sauce = /\bcom (?:bastante |muita )?(?:calda|cobertura)\b/u
/** Measures that each have their own sauce. Scoops of ice cream do not: two scoops share the sauce. */
const saucedEach = /^(?:unidade|fatia|pedaço)/u
/** Sweets whose weight already includes the sauce. */
const sauced = /^(?:pudim|sundae|profiterole)|com (?:cobertura|calda)/iu

/** Marks the sweets that were served with sauce or icing: `bolo de cenoura com cobertura de chocolate`. */
export function markSauces(text: string, items: readonly SpokenItem[]): readonly SpokenItem[] {
  return items.map((item, at) => {
    const { group, name } = item.match.food
    if (group !== 'doce' || sauced.test(name)) return item
    const said = text.slice(item.start, items[at + 1]?.start ?? text.length)
    return sauce.test(normalizeText(said)) ? { ...item, isSauced: true } : item
  })
}

/** Adds the weight of the sauce, unless the sweet's weight is stated. */
export function withSauce<
  Weight extends Pick<ReadItem, 'grams' | 'gramsLow' | 'gramsHigh' | 'measure' | 'quantity'>,
>(weight: Weight, { isSauced = false }: SpokenItem): Weight {
  if (!isSauced || weight.measure === 'grama' || weight.measure === 'ml') return weight
  const added = saucedEach.test(weight.measure) ? sauceGrams * weight.quantity : sauceGrams
  return {
    ...weight,
    grams: weight.grams + added,
    gramsLow: weight.gramsLow + added,
    gramsHigh: weight.gramsHigh + added,
  }
}
