import type { FindingCode } from '../../safety/health-findings.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood } from '../../foods/food-table.ts'
import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { nameOf } from '../../foods/identity/identity-table.ts'
import { checkInTypes, type CheckIns } from '../habits/check-ins.ts'
import { caffeineMaxOf } from '../../menu/request/day-limits.ts'
import { isSafe, isSafeServing } from '../../menu/request/eligibility.ts'
import { exclusionsHitBy, exclusionsOf } from '../../safety/exclusions.ts'
import { safetyGates } from '../../safety/gates.ts'
import * as health from '../../safety/health-answers.ts'
import { hasDiabetes, hasHypertension } from '../../safety/health-facts.ts'
import { hasUnseenIngredients } from '../../safety/unseen-ingredients.ts'
import { mainGoals, mealsPerDayOptions, sleepHours } from '../../targets/answers.ts'
import { mealTypesOf } from '../../targets/meal-times.ts'
import { usualMealMinutes } from '../../targets/usual-meal-times.ts'
import type { Person } from '../../targets/person.ts'
import { planTargets } from '../../targets/plan-targets.ts'
import { recommend } from './recommend.ts'
import { recommendationTypes, type Recommendation } from './recommendation.ts'
import type { Figures, MealMoment, RecommendationInput } from './situation.ts'
import { book, day, healthy } from './test-day.ts'

const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
const few = <T>(values: readonly T[]) => fc.uniqueArray(some(values), { maxLength: 3 })
const upTo = (max: number) => fc.integer({ min: 0, max })

const anyPerson: fc.Arbitrary<Person> = fc
  .record({
    sex: some(health.sexes),
    ageYears: fc.integer({ min: 16, max: 90 }),
    weightKg: fc.integer({ min: 42, max: 130 }),
    heightCm: fc.integer({ min: 150, max: 195 }),
    mainGoal: some(mainGoals),
    conditions: few(health.conditions),
    declared: some<readonly FindingCode[]>([
      [],
      ['insuficiencia_cardiaca'],
      ['transtorno_alimentar'],
      ['renal'],
    ]),
    medications: few(health.medications),
    recentSurgeries: some(health.recentSurgeries),
    pregnancyBreastfeeding: some(health.pregnancyBreastfeedingAnswers),
    eatingDisorders: some(['nao', 'nao', 'nao', ...health.eatingDisorders] as const),
    digestiveIssues: few(health.digestiveIssues),
    limitations: few(health.limitations),
    mealsPerDay: some(mealsPerDayOptions),
    styles: few(health.styles),
    allergies: few(health.allergies),
    intolerances: few(health.intolerances),
  })
  .map((answers) => ({ ...healthy, ...answers }))

const anyCheckIns = fc.record(
  {
    mood: some(['great', 'good'] as const),
    energy: some(['high', 'tired'] as const),
    hunger: some(['normal', 'high'] as const),
    workout: some(['yes', 'rest'] as const),
  } satisfies Record<(typeof checkInTypes)[number], unknown>,
  { requiredKeys: [] },
) as fc.Arbitrary<CheckIns>

const anyMoment = fc.record({
  eatenMinutes: fc.option(upTo(1439)),
  plan: some(['cooked', 'away', 'nothing'] as const),
})

const date = (ago: number) =>
  new Date(Date.parse('2026-03-11T00:00:00Z') - ago * 86_400_000).toISOString().slice(0, 10)

