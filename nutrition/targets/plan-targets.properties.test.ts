import { findingCodes } from '../safety/health-findings.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safetyGates } from '../safety/gates.ts'
import {
  allergies,
  conditions,
  digestiveIssues,
  eatingDisorders,
  intolerances,
  limitations,
  medications,
  pregnancyBreastfeedingAnswers,
  recentSurgeries,
  sexes,
  styles,
  weightHistories,
} from '../safety/health-answers.ts'
import { bmiOf, hasDiabetes, hasHighCholesterol } from '../safety/health-facts.ts'
import {
  fitnessGoals,
  hydrationLiters,
  intensities,
  mainGoals,
  mealsPerDayOptions,
  modalities,
  priorityLevels,
  trainingDurationsMinutes,
  trainingFrequencies,
  weightTimelines,
  workSchedules,
} from './answers.ts'
import { floorKcal, needKcalOf, olderFloorKcal } from './energy.ts'
import { followsLowCarb, referenceWeightKg } from './macros.ts'
import type { Person } from './person.ts'
import { planTargets, type NumericPlan } from './plan-targets.ts'

const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
const few = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(some(values), { maxLength: 3 }) },
  )
/**
 * Generates `usual` in six of seven cases, so that most generated people have no safety rule and get a numeric plan.
 */
const mostly = <T>(usual: T, values: readonly T[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: some(values) })
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

const anyPerson: fc.Arbitrary<Person> = fc.record({
  sex: some(sexes),
  ageYears: fc.integer({ min: 16, max: 101 }),
  weightKg: fc.oneof(tenths(45, 130), tenths(29, 301)),
  heightCm: fc.oneof(fc.integer({ min: 150, max: 195 }), fc.integer({ min: 119, max: 231 })),
  targetWeightKg: fc.option(tenths(40, 150), { nil: undefined }),
  weightTimeline: fc.option(some(weightTimelines), { nil: undefined }),
  mainGoal: some(mainGoals),
  priorityLevel: some(priorityLevels),
  conditions: few(conditions),
  medications: few(medications),
  recentSurgeries: mostly('nao', recentSurgeries),
  pregnancyBreastfeeding: mostly('nao', pregnancyBreastfeedingAnswers),
  eatingDisorders: mostly('nao', eatingDisorders),
  weightHistory: some(weightHistories),
  limitations: few(limitations),
  digestiveIssues: few(digestiveIssues),
  styles: few(styles),
  allergies: few(allergies),
  intolerances: few(intolerances),
  medicalDisclaimerAck: mostly(true, [false]),
  declared: few(findingCodes),
  removedFindings: few(findingCodes),
  namedAllergies: fc.constant([]),
  careQuestion: mostly('none', ['open', 'yes', 'no'] as const),
  isLosingFast: mostly(false, [true]),
  workSchedule: some(workSchedules),
  mealsPerDay: some(mealsPerDayOptions),
  hydrationLiters: some(hydrationLiters),
  activity: fc.record({
    freqPerWeek: some(trainingFrequencies),
    modality: some(modalities),
    durationMinutes: some(trainingDurationsMinutes),
    intensity: some(intensities),
    goalsFitness: few(fitnessGoals),
  }),
})

const runs = Number(process.env.PROPERTY_RUNS ?? 1000)

function forEveryPlan(check: (person: Person, plan: NumericPlan) => void, people = anyPerson): void {
  fc.assert(
    fc.property(people, (person) => {
      const plan = planTargets(person)
      fc.pre(plan.kind === 'numeric')
      check(person, plan)
    }),
    { numRuns: runs },
  )
}

const daysOf = (plan: NumericPlan) => [plan.targetsRest, plan.targetsTraining]

