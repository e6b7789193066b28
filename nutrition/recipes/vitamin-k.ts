import { normalizeText } from '../foods/normalize-text.ts'
import type { WeighedFood } from '../foods/composition.ts'

/**
 * Vitamin K (phylloquinone) of green vegetables and herbs by name, µg per 100 g: USDA FoodData Central, SR Legacy,
 * because neither TACO nor POF analysed it. The first matching pattern counts. The other leaves in the line of `couve`,
 * such as jambu and taioba, take the value of collard greens. "Acelga" means two plants in Brazil and takes the higher
 * value, of Swiss chard.
 */
const greens: readonly (readonly [RegExp, number])[] = [
  [/\bcouve flor\b/, 16],
  [/\bcouve de bruxelas\b/, 177],
  [/\b(couve|jambu|taioba|vinagreira|ora pro nobis|bertalha|caruru|mostarda folha)\b/, 437],
  [/\bespinafre\b/, 483],
  [/\bbrocolis\b/, 102],
  [/\bagriao\b/, 250],
  [/\brucula\b/, 109],
  [/\balface americana\b/, 24],
  [/\balface\b/, 126],
  [/\bacelga\b/, 830],
  [/\b(chicoria|escarola|almeirao|catalonha)\b/, 231],
  [/\brepolho roxo\b/, 38],
  [/\brepolho\b/, 76],
  [/\b(salsinha|salsa)\b/, 1640],
  [/\bcebolinha\b/, 207],
  [/\bcoentro desidratado\b/, 1360],
  [/\bcoentro\b/, 310],
  [/\bmanjericao\b/, 415],
  [/\boregano\b/, 622],
  [/\b(aspargo|alho poro)\b/, 45],
  [/\bvagem\b/, 43],
  [/\bkiwi\b/, 40],
  [/\bquiabo\b/, 31],
  [/\bervilha\b/, 25],
  [/\babacate\b/, 21],
  [/\bpepino\b/, 16],
]

/** Returns the vitamin K of a food by its name, µg per 100 g; 0 if no pattern matches. */
export function vitaminKPer100g(foodName: string): number {
  const name = normalizeText(foodName)
  return greens.find(([words]) => words.test(name))?.[1] ?? 0
}

/** Returns the vitamin K of the greens in one portion, whole µg. Oils and beans are not counted. */
export function vitaminKUg(weighed: readonly WeighedFood[], portions: number): number {
  const total = weighed.reduce((sum, { food, grams }) => sum + (vitaminKPer100g(food.name) * grams) / 100, 0)
  return Math.round(total / portions)
}
