import type { Food } from '../foods/food.ts'
import { weighedFoods } from './ingredient-food.ts'
import { ingredientName } from './ingredient-line.ts'
import type { Protein, Recipe } from './recipe.ts'

const carriesOthers: readonly Food['group'][] = ['gordura', 'tempero', 'molho', 'doce']

/**
 * Returns the ingredient that provides the most protein, or the most energy in a dish without a main protein;
 * `undefined` without a suitable ingredient.
 */
export function mainFood({ ingredients, protein }: Recipe): Food | undefined {
  const weighed = weighedFoods(ingredients).filter(({ food }) => mayName(food, protein))
  const share = ({ food: { per100g }, grams }: (typeof weighed)[number]) =>
    grams * (protein === 'nenhuma' ? per100g.kcal : per100g.proteinG)
  return weighed.sort((a, b) => share(b) - share(a))[0]?.food
}

function mayName({ group }: Food, protein: Protein): boolean {
  // A bean dish with cheese stays a bean dish, even if the cheese has more protein.
  return protein === 'leguminosa'
    ? group === 'feijao' || group === 'castanha'
    : !carriesOthers.includes(group)
}

/** Index words for proteins that cover several foods. Recipes with other proteins are indexed under a food. */
const namesOfProteins: Partial<Record<Protein, string>> = {
  bovina: 'Carne bovina',
  suina: 'Carne de porco',
  frango: 'Frango',
  peixe: 'Peixes e frutos do mar',
  ovo: 'Ovo',
  laticinio: 'Leite, queijo e iogurte',
  soja: 'Soja e tofu',
}

/**
 * Patterns of foods that are indexed under their source: `farinha-d'água` under cassava, `polpa de açaí pura` under
 * açaí.
 */
const cassavaMeal = /^farinha-d'água/
const madeOf = /^(?:farinha|polpa|flocão|pasta|leite|água|goma) de (\p{L}+)/u

/** Returns the recipe's word in the index of ingredients: `Feijão`, `Carne bovina`. */
export function mainIngredient(recipe: Recipe): string {
  const ofProtein = namesOfProteins[recipe.protein]
  if (ofProtein) return ofProtein
  const food = mainFood(recipe)
  if (!food) return recipe.name
  const name = ingredientName(food)
  if (cassavaMeal.test(name)) return 'Mandioca'
  const word = madeOf.exec(name)?.[1] ?? /^(?:grão-de-bico|\p{L}+)/u.exec(name)?.[0] ?? name
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`
}
