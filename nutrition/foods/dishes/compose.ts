import { hundredth } from '../../figures/rounding.ts'
import { addParts, type Nutrition, scale } from '../../figures/nutrition.ts'
import { allergenTags, type Food, type NovaGroup } from '../food.ts'
import type { Dish, DishPart } from './dish.ts'

/** Fraction of the energy from which the parts of a NOVA group decide the group of the dish (own choice). */
const decisiveShare = 0.1

/**
 * Returns the grams as served of a dish with these parts: those of the authored dish, plus the parts added, minus the
 * parts left out, at least 1 g. The water that cooking adds or takes is that of the authored dish.
 */
export function servedGramsOf(dish: Dish, parts: readonly DishPart[]): number {
  return hundredth(Math.max(1, dish.servedGrams + sumOf(parts) - sumOf(dish.parts)))
}

/**
 * Returns a dish as a food: composition per 100 g as served, allergens and NOVA group from its parts. A nutrient that
 * is unknown for a part is unknown for the dish. Throws `RangeError` if the parts weigh nothing.
 * @param servedGrams grams as served that the parts make
 */
export function composeFood(
  dish: Dish,
  parts: readonly DishPart[] = dish.parts,
  servedGrams = servedGramsOf(dish, parts),
): Food {
  if (sumOf(parts) <= 0) throw new RangeError(`${dish.name} has no parts`)
  const { id, name, synonyms, group, popularity, measures, defaultGrams } = dish
  return {
    id,
    name,
    sourceName: parts.map(({ food }) => food.name).join(', '),
    source: 'dish',
    synonyms,
    group,
    popularity,
    measures,
    defaultGrams,
    preparation: 'nao_se_aplica',
    per100g: compositionOf(parts, servedGrams),
    ...allergensOf(parts),
    madeOf: parts.map(({ food }) => food),
    nova: novaOf(parts),
  }
}

function compositionOf(parts: readonly DishPart[], servedGrams: number): Nutrition {
  const whole = addParts(parts.map(({ food, grams }) => scale(food.per100g, grams / 100)))
  return scale(whole, 100 / servedGrams)
}

function allergensOf(parts: readonly DishPart[]): Pick<Food, 'allergens' | 'unknownAllergens'> {
  const allergens = allergenTags.filter((tag) => parts.some(({ food }) => food.allergens.includes(tag)))
  const unknownAllergens = allergenTags.filter(
    (tag) => !allergens.includes(tag) && parts.some(({ food }) => food.unknownAllergens?.includes(tag)),
  )
  return { allergens, ...(unknownAllergens.length > 0 && { unknownAllergens }) }
}

/**
 * Returns the least favourable NOVA group that gives at least `decisiveShare` of the energy; culinary ingredients (2)
 * count as 1. `null` if parts of an unknown group give as much and ultra-processed parts (4) do not.
 */
function novaOf(parts: readonly DishPart[]): NovaGroup | null {
  const energyOf = ({ food, grams }: DishPart) => food.per100g.kcal * grams
  const total = parts.reduce((sum, part) => sum + energyOf(part), 0)
  const shareOf = (group: NovaGroup | null) =>
    parts.filter(({ food }) => food.nova === group).reduce((sum, part) => sum + energyOf(part), 0) /
    (total || 1)
  if (shareOf(4) >= decisiveShare) return 4
  if (shareOf(null) >= decisiveShare) return null
  return shareOf(3) >= decisiveShare ? 3 : 1
}

function sumOf(parts: readonly DishPart[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0)
}
