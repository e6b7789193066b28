import { expect, test } from 'vitest'
import { pantry } from './pantry.ts'
import { exclusionsOf, exclusionsHitBy } from '../safety/exclusions.ts'
import { healthy } from '../safety/test-health-facts.ts'
import type { Style } from '../safety/health-answers.ts'
import { findFood } from '../foods/food-table.ts'
import { describeRecipe } from './described-recipe.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import { findRecipe, recipes } from './cookbook/recipe-library.ts'
import type { RecipeTag } from './recipe-tags.ts'

const grams = (foodId: string, amount: number): Ingredient => ({
  foodId,
  grams: amount,
  quantity: amount,
  measure: 'grama',
})

function dish(ingredients: readonly Ingredient[], changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 'prato',
    name: 'Prato de exemplo',
    story: 'Serve para contar.',
    role: 'main',
    mealTypes: ['almoco', 'jantar'],
    family: 'exemplo',
    protein: 'frango',
    regions: ['brasil'],
    portions: 1,
    preparationMin: 5,
    cookingMin: 10,
    equipment: ['Fogão'],
    ingredients,
    steps: ['Misture tudo.'],
    keepsDays: 0,
    vessel: 'prato',
    imageQuery: 'prato',
    ...changes,
  }
}

test('a portion is the sum of its ingredients divided by the portions', () => {
  const { perPortion } = describeRecipe(
    dish([grams(pantry.peito, 300), grams(pantry.azeite, 10), grams(pantry.sal, 2)], { portions: 2 }),
  )
  expect(perPortion).toMatchObject({ kcal: 223, proteinG: 32.3, carbG: 0, sodiumMg: 483 })
})

test('cooking changes the served grams but not the nutrients', () => {
  const chicken = [grams(pantry.peito, 200)]
  const cooked = describeRecipe(dish(chicken))
  const raw = describeRecipe(dish(chicken, { cookingMin: 0 }))
  expect(cooked.perPortion).toEqual(raw.perPortion)
  expect([raw.portionGrams, cooked.portionGrams]).toEqual([200, 144])
  expect(describeRecipe(dish(chicken, { yieldGrams: 500, portions: 2 })).portionGrams).toBe(250)
})

test('table sugar, honey and sweets count as added sugar, the sugar of fruit does not', () => {
  expect(describeRecipe(dish([grams(pantry.acucar, 10)])).perPortion.sugarAddedG).toBe(10)
  expect(describeRecipe(dish([grams(pantry.banana, 100)])).perPortion.sugarAddedG).toBe(0)
})

test('a recipe has exactly the allergens of its ingredients', () => {
  const { allergens } = describeRecipe(dish([grams(pantry.ovo, 50), grams(pantry.minas, 10)]))
  expect([...allergens].sort()).toEqual(['fodmap', 'lactose', 'leite', 'origem_animal', 'ovo'])
})

test('an unknown ingredient makes the recipe unverified', () => {
  expect(describeRecipe(dish([grams('taco:99999', 10)])).isVerified).toBe(false)
})

test.each<[RecipeTag, Style]>([
  ['vegetariano', 'Vegetariano'],
  ['vegano', 'Vegano'],
  ['sem_lactose', 'Sem lactose'],
  ['sem_gluten', 'Sem glúten'],
])('a recipe has the tag %s exactly if the answer %s excludes none of its foods', (tag, style) => {
  const exclusions = exclusionsOf({ ...healthy, styles: [style] })
  const apart = recipes.filter((recipe) => {
    const isFree = recipe.ingredients.every(
      ({ foodId }) => exclusionsHitBy(findFood(foodId)!, exclusions, 'ingredient').length === 0,
    )
    return isFree !== describeRecipe(recipe).tags.includes(tag)
  })
  expect(apart.map(({ id }) => id)).toEqual([])
})

test('an aged cheese is not tagged lactose-free, however little it contains', () => {
  const { tags } = describeRecipe(dish([grams(pantry.parmesao, 20)]))
  expect(tags).toContain('vegetariano')
  expect(tags).not.toContain('sem_lactose')
})

test('a drink with added sugar or of pure juice counts as sweetened', () => {
  const rulesOf = (changes: Partial<Recipe>, ...ingredients: Ingredient[]) =>
    describeRecipe(dish(ingredients, { role: 'drink', cookingMin: 0, ...changes })).foodRules
  const milk = grams(pantry.leite, 200)
  expect(rulesOf({}, milk, grams(pantry.acucar, 3))).toContain('bebida_adocada')
  expect(rulesOf({ family: 'suco' }, grams(pantry.laranja, 300))).toContain('bebida_adocada')
  expect(rulesOf({ family: 'vitamina' }, milk, grams(pantry.banana, 75))).not.toContain('bebida_adocada')
})