const anyFigures: fc.Arbitrary<Omit<Figures, 'targets' | 'mealShares'>> = fc.record({
  consumed: fc.record({ kcal: upTo(4000), proteinG: upTo(200), fiberG: upTo(60) }),
  sodium: fc.record({
    shownMg: fc.option(upTo(5000)),
    allowedForMg: upTo(5000),
    mostMg: fc.option(fc.constant(2000)),
  }),
  isOverMaximum: fc.boolean(),
  sodiumMgMax: fc.constant(2000),
  eaten: fc.array(
    fc.record({
      mealType: some(['cafe_manha', 'almoco', 'jantar'] as const),
      carbG: upTo(250),
    }),
    { maxLength: 4 },
  ),
  plannedKcal: fc.record({ jantar: upTo(1500), ceia: upTo(1500) }),
  plates: fc.record({ plateKcal: upTo(4000), ultraProcessedKcal: upTo(2000) }),
  pastDays: fc
    .array(
      fc.record({ meals: upTo(6), fiberG: upTo(50), plateKcal: upTo(3000), ultraProcessedKcal: upTo(2000) }),
      { maxLength: 3 },
    )
    .map((days) => days.map((past, ago) => ({ ...past, date: date(ago + 1) }))),
  followedDays: fc
    .array(upTo(100), { maxLength: 7 })
    .map((shares) => shares.map((percentage, ago) => ({ percentage, date: date(ago + 1) }))),
  streak: fc.oneof(upTo(400), some([3, 7, 14, 30])),
  lastLoggedDay: fc.option(upTo(60).map((ago) => date(ago + 1))),
  waterMl: upTo(4000),
  waterReferenceMl: fc.option(fc.constant(2400)),
})

const shelf = book.filter((_, place) => place % 5 === 0)

/** Generates the input that the server would build for a random person, with that person's computed targets. */
const anyDay: fc.Arbitrary<RecommendationInput> = fc
  .record({
    person: fc.option(anyPerson, { freq: 12 }),
    minutesNow: upTo(1439),
    offsetDays: upTo(13),
    moments: fc.array(anyMoment, { minLength: 6, maxLength: 6 }),
    lateMinutes: upTo(150),
    checkIns: anyCheckIns,
    sleep: fc.option(some(sleepHours)),
    figures: anyFigures,
    dislikes: few<IdentityId>(['base:frango', 'base:ovo', 'base:feijao', 'base:leite', 'base:banana']),
    cookTimeMin: some([10, 15, 30, 45]),
  })
  .map(({ person, moments, figures, offsetDays, sleep, dislikes, cookTimeMin, lateMinutes, ...rest }) => {
    const plan = person && planTargets(person)
    const numeric = plan?.kind === 'numeric' ? plan : null
    const meals = mealTypesOf(person?.mealsPerDay ?? 4).map((mealType, place): MealMoment => ({
      mealType,
      minutes: Math.min(1439, usualMealMinutes[mealType] + lateMinutes),
      ...moments[place]!,
    }))
    return day(
      { ...rest, person, meals, date: date(offsetDays), sleepHours: sleep },
      { ...figures, targets: numeric?.targetsRest ?? null, mealShares: numeric?.mealShares ?? null },
      { habits: { dislikes, cookTimeMin, equipment: [] }, recipes: shelf },
    )
  })

const runs = { numRuns: 600 }
const textOf = ({ title, message, action }: Recommendation) => `${title} ${message} ${action?.label ?? ''}`

test('at most three distinct recommendations are given, the most important type first', () => {
  fc.assert(
    fc.property(anyDay, (input) => {
      const given = recommend(input)
      expect(given.length).toBeLessThanOrEqual(3)
      expect(new Set(given.map(({ id }) => id)).size).toBe(given.length)
      const places = given.map(({ type }) => recommendationTypes.indexOf(type))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }),
    runs,
  )
})

test('the same input gives the same recommendations', () => {
  fc.assert(
    fc.property(anyDay, (input) => {
      expect(recommend(structuredClone(input))).toEqual(recommend(input))
    }),
    { numRuns: 200 },
  )
})

