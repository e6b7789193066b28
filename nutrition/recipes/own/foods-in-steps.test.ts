import { expect, test } from 'vitest'
import { describeRecipe } from '../described-recipe.ts'
import { recipes } from '../cookbook/recipe-library.ts'
import { foodsOnlyInSteps } from './foods-in-steps.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { lineOf } from './own-recipe.ts'
import { recipeFoodOf } from './own-recipe-food.ts'
import { foodOfOwn } from '../../foods/own/own-food.ts'
import { toRecipe } from './to-recipe.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'

function recipeOf(name: string, ingredients: string, steps: string): OwnRecipe {
  const lines = readIngredientLines(ingredients.split('; ')).map((one) => lineOf(one, () => undefined))
  return { id: 'x', name, lines, steps: [steps], portions: 2, finalGrams: null, menu: null }
}
const namesIn = (own: OwnRecipe) =>
  foodsOnlyInSteps(own, describeRecipe(toRecipe(own)).allergens).map(({ name }) => name)

test.each([
  ['Batata gratinada', '500 g de batata; sal', 'Cozinhe e polvilhe queijo.', ['queijo']],
  ['Torta de legumes', '2 cenouras', 'Pincele com a gema e asse.', ['gema']],
  ['Bolo de milho', '2 latas de milho; 3 ovos', 'Unte a forma com manteiga. Asse.', ['manteiga']],
  ['Legumes assados', '2 cenouras; azeite', 'Regue com o molho de soja.', ['molho de soja']],
  ['Salada', '1 pé de alface; sal', 'Salpique amendoim torrado.', ['amendoim torrado']],
  ['Frango ao forno', '500 g de peito de frango', 'Passe na farinha de rosca e asse.', ['farinha de rosca']],
  ['Vitamina', '1 banana', 'Bata com o leite até ficar homogêneo.', ['leite']],
  ['Arroz com camarão', '200 g de arroz', 'Junte os camarões no fim.', ['camarões']],
])('%s (%s): "%s" names %j beside the ingredients', (name, ingredients, steps, found) => {
  expect(namesIn(recipeOf(name, ingredients, steps))).toEqual(found)
})

test.each([
  ['Batata gratinada', '500 g de batata; 100 g de queijo muçarela', 'Polvilhe o queijo e asse até dourar.'],
  ['Arroz de coco', '200 g de arroz; 200 ml de leite de coco', 'Junte o leite e a água e o sal.'],
  ['Bolo de arroz', '2 xícaras de farinha de arroz; 3 ovos', 'Peneire a farinha, bata as claras em neve.'],
  ['Pão sem glúten', '2 xícaras de polvilho', 'Modele os pãezinhos. Leve o pão ao forno até ficar dourado.'],
  ['Bisteca', '2 bistecas de porco', 'Grelhe até a carne ficar clara e a pele dourada.'],
  [
    'Feijão',
    '500 g de feijão; 1 cebola',
    'Cozinhe na pressão por 30 minutos. Refogue a cebola e junte o caldo.',
  ],
  ['Mousse', '2 mangas', 'Bata sem leite e leve à geladeira.'],
  ['Panqueca de banana', '2 bananas; 2 ovos', 'Bata. Despeje a massa na frigideira. Recheie as panquecas.'],
  ['Molho de tomate', '1 kg de tomate; azeite', 'Deixe o molho apurar até o ponto de creme.'],
  ['Salada de frutas', '1 manga; 1 banana', 'Corte as frutas em cubos e regue com suco de laranja.'],
  ['Sopa', '2 cenouras; 2 batatas', 'Bata a sopa no liquidificador. Sirva com salsinha.'],
  ['Carne moída', '500 g de carne moída', 'Tempere com alho, cebola e pimenta. Refogue no óleo.'],
])('%s (%s): "%s" names nothing else', (name, ingredients, steps) => {
  expect(namesIn(recipeOf(name, ingredients, steps))).toEqual([])
})

test('the steps of the cookbook name hardly any food beside the ingredients', () => {
  const flagged = recipes.filter((recipe) => {
    const { name, steps, portions, allergens, ingredientLines, foodNames } = describeRecipe(recipe)
    const lines = [...ingredientLines, ...foodNames].map((text) => ({ kind: 'heading', text }) as const)
    const own = { id: 'x', name, steps, portions, lines, finalGrams: null, menu: null }
    return foodsOnlyInSteps(own, allergens).length > 0
  })
  expect(flagged.length / recipes.length).toBeLessThan(0.02)
})

test('the allergens of a food in the steps are open, on the page and in a logged portion', () => {
  const own = recipeOf('Batata gratinada', '500 g de batata; sal', 'Cozinhe e polvilhe queijo.')
  const { recipe } = describeOwnRecipe(own)
  expect(recipe.unknownAllergens).toEqual(['leite', 'lactose'])
  expect(recipe.isVerified).toBe(true)
  expect(foodOfOwn(recipeFoodOf(own)!).unknownAllergens).toEqual(['leite', 'lactose'])
})

test('a food in the steps is found by an allergy to it', () => {
  const own = recipeOf('Salada', '1 pé de alface; sal', 'Salpique amendoim torrado.')
  expect(describeOwnRecipe(own).recipe.holds).toContain('base:amendoim')
  expect(foodOfOwn(recipeFoodOf(own)!).namesInside).toContain('amendoim torrado')
})
