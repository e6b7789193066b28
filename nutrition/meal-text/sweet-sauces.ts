import { normalizeText } from '../foods/normalize-text.ts'
import type { ReadItem } from './meal-reading.ts'
import type { SpokenItem } from './spoken-item.ts'

/** Grams of sauce or icing on a slice of cake or a cup of ice cream (IBGE: a tablespoon of syrup 20 g). */
const sauceGrams = 20
const sauce = /\bcom (?:bastante |muita )?(?:calda|cobertura)\b/u
/** Measures of which each has its own sauce; two scoops of ice cream share theirs. */
const saucedEach = /^(?:unidade|fatia|pedaço)/u
/** Sweets whose weight includes their sauce. */
const sauced = /^(?:pudim|sundae|profiterole)|com (?:cobertura|calda)/iu

/** Marks the sweets that the text serves with sauce or icing: `bolo de cenoura com cobertura de chocolate`. */
export function markSauces(text: string, items: readonly SpokenItem[]): readonly SpokenItem[] {
  return items.map((item, at) => {
    const { group, name } = item.match.food
    if (group !== 'doce' || sauced.test(name)) return item
    const said = text.slice(item.start, items[at + 1]?.start ?? text.length)
    return sauce.test(normalizeText(said)) ? { ...item, isSauced: true } : item
  })
}

/** Adds the weight of the sauce, except to a sweet that was weighed. */
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
