import type { FoodRow, Nutrients } from '#contract/day/foods.ts'
import { nutrientsOf } from '#contract/nutrition-values.ts'
import { productPage } from '#nutrition/foods/barcodes/open-food-facts.ts'
import type { Food } from '#nutrition/foods/food.ts'
import { frontWarningsOf } from '#nutrition/foods/front-warning.ts'
import { isLactoseFree } from '#nutrition/foods/lactose-free.ts'

/** Nutrients in a reply to an account with hidden numbers. */
export const hiddenNutrients: Nutrients = {
  calories: null,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  fiber_g: null,
}

/**
 * Returns the Portuguese citation of a food's values: the row of its table (`TACO 4ª ed. nº 3`), or a text that names
 * the label, Open Food Facts or the sum of the ingredients as the source.
 */
export function sourceOf(food: Food): string {
  return isLactoseFree(food) ? `${tableSourceOf(food)}, valores do alimento com lactose` : tableSourceOf(food)
}

function tableSourceOf(food: Food): string {
  const [, code, preparation] = food.id.split(':')
  if (food.openFoodFacts)
    return `Open Food Facts${food.openFoodFacts.isChanged ? ', corrigido por você' : ''}`
  if (food.source === 'own')
    return food.madeOf ? 'Soma dos ingredientes da sua receita' : 'Rótulo do produto, informado por você'
  if (food.source === 'dish') return 'Soma dos ingredientes, pelas tabelas TACO, IBGE e USDA'
  if (food.source === 'usda') return `USDA FoodData Central nº ${code}`
  if (food.source === 'pof') {
    return `IBGE POF 2008-2009 cód. ${code}${preparation === '99' ? '' : `, preparo ${preparation}`}`
  }
  const filled = food.filledFrom ? `, valores do IBGE POF 2008-2009 cód. ${food.filledFrom}` : ''
  return `TACO 4ª ed. nº ${code}${filled}`
}

export function describeFood(food: Food, hidesNumbers: boolean): FoodRow {
  const warnings = frontWarningsOf(food)
  return {
    id: food.id,
    name: food.name,
    source: sourceOf(food),
    ...(food.openFoodFacts && { open_food_facts_page: productPage(food.openFoodFacts.code) }),
    group: food.group,
    preparation: food.preparation,
    nova: food.nova,
    allergens: [...food.allergens],
    ...(food.unknownAllergens && { unknown_allergens: [...food.unknownAllergens] }),
    ...(warnings.length > 0 && !hidesNumbers && { front_warnings: warnings }),
    default_grams: food.defaultGrams,
    per_100g: hidesNumbers ? hiddenNutrients : nutrientsOf(food.per100g),
    measures: food.measures.map((measure) => ({ ...measure })),
  }
}
