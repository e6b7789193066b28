import { describe, expect, test } from 'vitest'
import { noLabelValues } from '../../foods/own/label-nutrients.ts'
import { foodOfOwn, type LabelFood } from '../../foods/own/own-food.ts'
import { contentsOf } from '../../foods/identity/food-contents.ts'
import { knownFood } from '../../foods/food-table.ts'
import { figureOf, perUnit } from '../../day/micronutrients/micronutrients.ts'
import { micronutrientsOfOwnRecipe } from '../../day/micronutrients/own-recipe-micronutrients.ts'
import { describeOwnRecipe } from './describe-own-recipe.ts'
import { estimateFinalGrams } from './final-grams.ts'
import { menuObstacles } from './menu-obstacles.ts'
import { suggestMenuAnswers } from './menu-answers.ts'
import { recipeFoodOf } from './own-recipe-food.ts'
import { ingredientLineOf, lineOf, type OwnRecipe } from './own-recipe.ts'
import { amountOfLine, readIngredientLines } from './read-ingredient-lines.ts'
import { forbidsRecipe } from '../../safety/exclusions.ts'
import { readRecipeText } from './read-recipe-text.ts'

const whey: LabelFood = {
  id: 'own:00000000-0000-4000-8000-000000000001:1',
  name: 'Whey da academia',
  group: 'laticinio',
  unit: 'g',
  portion: 30,
  measure: { quantity: 1, name: 'dose' },
  packagePortions: 30,
  basis: 'portion',
  values: { ...noLabelValues, energy_kcal: 120, carbs_g: 3, protein_g: 24, fat_g: 1.5 },
  allergens: { contains: ['leite', 'lactose'], mayContain: ['soja'], freeOf: [], isComplete: false },
  nova: 4,
}

const pasted = `Bolo de fubá da vó
Ingredientes
• 3 ovos
• 2 xícaras (chá) de fubá
• 1 xícara de açúcar
- 1/2 xícara de óleo
- 1 xícara de leite
1 colher (sopa) de fermento em pó
1 pitada de sal
Modo de preparo
1. Bata tudo no liquidificador.
2. Asse em forno médio por 40 minutos.
Rende 10 porções`

function recipeOf(text: string, changes: Partial<OwnRecipe> = {}): OwnRecipe {
  const { name, readings, steps, portions } = readRecipeText(text, [foodOfOwn(whey)])
  return {
    id: 'propria-1',
    name: name ?? 'Receita',
    lines: readings.map((reading) => lineOf(reading, (id) => (id === whey.id ? whey : undefined))),
    steps,
    portions: portions ?? 1,
    finalGrams: null,
    menu: null,
    ...changes,
  }
}

