import { expect, test } from 'vitest'
import { foods, findFood } from '../../foods/food-table.ts'
import { ideaFoods } from './idea-foods.ts'
import { recommend } from './recommend.ts'
import type { Recommendation } from './recommendation.ts'
import type { RecommendationInput } from './situation.ts'
import { at, book, day, someone, unplanned } from './test-day.ts'

const idsOf = (input: RecommendationInput) => recommend(input).map(({ id }) => id)
function given(input: RecommendationInput, id: string): Recommendation {
  const found = recommend(input).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not given, but ${idsOf(input).join(', ')}`)
  return found
}

test('two cards never suggest the same food', () => {
  const past = (ago: number) => ({
    date: `2026-03-0${9 - ago}`,
    meals: 3,
    fiberG: 8,
    plateKcal: 900,
    ultraProcessedKcal: 0,
  })
  for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']) {
    const both = day({ checkIns: { workout: 'yes' }, date }, { pastDays: [past(0), past(1), past(2)] })
    const names = recommend(both).flatMap(({ foods: named }) => named.map(({ name }) => name))
    expect([names.length, new Set(names).size]).toEqual([6, 6])
  }
})

test('disliked foods and recipes the person cannot cook are not suggested', () => {
  const wishes = { checkIns: { workout: 'yes' } } as const
  const habits = {
    cookTimeMin: 15,
    equipment: ['Sem cozimento'],
    dislikes: ['base:frango', 'base:ovo'],
  } as const
  for (const date of ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']) {
    const { foods: names } = given(day({ ...wishes, date }, {}, { habits }), 'protein_after_training')
    expect(names.map(({ name }) => name).join()).not.toMatch(/frango|ovo/i)
    const cook = day({ checkIns: { energy: 'high' }, date }, {}, { habits })
    const { recipe } = given(cook, 'energy_to_cook')
    const equipment = book.find(({ id }) => id === recipe?.id)?.equipment ?? []
    expect(recipe?.minutes).toBeLessThanOrEqual(15)
    expect(equipment.filter((needed) => needed !== 'Sem cozimento')).toEqual([])
  }
})

test('a too salty or too sweet recipe is not suggested with hypertension or diabetes', () => {
  const cook = { checkIns: { energy: 'high' } } as const
  const dinner = book.find(({ mealTypes, role }) => mealTypes.includes('jantar') && role === 'main')!
  const only = (change: object) => ({
    recipes: [
      {
        ...dinner,
        totalMinutes: 10,
        mealTypes: ['jantar'],
        perPortion: { ...dinner.perPortion, ...change },
      },
    ] as const,
  })
  const hypertension = someone({ conditions: ['hipertensao'] })
  const diabetes = someone({ conditions: ['diabetes'] })
  expect(idsOf(day({ ...cook, person: hypertension }, {}, only({ sodiumMg: 1500 })))).toEqual([])
  expect(idsOf(day({ ...cook, person: diabetes }, {}, only({ sugarAddedG: 15 })))).toEqual([])
  expect(idsOf(day(cook, {}, only({ sodiumMg: 1500, sugarAddedG: 15 })))).toEqual(['energy_to_cook'])
})

test('with a severe allergy no unverifiable food is suggested', () => {
  const severe = someone({ conditions: ['alergias_graves'], allergies: ['Amendoim'] })
  const named = (person: typeof severe) =>
    Array.from({ length: 28 }, (_, place) => `2026-03-${String(place + 1).padStart(2, '0')}`).flatMap(
      (date) =>
        given(day({ checkIns: { workout: 'yes' }, date, person }), 'protein_after_training').foods.map(
          ({ name }) => name,
        ),
    )
  expect(named(someone({}))).toContain('Queijo minas frescal')
  expect(named(severe)).not.toContain('Queijo minas frescal')
})

test('with anticoagulants no advice adds green leaves', () => {
  const listed = Object.values(ideaFoods)
    .flat()
    .flatMap((id) => findFood(id) ?? [])
  expect(listed.filter(({ group }) => group === 'folhas')).toEqual([])
})

test('before the questionnaire no food is suggested', () => {
  const unknown = day(
    {
      person: null,
      checkIns: { hunger: 'high', energy: 'high' },
      meals: unplanned('jantar'),
      minutesNow: at('17:00'),
    },
    { targets: null, mealShares: null },
  )
  expect(recommend(unknown).map(({ id, foods: named, recipe }) => [id, named, recipe])).toEqual([
    ['hunger', [], null],
  ])
})

test("every food of an idea list meets the list's limits in the food table", () => {
  const portionOf = (id: string) => {
    const food = findFood(id)
    if (!food) throw new Error(`${id} is not in the table of ${foods.length}`)
    const { proteinG, fiberG, kcal } = food.per100g
    const times = food.defaultGrams / 100
    return { food, proteinG: proteinG * times, fiberG: (fiberG ?? 0) * times, kcal: kcal * times }
  }
  const tooLow = [
    ...ideaFoods.protein.filter((id) => portionOf(id).proteinG < 5.5),
    ...ideaFoods.fiber.filter((id) => portionOf(id).fiberG < 2.5),
    ...ideaFoods.snack.filter((id) => portionOf(id).kcal > 150),
    ...Object.values(ideaFoods)
      .flat()
      .filter((id) => portionOf(id).food.nova === 4),
  ]
  expect(tooLow).toEqual([])
})
