import { normalizeText } from '../foods/normalize-text.ts'
import type { WeighedFood } from '../foods/composition.ts'

/**
 * Caffeine by food name, mg per 100 g: USDA FoodData Central, SR Legacy. Filter coffee has 1.5 times the USDA value,
 * because it is stronger in Brazil (own choice). The first matching pattern counts.
 */
const sources: readonly (readonly [RegExp, number])[] = [
  [/\bcafe expresso\b/, 212],
  [/\bcafe com leite\b/, 25],
  [/\bcafe (soluvel em po)\b/, 3142],
  [/\bpo de cafe\b/, 1200],
  [/\bcappuccino em po\b/, 400],
  [/\b(cafe|cappuccino)\b/, 60],
  [/\b(cha mate|mate|chimarrao|terere)\b/, 30],
  [/\bcha preto\b/, 20],
  [/\benergetico\b/, 32],
  [/\brefrigerante de cola\b/, 10],
  [/\b(chocolate meio amargo|chocolate amargo|cacau em po)\b/, 60],
  [/\bchocolate\b/, 20],
]

/** Returns the caffeine of one portion, whole mg; foods without a pattern count 0. */
export function caffeineMg(weighed: readonly WeighedFood[], portions: number): number {
  const total = weighed.reduce((sum, { food, grams }) => {
    const name = normalizeText(food.name)
    const per100g = sources.find(([words]) => words.test(name))?.[1] ?? 0
    return sum + (per100g * grams) / 100
  }, 0)
  return Math.round(total / portions)
}