test('any reason against a deficit keeps every day at the estimated need or above', () => {
  const withoutDeficit = [
    'pos_parto',
    'insulina',
    'diabetes_1',
    'insuficiencia_cardiaca',
    'litio',
    'corticoides',
    'inibidor_de_apetite',
    'glp1',
    'fragilidade',
    'perda_rapida',
    'hipoglicemia',
  ] as const
  const change = (overrides: Partial<Person>) =>
    anyPerson.map((person): Person => ({ ...person, ...overrides }))
  const protectedPeople = fc.oneof(
    change({ sex: 'F', pregnancyBreastfeeding: 'gestante' }),
    change({ sex: 'F', conditions: ['lactante'] }),
    anyPerson.map((person): Person => ({ ...person, ageYears: 75 + (person.ageYears % 26) })),
    change({ ageYears: 66, weightKg: 70, heightCm: 165 }),
    change({ weightKg: 46, heightCm: 160, mainGoal: 'ganhar' }),
    change({ ageYears: 61, weightKg: 55, heightCm: 160 }),
    change({ medications: ['insulina'] }),
    change({ medications: ['corticoides'] }),
    ...withoutDeficit.map((code) => change({ declared: [code], mainGoal: 'emagrecer' })),
    change({ isLosingFast: true }),
    change({ careQuestion: 'open' }),
    change({ careQuestion: 'yes' }),
  )
  forEveryPlan((person, plan) => {
    expect(safetyGates(person).noDeficit).not.toEqual([])
    for (const day of daysOf(plan)) expect(day.kcal).toBeGreaterThanOrEqual(needKcalOf(person))
  }, protectedPeople)
})

test('no day is below the floor or above 4 000 kcal', () => {
  forEveryPlan((person, plan) => {
    for (const day of daysOf(plan)) {
      expect(day.kcal).toBeGreaterThanOrEqual(floorKcal(person))
      expect(day.kcal).toBeLessThanOrEqual(4000)
    }
  })
})

test('no deficit passes 25 %, 750 kcal, a safe weekly loss or the limit of a condition', () => {
  const peopleInAHurry = anyPerson.map((person): Person => ({
    ...person,
    mainGoal: 'emagrecer',
    targetWeightKg: Math.min(person.weightKg - 1, person.weightKg * 0.7),
    weightTimeline: '1-3-meses',
  }))
  const anyWish = fc.oneof(
    anyPerson,
    peopleInAHurry,
    anyPerson.map((person): Person => ({ ...person, mainGoal: 'emagrecer', targetWeightKg: undefined })),
    peopleInAHurry.map((person): Person => ({ ...person, conditions: ['diabetes'] })),
  )
  forEveryPlan((person, plan) => {
    const need = needKcalOf(person)
    const deficit = need - plan.weeklyMeanKcal
    const weeklyKg = (deficit * 7) / 7700
    const isLean = bmiOf(person.weightKg, person.heightCm) < 25
    const gentle =
      person.conditions.includes('ansiedade_depressao') || person.weightHistory === 'efeito_sanfona'
    expect(deficit).toBeLessThanOrEqual(Math.min(need * 0.25, 750))
    expect(weeklyKg).toBeLessThanOrEqual(Math.min(1, person.weightKg * (isLean ? 0.005 : 0.01)))
    expect(deficit).toBeLessThanOrEqual(hasDiabetes(person) ? 500 : Infinity)
    expect(deficit).toBeLessThanOrEqual(need * (gentle ? 0.15 : 1))
  }, anyWish)
})

test('surplus stays within 15 %, 500 kcal and 0.5 % a week, except at the floor', () => {
  const peopleGaining = anyPerson.map((person): Person => ({
    ...person,
    mainGoal: 'ganhar',
    priorityLevel: 'alta',
    targetWeightKg: undefined,
  }))
  forEveryPlan((person, plan) => {
    const need = needKcalOf(person)
    const surplusMax = Math.min(need * 0.15, 500, (person.weightKg * 0.005 * 7700) / 7)
    const floor = Math.max(floorKcal(person), olderFloorKcal(person))
    expect(plan.weeklyMeanKcal).toBeLessThanOrEqual(Math.ceil(Math.max(need + surplusMax, floor)))
  }, peopleGaining)
})