describe('an own recipe', () => {
  test('a pasted text becomes name, lines, steps and portions', () => {
    const recipe = recipeOf(pasted)
    expect(recipe.name).toBe('Bolo de fubá da vó')
    expect(recipe.portions).toBe(10)
    expect(recipe.steps).toEqual(['Bata tudo no liquidificador.', 'Asse em forno médio por 40 minutos.'])
    expect(recipe.lines.map(({ kind }) => kind)).toEqual(Array(7).fill('ingredient'))
    expect(suggestMenuAnswers(recipe)).toMatchObject({
      equipment: ['Forno', 'Liquidificador'],
      cookingMin: 40,
    })
  })

  test('numbers, allergens and classes follow from the lines', () => {
    const { recipe, isLowerBound } = describeOwnRecipe(recipeOf(pasted))
    expect(recipe.perPortion.kcal).toBeGreaterThan(250)
    expect(recipe.perPortion.kcal).toBeLessThan(360)
    expect(recipe.allergens).toEqual(expect.arrayContaining(['leite', 'ovo']))
    expect(recipe.portionGrams).toBeGreaterThan(60)
    expect(isLowerBound).toBe(false)
  })

  test('grams without numbers make micronutrients less known, not smaller', () => {
    const known = micronutrientsOfOwnRecipe(recipeOf('1 kg de acém'))
    const partly = micronutrientsOfOwnRecipe(recipeOf('1 kg de acém\n500 g de xispeteco'))
    expect(figureOf(partly.amounts, 'iron')).toBe(figureOf(known.amounts, 'iron'))
    expect(partly.grams - figureOf(partly.knownGrams, 'iron')).toBe(500 * perUnit)
  })

  test('an own food brings its numbers and the allergens of its label', () => {
    const { recipe } = describeOwnRecipe(recipeOf('2 doses de whey da academia\n1 banana'))
    expect(recipe.perPortion.proteinG).toBeGreaterThan(48)
    expect(recipe.allergens).toEqual(expect.arrayContaining(['leite', 'lactose', 'soja']))
    expect(recipe.unknownAllergens).toContain('amendoim')
    expect(recipe.isVerified).toBe(false)
  })

  test('an allergen that a label leaves open forbids the recipe for an intolerance as for an allergy', () => {
    const { recipe } = describeOwnRecipe(recipeOf('2 doses de whey da academia\n1 banana'))
    const unknown = describeOwnRecipe(recipeOf('1 banana\n50 g de xispeteco')).recipe
    const reason = { answer: 'Glúten', rules: [], identities: [], text: '', tags: ['gluten'] } as const
    for (const source of ['alergia', 'intolerancia', 'estilo'] as const) {
      expect(forbidsRecipe({ ...reason, source }, recipe)).toBe(true)
      expect(forbidsRecipe({ ...reason, source }, unknown)).toBe(true)
      expect(forbidsRecipe({ ...reason, source }, describeOwnRecipe(recipeOf('1 banana')).recipe)).toBe(false)
    }
  })

  test('a seasoning without a row is found by an allergy to it', () => {
    const { recipe } = describeOwnRecipe(recipeOf('1 banana\n1 colher de chá de canela em pó'))
    expect(recipe.holds).toContain('base:canela')
  })

  test.each([
    '1 colher de chá de curry',
    'tempero completo a gosto',
    '1 sachê de tempero',
    'zaatar',
    'lemon pepper',
  ])('nobody knows the allergens of a blend: %s', (line) => {
    const own = recipeOf(`200 g de arroz\n${line}`)
    const { recipe } = describeOwnRecipe(own)
    expect(recipe).toMatchObject({ isVerified: false, hasUnseenIngredients: true })
    expect(recipe.unknownAllergens).toEqual(expect.arrayContaining(['gluten', 'leite', 'castanhas']))
    const logged = foodOfOwn({ ...recipeFoodOf(own)!, id: own.id })
    expect(logged.unknownAllergens).toEqual(recipe.unknownAllergens)
  })

  test.each([
    'tempero verde a gosto',
    '1 colher de chá de essência de baunilha',
    'orégano',
    '1 folha de louro',
  ])('a single plant leaves no allergen open: %s', (line) => {
    const { recipe } = describeOwnRecipe(recipeOf(`200 g de arroz\n${line}`))
    expect(recipe).toMatchObject({ isVerified: true, unknownAllergens: [] })
  })

  test('a seasoning without a row is found by an allergy to it in a logged portion', () => {
    const portion = recipeFoodOf(recipeOf('1 banana\n1 colher de chá de canela em pó'))!
    expect(contentsOf(foodOfOwn(portion)).holds).toContain('base:canela')
    expect(foodOfOwn(portion).unknownAllergens).toEqual([])
  })

  test('an ingredient with an open amount counts its allergens but no grams, and the sum is a lower bound', () => {
    const { recipe, uncountedNames, isLowerBound } = describeOwnRecipe(
      recipeOf('200 g de arroz\nqueijo ralado a gosto'),
    )
    expect(recipe.allergens).toContain('leite')
    expect(recipe.ingredientLines).toContain('queijo ralado a gosto')
    expect({ uncountedNames, isLowerBound }).toEqual({
      uncountedNames: ['queijo ralado'],
      isLowerBound: true,
    })
  })

  test('an unknown line keeps the recipe out of the menus until it is answered', () => {
    const [doubt] = readIngredientLines('1 pacote de creme de cebola')
    const open = recipeOf('500 g de peito de frango\n1 pacote de creme de cebola', { portions: 4 })
    expect(menuObstacles(open).map(({ code }) => code)).toEqual(['unknown_ingredients', 'answers_missing'])
    expect(amountOfLine('2 xícaras de creme de cebola', knownFood('taco:35'))?.grams).toBeCloseTo(253.6, 0)
    const onion = ingredientLineOf(
      doubt?.text ?? '',
      { foodId: knownFood('taco:107').id },
      {
        amount: { grams: 60, quantity: 60, measure: 'grama' },
      },
    )
    const lines = open.lines.map((line) => (line.kind === 'unknown' ? onion : line))
    expect(menuObstacles({ ...open, lines, menu: suggestMenuAnswers(open) })).toEqual([])
  })

  test('a portion without energy is only an obstacle after all lines are answered', () => {
    const codes = (text: string) => menuObstacles(recipeOf(text)).map(({ code }) => code)
    expect(codes('1 xícara de café\n2 xícaras de zuritanga')).not.toContain('implausible_portion')
    expect(codes('1 g de alface')).toContain('implausible_portion')
    expect(codes('2 kg de açúcar\n2 xícaras de zuritanga')).toContain('implausible_portion')
  })

  test('an open amount of oil is an obstacle, of salt only where sodium is limited, of a greased tin never', () => {
    const recipe = (line: string) => {
      const one = recipeOf(`500 g de batata\n${line}`, { portions: 4 })
      return { ...one, menu: suggestMenuAnswers(one) }
    }
    const openAmounts = (names: string) => [{ code: 'open_amounts', names: [names] }]
    expect(menuObstacles(recipe('óleo para fritar'))).toEqual(openAmounts('óleo'))
    expect(menuObstacles(recipe('sal a gosto'))).toEqual([])
    expect(menuObstacles(recipe('sal a gosto'), true)).toEqual(openAmounts('sal'))
    expect(menuObstacles(recipe('manteiga para untar'))).toEqual([])
  })

  test.each([
    ['5 kg de arroz cru', 1, ['implausible_portion']],
    ['100 g de alface', 10, ['implausible_portion']],
    ['500 g de arroz cru', 4, []],
  ])('%s in %i portions has the obstacles %j', (line, portions, codes) => {
    const one = recipeOf(line, { portions })
    const obstacles = menuObstacles({ ...one, menu: suggestMenuAnswers(one) })
    expect(obstacles.map(({ code }) => code)).toEqual(codes)
  })

  test('a cooked dish keeps four fifths of the water that its grains do not take up', () => {
    const finalGrams = (lines: string, step: string) =>
      estimateFinalGrams({ ...recipeOf(lines), steps: [step] })
    const [cooked, raw] = ['Cozinhe na panela.', 'Misture.']
    const carrots = '200 g de cenoura'
    expect(finalGrams(`${carrots}\n1 litro de água`, cooked) - finalGrams(carrots, cooked)).toBe(800)
    expect(finalGrams(`${carrots}\n1 litro de água`, raw) - finalGrams(carrots, raw)).toBe(1000)
    const rice = '200 g de arroz cru'
    expect(finalGrams(`${rice}\n200 ml de água`, cooked)).toBe(finalGrams(rice, cooked))
    expect(finalGrams(rice, cooked)).toBeGreaterThan(400)
  })
})
