import { addParts, type Nutrition, scale } from '../shared/figures/nutrition.ts'
import { allergenTags, type Food, type NovaGroup } from './food.ts'

/** A food with its grams in a dish or recipe. */
export interface WeighedFood {
  readonly food: Food
  readonly grams: number
}

/** Share of the dish's energy from which a NOVA group determines the group of the dish (own choice). */
const decisiveShare = 0.1

/**
 * Returns what a food is made of and what follows from it: composition per 100 g as served, allergens and NOVA group. A
 * nutrient that is unknown for a part is unknown for the whole.
 * @param servedGrams weight of all parts together as served, g
 */
export function compositionOf(
  parts: readonly WeighedFood[],
  servedGrams: number,
): Pick<Food, 'per100g' | 'allergens' | 'unknownAllergens' | 'madeOf' | 'nova'> {
  return {
    per100g: per100Of(parts, servedGrams),
    ...allergensOf(parts),
    madeOf: parts.map(({ food }) => food),
    nova: novaOf(parts),
  }
}

function per100Of(parts: readonly WeighedFood[], servedGrams: number): Nutrition {
  const whole = addParts(parts.map(({ food, grams }) => scale(food.per100g, grams / 100)))
  return scale(whole, 100 / servedGrams)
}

function allergensOf(parts: readonly WeighedFood[]): Pick<Food, 'allergens' | 'unknownAllergens'> {
  const allergens = allergenTags.filter((tag) => parts.some(({ food }) => food.allergens.includes(tag)))
  const unknownAllergens = allergenTags.filter(
    (tag) => !allergens.includes(tag) && parts.some(({ food }) => food.unknownAllergens?.includes(tag)),
  )
  return { allergens, ...(unknownAllergens.length > 0 && { unknownAllergens }) }
}

/**
 * Returns the dish's NOVA group: 4 if group 4 provides at least `decisiveShare` of the energy, otherwise `null` if
 * parts of unknown group do, otherwise 3 if group 3 does, otherwise 1. Culinary ingredients (2) count as 1.
 */
function novaOf(parts: readonly WeighedFood[]): NovaGroup | null {
  const energyOf = ({ food, grams }: WeighedFood) => food.per100g.kcal * grams
  const total = parts.reduce((sum, part) => sum + energyOf(part), 0)
  const shareOf = (group: NovaGroup | null) =>
    parts.filter(({ food }) => food.nova === group).reduce((sum, part) => sum + energyOf(part), 0) /
    (total || 1)
  if (shareOf(4) >= decisiveShare) return 4
  if (shareOf(null) >= decisiveShare) return null
  return shareOf(3) >= decisiveShare ? 3 : 1
}