test('underweight surplus stays within 10 %, 300 kcal and 0.5 % of weight a week', () => {
  const thinPeople = anyPerson.map((person): Person => ({
    ...person,
    weightKg: (16.2 + (person.ageYears % 23) / 10) * (person.heightCm / 100) ** 2,
    targetWeightKg: undefined,
  }))
  forEveryPlan((person, plan) => {
    const need = needKcalOf(person)
    const surplusMax = Math.min(need * 0.1, 300, (person.weightKg * 0.005 * 7700) / 7)
    const floor = Math.max(floorKcal(person), olderFloorKcal(person))
    expect(plan.weeklyMeanKcal).toBeGreaterThanOrEqual(need)
    expect(plan.weeklyMeanKcal).toBeLessThanOrEqual(Math.ceil(Math.max(need + surplusMax, floor)))
    expect(plan.adjusted.map(({ code }) => code)).toContain('baixo_peso')
    const isLeftToCare = ['gestante', 'lactante', 'insuficiencia_cardiaca', 'contradicao']
    const isInCare = safetyGates(person).noDeficit.some((reason) => isLeftToCare.includes(reason))
    expect(plan.weeklyMeanKcal).toBeGreaterThan(isInCare ? 0 : Math.min(need * 1.04, 3999))
  }, thinPeople)
})

test('the band is the need ± 10 to 15 %, rounded to 50 kcal', () => {
  forEveryPlan((_person, { needBandKcal, tdeeKcal }) => {
    for (const end of needBandKcal!) {
      expect(end % 50).toBe(0)
      expect(Math.abs(end - tdeeKcal)).toBeGreaterThanOrEqual(tdeeKcal * 0.1 - 26)
      expect(Math.abs(end - tdeeKcal)).toBeLessThanOrEqual(tdeeKcal * 0.15 + 26)
    }
    expect(needBandKcal![0]).toBeLessThan(tdeeKcal)
    expect(needBandKcal![1]).toBeGreaterThan(tdeeKcal)
  })
})

test('from 65 years energy and protein meet the minimums by weight and meal', () => {
  const olderPeople = anyPerson.map((person): Person => ({
    ...person,
    ageYears: 65 + (person.ageYears % 36),
  }))
  forEveryPlan((person, plan) => {
    const hasDeficit = plan.weeklyMeanKcal < needKcalOf(person)
    expect(plan.weeklyMeanKcal).toBeGreaterThanOrEqual(hasDeficit ? 0 : olderFloorKcal(person))
    for (const { protein_g, kcal } of daysOf(plan)) {
      // The maximum protein (35 % of the energy, 2.2 g per kg of reference weight) has priority over the minimum.
      const most = Math.min((plan.targetsRest.kcal * 0.35) / 4, referenceWeightKg(person) * 2.2)
      const least = Math.max(person.weightKg, referenceWeightKg(person) * 1.2, 75)
      expect(protein_g).toBeGreaterThanOrEqual(Math.min(least, most) - 0.5)
      expect(protein_g * 4).toBeLessThanOrEqual(kcal * 0.35 + 2)
      expect(plan.minMealProteinG! * 3).toBeLessThanOrEqual(protein_g)
    }
    expect(plan.minMealProteinG).toBe(Math.min(25, Math.floor(plan.targetsRest.protein_g / 3)))
  }, olderPeople)
})

test('rest and training days add up to the energy of the week', () => {
  forEveryPlan((person, plan) => {
    const sessions = person.activity.freqPerWeek
    const mean = (plan.targetsTraining.kcal * sessions + plan.targetsRest.kcal * (7 - sessions)) / 7
    expect(mean).toBeGreaterThanOrEqual(plan.weeklyMeanKcal - 1e-9)
    expect(mean - plan.weeklyMeanKcal).toBeLessThan(1)
  })
})

test('every figure is a whole number and the macros add up to the energy', () => {
  forEveryPlan((_person, plan) => {
    for (const day of daysOf(plan)) {
      for (const figure of Object.values(day)) expect(Number.isInteger(figure)).toBe(true)
      const kcal = 4 * day.protein_g + 4 * day.carb_g + 9 * day.fat_g
      expect(Math.abs(kcal - day.kcal)).toBeLessThanOrEqual(day.kcal * 0.02)
    }
    for (const figure of [
      plan.waterMl,
      plan.weeklyMeanKcal,
      plan.rmrKcal,
      plan.tdeeKcal,
      plan.paceWeeks ?? 0,
    ]) {
      expect(Number.isInteger(figure)).toBe(true)
    }
  })
})

