import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { gramsOf } from '../../foods/measures/grams-of.ts'
import { isSafe } from '../../menu/request/eligibility.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { type MealType, mealTypes } from '../../targets/meal-type.ts'
import { type DescribedRecipe, describeRecipe } from '../described-recipe.ts'
import { ingredientName } from '../ingredient-line.ts'
import { proteins, recipeRoles, type RecipeRole, regions } from '../recipe.ts'
import { findRecipe, recipes } from './recipe-library.ts'

const described = recipes.map(describeRecipe)
const idsWhere = (isOdd: (recipe: DescribedRecipe) => boolean) => described.filter(isOdd).map(({ id }) => id)

test('every id finds its recipe, and ids and names are unique', () => {
  expect(findRecipe('baiao-de-dois')?.name).toBe('Baião de dois')
  expect(findRecipe('nao-existe')).toBeUndefined()
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length)
  expect(new Set(recipes.map(({ name }) => normalizeText(name))).size).toBe(recipes.length)
})

test('ids are written in kebab case without accents', () => {
  expect(idsWhere(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('every ingredient is a food of the table, named once per recipe', () => {
  expect(idsWhere(({ isVerified }) => !isVerified)).toEqual([])
  expect(
    idsWhere(({ ingredients }) => new Set(ingredients.map(({ foodId }) => foodId)).size < ingredients.length),
  ).toEqual([])
})

test('grams agree with the household measure if the food has that measure', () => {
  const apart = recipes.flatMap(({ id, ingredients }) =>
    ingredients
      .filter(({ foodId, grams, quantity, measure }) => {
        const expected = gramsOf(findFood(foodId)!, measure, quantity)
        return expected === null ? measure === 'grama' : Math.abs(grams - expected) > 0.12 * expected
      })
      .map(({ foodId }) => `${id}: ${foodId}`),
  )
  expect(apart).toEqual([])
})

const plausibleKcal: Readonly<Record<RecipeRole, readonly [number, number]>> = {
  main: [150, 900],
  solo: [150, 900],
  base: [80, 450],
  side: [10, 250],
  snack: [50, 450],
  drink: [0, 350],
}

test('the energy of a portion is in the range of its role', () => {
  expect(
    idsWhere(({ role, perPortion: { kcal } }) => {
      const [least, most] = plausibleKcal[role]
      return kcal < least || kcal > most
    }),
  ).toEqual([])
})

test('a main has protein, and no portion exceeds half a day of sodium or the sugar cap', () => {
  expect(idsWhere(({ role, perPortion }) => role === 'main' && perPortion.proteinG < 6)).toEqual([])
  expect(idsWhere(({ perPortion }) => perPortion.sodiumMg > 1200)).toEqual([])
  expect(idsWhere(({ perPortion }) => perPortion.sugarAddedG > 20)).toEqual([])
})

test('portions, yields, times and storage are in the range of a home kitchen', () => {
  expect(idsWhere(({ portions }) => ![1, 2, 3, 4].includes(portions))).toEqual([])
  expect(
    idsWhere(({ role, portionGrams }) => portionGrams < (role === 'main' ? 100 : 25) || portionGrams > 500),
  ).toEqual([])
  expect(idsWhere(({ preparationMin, totalMinutes }) => preparationMin < 1 || totalMinutes > 90)).toEqual([])
  expect(idsWhere(({ keepsDays }) => keepsDays < 0 || keepsDays > 7)).toEqual([])
})

test('no-cook recipes have no stove time, and cooked ones name their equipment', () => {
  const cooking = ['Fogão', 'Forno', 'Airfryer', 'Micro-ondas']
  expect(
    idsWhere(
      ({ equipment, cookingMin }) => equipment.some((one) => cooking.includes(one)) !== cookingMin > 0,
    ),
  ).toEqual([])
  expect(
    idsWhere(
      ({ equipment }) =>
        equipment.length === 0 || (equipment.includes('Sem cozimento') && equipment.length > 1),
    ),
  ).toEqual([])
})

const machines = ['Forno', 'Airfryer', 'Micro-ondas', 'Liquidificador', 'Processador'] as const
const stoveOnly = /frigideira|panela|cuscuzeira|\bfogo\b|refogue|\bferva\b/i
const stoveWords = /frigideira|panela|cuscuzeira|\bfogo\b|\bferv|refogue|doure|cozinhe/i

test('the steps use exactly the equipment that the recipe names', () => {
  const odd = recipes.flatMap(({ id, steps, equipment }) => {
    const text = steps.join(' ')
    const saysMachine = (machine: string) => new RegExp(`\\b${machine}\\b`, 'i').test(text)
    const hasStove = equipment.includes('Fogão')
    return [
      ...machines.filter((machine) => saysMachine(machine) !== equipment.includes(machine)),
      ...((hasStove ? !stoveWords.test(text) : stoveOnly.test(text)) ? ['Fogão'] : []),
    ].map((one) => `${id}: ${one}`)
  })
  expect(odd).toEqual([])
})

test('three to nine steps, each a sentence a beginner can follow', () => {
  expect(idsWhere(({ steps }) => steps.length < 3 || steps.length > 9)).toEqual([])
  const odd = recipes.flatMap(({ id, steps }) =>
    steps.filter((step) => !/^[A-ZÀ-Ú].{15,220}\.$/.test(step)).map((step) => `${id}: ${step}`),
  )
  expect(odd).toEqual([])
})

test('every ingredient is mentioned in the steps', () => {
  const forgotten = recipes.flatMap(({ id, steps, ingredients }) => {
    const text = normalizeText(steps.join(' '))
    return ingredients
      .map(({ foodId }) => ingredientName(findFood(foodId)!))
      .filter((name) => !stemsOf(name).some((stem) => text.includes(stem)))
      .map((name) => `${id}: ${name}`)
  })
  expect(forgotten).toEqual([])
})

/** Returns the stems of a name's content words: `grãos` and `grão` are equal, and so are `picada` and `picado`. */
function stemsOf(name: string): string[] {
  return normalizeText(name)
    .split(' ')
    .filter((word) => word.length > 2 && !/^(cozid|com|verde|branco|lata|caseiro|seco$|sem|crua)/.test(word))
    .map((word) => word.slice(0, Math.max(3, word.length - 2)))
}

test('names and stories are short and complete', () => {
  expect(idsWhere(({ name }) => name.length < 8 || name.length > 60)).toEqual([])
  expect(idsWhere(({ story }) => !/^[A-ZÀ-Ú].{15,110}[.!?)]$/.test(story))).toEqual([])
  expect(new Set(recipes.map(({ story }) => story)).size).toBe(recipes.length)
})

test('no text judges, promises health or advertises', () => {
  const unwanted =
    /emagre|detox|saudável|fitness|queima|\bculpa|pecado|light|dieta|cura|imunidade|anti-?inflamat|milagr|proibid|engord|(mais|bem) leve\b/i
  const odd = recipes.flatMap(({ id, name, story, steps }) =>
    [name, story, ...steps].filter((text) => unwanted.test(text)).map((text) => `${id}: ${text}`),
  )
  expect(odd).toEqual([])
})

test('eggs, meat and fish are cooked through', () => {
  const halfRaw = /mal ?passad|gema (mole|escorr)|ainda (úmidos|cremos)|centro rosado|tartar|carpaccio/i
  expect(idsWhere(({ story, steps }) => [story, ...steps].some((text) => halfRaw.test(text)))).toEqual([])
})

test('no animal food is eaten raw, and nothing is deep-fried', () => {
  expect(idsWhere(({ foodRules }) => foodRules.includes('animal_cru'))).toEqual([])
  expect(idsWhere(({ isFried }) => isFried)).toEqual([])
})

test('the library covers every meal, role, protein and region', () => {
  const count = (isOne: (recipe: DescribedRecipe) => boolean) => described.filter(isOne).length
  const thin = [
    ...mealTypes.filter((meal) => count((recipe) => recipe.mealTypes.includes(meal)) < 15),
    ...recipeRoles.filter((role) => count((recipe) => recipe.role === role) < shelfLeast[role]),
    ...proteins.filter((protein) => count((recipe) => recipe.protein === protein) < 8),
    ...regions.filter((region) => count((recipe) => recipe.regions.includes(region)) < 20),
  ]
  expect(thin).toEqual([])
})

const shelfLeast: Readonly<Record<RecipeRole, number>> = {
  main: 60,
  solo: 12,
  base: 12,
  side: 25,
  snack: 35,
  drink: 10,
}

const profiles: Readonly<Record<string, Partial<HealthFacts>>> = {
  'sem restrição': {},
  vegetariano: { styles: ['Vegetariano'] },
  vegano: { styles: ['Vegano'] },
  'sem glúten': { styles: ['Sem glúten'] },
  'sem lactose': { styles: ['Sem lactose'] },
  'vegano sem soja nem castanhas': { styles: ['Vegano'], allergies: ['Soja', 'Castanhas'] },
  'vegano sem glúten': { styles: ['Vegano', 'Sem glúten'] },
  'vegetariano sem lactose': { styles: ['Vegetariano', 'Sem lactose'] },
  'sem leite, ovo nem glúten': { allergies: ['Leite', 'Ovo', 'Glúten'] },
  'sem peixes e frutos do mar': { allergies: ['Frutos do mar'] },
  'sem amendoim': { allergies: ['Amendoim'] },
  hipertensão: { conditions: ['hipertensao'] },
  diabetes: { conditions: ['diabetes'] },
  'colesterol alto': { conditions: ['colesterol_alto'] },
  gestação: { conditions: ['gestante'] },
  refluxo: { digestiveIssues: ['Refluxo'] },
  'intestino irritável': { digestiveIssues: ['Síndrome do intestino irritável'] },
  'sem histamina': { intolerances: ['Histamina'] },
  'sem frutose': { intolerances: ['Frutose'] },
  'sem FODMAPs': { intolerances: ['FODMAPs'] },
  'vegano sem FODMAPs': { styles: ['Vegano'], intolerances: ['FODMAPs'] },
  amamentação: { pregnancyBreastfeeding: 'amamentando' },
  diarreia: { digestiveIssues: ['Diarreia'] },
  'alergia grave a leite': { allergies: ['Leite'], conditions: ['alergias_graves'] },
  'alergia grave a amendoim': { allergies: ['Amendoim'], conditions: ['alergias_graves'] },
  'diabetes e hipertensão': { conditions: ['diabetes', 'hipertensao'] },
}

function suits(recipe: DescribedRecipe, facts: HealthFacts): boolean {
  return isSafe(recipe, exclusionsOf(facts))
}

const isMainMeal = (meal: MealType) => meal === 'almoco' || meal === 'jantar'

function choices(meal: MealType, facts: HealthFacts, maxMinutes: number): DescribedRecipe[] {
  const roles: readonly RecipeRole[] = isMainMeal(meal) ? ['main', 'solo'] : ['snack', 'solo']
  return described.filter(
    (recipe) =>
      roles.includes(recipe.role) &&
      recipe.mealTypes.includes(meal) &&
      recipe.totalMinutes <= maxMinutes &&
      suits(recipe, facts),
  )
}

test.each([
  { maxMinutes: Infinity, mainMeals: 8, otherMeals: 5 },
  { maxMinutes: 15, mainMeals: 8, otherMeals: 5 },
  { maxMinutes: 10, mainMeals: 4, otherMeals: 4 },
])(
  'every profile finds enough of every meal within $maxMinutes minutes',
  ({ maxMinutes, mainMeals, otherMeals }) => {
    const thin = Object.entries(profiles).flatMap(([profile, answers]) =>
      mealTypes.flatMap((meal) => {
        const found = choices(meal, { ...healthy, ...answers }, maxMinutes).length
        return found < (isMainMeal(meal) ? mainMeals : otherMeals) ? [`${profile}, ${meal}: ${found}`] : []
      }),
    )
    expect(thin).toEqual([])
  },
)

test('lunch and dinner can be cooked with a microwave alone, or with nothing', () => {
  const withMicrowave = choices('almoco', healthy, 15).filter(({ equipment }) =>
    equipment.every((one) => one === 'Micro-ondas' || one === 'Sem cozimento'),
  )
  const withNothing = choices('almoco', healthy, 15).filter(({ equipment }) =>
    equipment.includes('Sem cozimento'),
  )
  expect(withMicrowave.length).toBeGreaterThanOrEqual(12)
  expect(withNothing.length).toBeGreaterThanOrEqual(5)
})

test('every profile has bases and sides within 15 minutes', () => {
  const thin = Object.entries(profiles).flatMap(([profile, answers]) =>
    (['base', 'side'] as const).flatMap((role) => {
      const found = described.filter(
        (recipe) =>
          recipe.role === role && recipe.totalMinutes <= 15 && suits(recipe, { ...healthy, ...answers }),
      ).length
      return found < (role === 'base' ? 5 : 12) ? [`${profile}, ${role}: ${found}`] : []
    }),
  )
  expect(thin).toEqual([])
})

test('every protein of a main dish has several marmitas', () => {
  const marmitas = described.filter(({ role, tags }) => role === 'main' && tags.includes('marmita'))
  const thin = proteins.filter(
    (protein) => protein !== 'nenhuma' && !marmitas.some((recipe) => recipe.protein === protein),
  )
  expect(thin).toEqual([])
  expect(marmitas.length).toBeGreaterThanOrEqual(40)
})
