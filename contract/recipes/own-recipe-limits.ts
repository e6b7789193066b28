/**
 * Limits of own recipes: their number per account and in its menus, characters of the texts, ingredient lines,
 * ingredients in them, portions, and grams of the whole recipe when ready. A household writes down a few dozen
 * recipes of up to twenty lines.
 */
export const ownRecipeLimits = {
  recipes: 200,
  inMenus: 40,
  name: 80,
  lines: 60,
  line: 200,
  ingredients: 120,
  instructions: 8000,
  portions: 50,
  yieldGrams: 30_000,
  minutes: 24 * 60,
  /** Days for which leftovers keep in the fridge. */
  keepsDays: 7,
  address: 2000,
  /** Characters of a text that is pasted to be separated into a recipe. */
  pasted: 20_000,
} as const