test('protein, fat, carbohydrate and fiber keep their bounds on rest and training days', () => {
  // These answers push fat to its lower bounds: low energy, high protein, high carbohydrate.
  const tightPeople = anyPerson.map((person): Person => ({
    ...person,
    conditions: ['diabetes'],
    mainGoal: 'emagrecer',
    targetWeightKg: undefined,
    priorityLevel: 'alta',
  }))
  forEveryPlan(
    (person, plan) => {
      const weight = referenceWeightKg(person)
      for (const day of daysOf(plan)) {
        // Rounding to whole grams moves an amount by at most 0.5 g.
        expect(day.protein_g).toBeGreaterThanOrEqual(Math.max(weight * 0.8, (day.kcal * 0.1) / 4) - 0.5)
        expect(day.protein_g).toBeLessThanOrEqual(Math.min(weight * 2.2, (day.kcal * 0.35) / 4) + 0.5)
        expect(day.fat_g).toBeGreaterThanOrEqual(Math.max(weight * 0.6, (day.kcal * 0.2) / 9) - 0.5)
        expect(day.fat_g).toBeLessThanOrEqual((day.kcal * 0.35) / 9 + 0.5)
        expect(day.carb_g).toBeGreaterThanOrEqual(followsLowCarb(person) ? 100 : 130)
        expect(day.carb_g).toBeLessThanOrEqual((day.kcal * 0.65) / 4)
        expect(day.fiber_g).toBeGreaterThanOrEqual(hasHighCholesterol(person) ? 30 : 25)
        expect(day.fiber_g).toBeLessThanOrEqual(45)
      }
      expect(plan.targetsTraining.protein_g).toBe(plan.targetsRest.protein_g)
      expect(plan.targetsTraining.fat_g).toBe(plan.targetsRest.fat_g)
    },
    fc.oneof(anyPerson, tightPeople),
  )
})

test('with diabetes carbohydrate is 45 to 60 % and no meal exceeds 35 % of the day', () => {
  const peopleWithDiabetes = anyPerson.map((person): Person => ({
    ...person,
    conditions: [...person.conditions, 'diabetes'],
  }))
  forEveryPlan((_person, plan) => {
    for (const day of daysOf(plan)) {
      expect((day.carb_g * 4) / day.kcal).toBeGreaterThanOrEqual(0.45)
      expect((day.carb_g * 4) / day.kcal).toBeLessThanOrEqual(0.6)
    }
    for (const share of Object.values(plan.mealShares)) expect(share).toBeLessThanOrEqual(0.35)
  }, peopleWithDiabetes)
})

test('meal shares sum to the whole day', () => {
  forEveryPlan((_person, plan) => {
    expect(Object.values(plan.mealShares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })
})

test('with an eating disorder there is no number and no weight question', () => {
  fc.assert(
    fc.property(anyPerson, fc.constantFrom('tca', 'anorexia', 'texto'), (person, sign) => {
      const plan = planTargets({
        ...person,
        weightKg: 70,
        heightCm: 170,
        ageYears: 30,
        ...(sign === 'tca' ? { conditions: ['tca'] } : {}),
        ...(sign === 'anorexia' ? { eatingDisorders: 'anorexia' } : {}),
        ...(sign === 'texto' ? { declared: ['transtorno_alimentar' as const] } : {}),
      })
      expect(Object.keys(plan).sort()).toEqual(['kind', 'notices', 'reasons', 'rulesVersion'])
      expect(JSON.stringify(plan)).not.toMatch(/\d+ ?(kcal|kg|g|%)/)
    }),
  )
})

test('no text of a plan uses terms reserved to health professionals', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      expect(JSON.stringify(planTargets(person))).not.toMatch(
        /prescri|tratament|\bcura|dieta para|NaN|undefined|Infinity/i,
      )
    }),
    { numRuns: 2000 },
  )
})