test('high protein requires minimum grams and a minimum share of the energy', () => {
  const tagsOf = (...ingredients: Ingredient[]) => describeRecipe(dish(ingredients)).tags
  expect(tagsOf(grams(pantry.peito, 150))).toContain('proteina_alta')
  expect(tagsOf(grams(pantry.peito, 60))).not.toContain('proteina_alta')
  expect(tagsOf(grams(pantry.peito, 100), grams(pantry.azeite, 60))).not.toContain('proteina_alta')
})

test('a portion with a fifth of the daily fiber is high in fiber', () => {
  const tagsOf = (beansG: number) => describeRecipe(dish([grams(pantry.feijao, beansG)])).tags
  expect(tagsOf(60)).toContain('fibra_alta')
  expect(tagsOf(50)).not.toContain('fibra_alta')
})

test('light and low-carb depend on the portion and the role', () => {
  const rice = [grams(pantry.arrozCozido, 120)]
  expect(describeRecipe(dish(rice, { role: 'base' })).tags).toContain('light')
  expect(describeRecipe(dish(rice, { role: 'side' })).tags).not.toContain('light')
  expect(describeRecipe(dish(rice)).tags).not.toContain('low_carb')
  expect(describeRecipe(dish([grams(pantry.ovo, 100)])).tags).toContain('low_carb')
})

test('bread at breakfast is tagged padaria, and a stew that keeps marmita', () => {
  const bread = dish([grams(pantry.paoFrances, 50)], { role: 'snack', mealTypes: ['cafe_manha'] })
  expect(describeRecipe(bread).tags).toEqual(expect.arrayContaining(['padaria', 'cafe']))
  expect(describeRecipe(bread).styles).toContain('Padaria')
  expect(describeRecipe(dish([grams(pantry.acem, 150)], { keepsDays: 3 })).tags).toContain('marmita')
  expect(describeRecipe(dish([grams(pantry.acem, 150)], { keepsDays: 2 })).tags).not.toContain('marmita')
})

test('cost classes rank salmon above beef and beef above eggs', () => {
  const costOf = (foodId: string) => describeRecipe(dish([grams(foodId, 150)])).costClass
  expect([costOf(pantry.ovo), costOf(pantry.alcatra), costOf(pantry.salmao)]).toEqual([1, 2, 3])
})

test('a handful of nuts is expensive, and a pinch of them is not', () => {
  const costOf = (castanhaG: number) =>
    describeRecipe(dish([grams(pantry.banana, 80), grams(pantry.castanhaCaju, castanhaG)])).costClass
  expect([costOf(15), costOf(2)]).toEqual([3, 1])
})

test('the shares by processing sum to 1 and follow the energy', () => {
  const { novaShares } = describeRecipe(dish([grams(pantry.arrozCozido, 100), grams(pantry.oleo, 10)]))
  expect(novaShares[1] + novaShares[2] + novaShares[3] + novaShares[4]).toBeCloseTo(1)
  expect(novaShares[2]).toBeCloseTo(88.4 / (88.4 + 128), 1)
})

test('rules on raw food apply only to recipes without cooking', () => {
  const eggs = [grams(pantry.ovo, 100)]
  expect(describeRecipe(dish(eggs, { cookingMin: 0 })).foodRules).toContain('animal_cru')
  expect(describeRecipe(dish(eggs)).foodRules).not.toContain('animal_cru')
})

test('a recipe with a frying step is fried', () => {
  const { isFried, foodRules } = describeRecipe(
    dish([grams(pantry.batata, 200)], { steps: ['Frite em óleo quente.'] }),
  )
  expect(isFried).toBe(true)
  expect(foodRules).toContain('fritura')
})

test('recipes with industrial food may contain traces, plain ones do not', () => {
  expect(describeRecipe(findRecipe('alface-e-tomate')!).hasUnseenIngredients).toBe(false)
  const isUnseen = (...foodIds: string[]) =>
    describeRecipe(dish(foodIds.map((id) => grams(id, 50)))).hasUnseenIngredients
  expect(
    [pantry.linguica, pantry.macarrao, pantry.fermento, pantry.pureTomate].map((id) => isUnseen(id)),
  ).toEqual([true, true, true, true])
  expect(isUnseen(pantry.farinhaMandioca, pantry.acucar, pantry.leiteDeCoco)).toBe(false)
})

test('a frying pan in the steps is listed as a utensil', () => {
  expect(describeRecipe(findRecipe('bife-acebolado')!).utensils).toEqual(['Fogão', 'Frigideira'])
  expect(describeRecipe(findRecipe('alface-e-tomate')!).utensils).toEqual(['Sem cozimento'])
})

test('a described recipe is plain data that can be cloned to a worker', () => {
  const recipe = describeRecipe(findRecipe('baiao-de-dois')!)
  expect(structuredClone(recipe)).toEqual(recipe)
})