/** Returns the names of recommended foods and recipes that violate the person's exclusions. */
function violationsOf(input: RecommendationInput): string[] {
  const { person } = input.situation
  const given = recommend(input)
  const named = given.flatMap(({ foods }) => foods)
  const recipes = given.flatMap(({ recipe }) => book.find(({ id }) => id === recipe?.id) ?? [])
  if (!person) return [...named, ...recipes].map(({ name }) => name)
  const exclusions = exclusionsOf(person)
  const isStrict = exclusions.isStrict && exclusions.all.some(({ source }) => source === 'alergia')
  const limits = {
    hasHypertension: hasHypertension(person),
    hasDiabetes: hasDiabetes(person),
    sodiumMgMax: 2000,
    caffeineMaxMg: caffeineMaxOf(person),
  }
  const { dislikes } = input.menuContext.habits
  const badFoods = named.filter(({ id, name }) => {
    const food = findFood(id)!
    const words = name.toLowerCase().split(/[\s-]/)
    return (
      exclusionsHitBy(food, exclusions).length > 0 ||
      (isStrict && hasUnseenIngredients(food)) ||
      dislikes.some((disliked) => words.includes(nameOf(disliked).toLowerCase()))
    )
  })
  const badRecipes = recipes.filter(
    (one) => !isSafe(one, exclusions) || !isSafeServing(one, 1, limits) || holdsAny(one, dislikes),
  )
  return [...badFoods, ...badRecipes].map(({ name }) => name)
}

test('no food and no recipe breaks an allergy, a restriction, a condition or a dislike', () => {
  fc.assert(
    fc.property(anyDay, (input) => {
      expect(violationsOf(input)).toEqual([])
    }),
    runs,
  )
})

/** Digits allowed with hidden numbers: times of day and hours of sleep. */
const harmlessNumbers = /\b\d{1,2}h(\d{2})?\b|cerca de \d horas/g

test('people with an eating disorder never get numbers of food, weight or days', () => {
  fc.assert(
    fc.property(
      anyDay.filter(({ situation: { person } }) => person !== null && safetyGates(person).hidesNumbers),
      (input) => {
        for (const one of recommend(input)) {
          expect(textOf(one).replaceAll(harmlessNumbers, '')).not.toMatch(
            /\d|kcal|caloria|peso|meta|leve|seguid|sequência|proteína|fibra|%/i,
          )
          expect(one.recipe?.kcal ?? null).toBeNull()
          expect(['scan', 'light_meals', 'protein_foods', 'fiber_foods', 'reports']).not.toContain(
            one.action?.type,
          )
        }
      },
    ),
    runs,
  )
})

test('people under clinical feeding get no food names and no intake advice', () => {
  const conditions = ['renal', 'hepatica', 'bariatrica'] as const
  fc.assert(
    fc.property(anyDay, some(conditions), (input, condition) => {
      const person = { ...healthy, ...input.situation.person, conditions: [condition] }
      // The targets come from another day, because `planTargets` computes none for these people.
      const { targets, mealShares } = day().figures
      const figures = { ...input.figures, targets, mealShares }
      const treated = { ...input, figures, situation: { ...input.situation, person } }
      for (const one of recommend(treated)) {
        expect([one.foods, one.recipe]).toEqual([[], null])
        expect(textOf(one)).not.toMatch(/proteína|fibra|leve/i)
      }
    }),
    { numRuns: 300 },
  )
})

test('recommendations never mention weight', () => {
  fc.assert(
    fc.property(anyDay, (input) => {
      const text = recommend(input).map(textOf).join(' ')
      expect(text).not.toMatch(/\bpeso\b|emagrec|quilo|déficit|dieta/i)
    }),
    runs,
  )
})

test('people who must not eat less never get "lighter" advice', () => {
  fc.assert(
    fc.property(
      anyDay.filter(
        ({ situation: { person } }) => person !== null && safetyGates(person).noDeficit.length > 0,
      ),
      (input) => {
        const given = recommend(input)
        expect(given.map(textOf).join(' ')).not.toMatch(/\bleve/i)
        expect(given.map(({ action }) => action?.type)).not.toContain('light_meals')
      },
    ),
    runs,
  )
})
