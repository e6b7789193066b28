import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sex } from '../safety/health-answers.ts'
import {
  intensities,
  modalities,
  trainingDurationsMinutes,
  trainingFrequencies,
  workSchedules,
} from './answers.ts'
import {
  activityCategoryOf,
  expenditureKcal,
  floorKcal,
  needBandKcalOf,
  restingKcal,
  sessionKcal,
  type ActivityCategory,
} from './energy.ts'
import type { Activity, Person } from './person.ts'
import { planTargets } from './plan-targets.ts'
import { officeWorker } from './test-person.ts'

/**
 * Published EER equations (NASEM 2023), written independently of the rules: constant, coefficients per year, cm and kg.
 */
const published: Record<Sex, Record<ActivityCategory, readonly [number, number, number, number]>> = {
  M: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    low_active: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    very_active: [-517.88, -10.83, 15.61, 19.11],
  },
  F: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    low_active: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    very_active: [511.83, -7.01, 9.07, 12.56],
  },
}
function publishedKcal({ sex, ageYears, heightCm, weightKg }: Person, category: ActivityCategory): number {
  const [constant, perYear, perCm, perKg] = published[sex][category]
  return constant + perYear * ageYears + perCm * heightCm + perKg * weightKg
}

const training = (
  freqPerWeek: Activity['freqPerWeek'],
  modality: Activity['modality'] = 'forca',
  intensity: Activity['intensity'] = 'moderada',
  durationMinutes: Activity['durationMinutes'] = 60,
): Activity => ({ freqPerWeek, modality, intensity, durationMinutes, goalsFitness: [] })

const anyActivity: fc.Arbitrary<Activity> = fc.record({
  freqPerWeek: fc.constantFrom(...trainingFrequencies),
  modality: fc.constantFrom(...modalities),
  durationMinutes: fc.constantFrom(...trainingDurationsMinutes),
  intensity: fc.constantFrom(...intensities),
  goalsFitness: fc.constant([]),
})

/** Generates people with a BMI from 19 to 38 (from 23 at 60 years or more), with any work schedule and training. */
const bodies = (sexes: readonly Sex[], minYears: number, maxYears: number): fc.Arbitrary<Person> =>
  fc
    .record({
      sex: fc.constantFrom(...sexes),
      ageYears: fc.integer({ min: minYears, max: maxYears }),
      heightCm: fc.integer({ min: 148, max: 190 }),
      bmi: fc.integer({ min: 190, max: 380 }).map((tenths) => tenths / 10),
      workSchedule: fc.constantFrom(...workSchedules),
      activity: anyActivity,
    })
    .map(({ bmi, ...body }) => ({
      ...officeWorker,
      ...body,
      weightKg: Math.max(bmi, body.ageYears >= 60 ? 23 : 0) * (body.heightCm / 100) ** 2,
    }))
const sampleOf = (people: fc.Arbitrary<Person>, numRuns = 200) => fc.sample(people, { numRuns, seed: 2023 })

/** Returns the mean relative differences of need and target from the published figure. */
function meanDifference(people: readonly Person[], publishedIncrement: number) {
  const differences = people.map((person) => {
    const plan = planTargets(person)
    if (plan.kind !== 'numeric') return null
    const reference = publishedKcal(person, activityCategoryOf(person)) + publishedIncrement
    return { need: plan.tdeeKcal / reference - 1, target: plan.weeklyMeanKcal / reference - 1 }
  })
  const numeric = differences.filter((difference) => difference !== null)
  expect(numeric.length).toBeGreaterThan(people.length * 0.9)
  const meanOf = (key: 'need' | 'target') =>
    numeric.reduce((sum, difference) => sum + difference[key], 0) / numeric.length
  return { need: meanOf('need'), target: meanOf('target') }
}

test.each([
  ['adults from 19 to 64', bodies(['M', 'F'], 19, 64), 0],
  ['people from 65', bodies(['M', 'F'], 65, 95), 0],
  // Mean of the kcal that IOM 2005 adds in the three trimesters (0, 340, 452); the questionnaire does not ask for the
  // trimester.
  [
    'pregnant people',
    bodies(['F'], 19, 45).map((body): Person => ({ ...body, pregnancyBreastfeeding: 'gestante' })),
    (0 + 340 + 452) / 3,
  ],
  // Mean of NASEM 2023: 400 kcal in the first six months (540 for milk minus 140 from body stores), then 380 kcal.
  [
    'breastfeeding people',
    bodies(['F'], 19, 45).map((body): Person => ({ ...body, pregnancyBreastfeeding: 'amamentando' })),
    (400 + 380) / 2,
  ],
] as const)('%s need what the published equations say within 3 %%', (_, people, increment) => {
  const difference = meanDifference(sampleOf(people), increment)
  expect(Math.abs(difference.need)).toBeLessThan(0.03)
  expect(Math.abs(difference.target)).toBeLessThan(0.03)
})

test.each([
  ['comercial', training(0), 'inactive'],
  ['home_office', training(0), 'inactive'],
  ['aposentado', training(0), 'inactive'],
  ['comercial', training(2), 'low_active'],
  ['comercial', training(2, 'cardio', 'moderada', 30), 'low_active'],
  ['comercial', training(2, 'caminhada', 'leve', 30), 'inactive'],
  ['home_office', training(2, 'caminhada', 'moderada', 30), 'inactive'],
  ['home_office', training(2), 'low_active'],
  ['home_office', training(4), 'low_active'],
  ['comercial', training(4, 'cardio'), 'active'],
  ['comercial', training(6), 'active'],
  ['comercial', training(6, 'cardio', 'alta', 90), 'very_active'],
] as const)('%s with %o is %s', (workSchedule, activity, category) => {
  for (const sex of ['M', 'F'] as const) {
    expect(activityCategoryOf({ sex, workSchedule, activity })).toBe(category)
  }
})

test.each([
  ['inactive', training(0)],
  ['low_active', training(2)],
  ['active', training(6)],
  ['very_active', training(6, 'cardio', 'alta', 90)],
] as const)('the need of %s people is the published equation', (category, activity) => {
  for (const sex of ['M', 'F'] as const) {
    const person: Person = { ...officeWorker, sex, ageYears: 40, heightCm: 172, weightKg: 74, activity }
    expect(expenditureKcal(person)).toBeCloseTo(publishedKcal(person, category), 6)
  }
})

test('one more training step raises the need by 0 to 20 %', () => {
  const steps = [
    ['freqPerWeek', trainingFrequencies],
    ['durationMinutes', trainingDurationsMinutes],
    ['intensity', intensities],
  ] as const
  for (const person of sampleOf(
    fc.record({ body: bodies(['M', 'F'], 18, 100), activity: anyActivity }).map(({ body, activity }) => ({
      ...body,
      activity,
    })),
    500,
  )) {
    for (const [answer, values] of steps) {
      const next = values[values.indexOf(person.activity[answer] as never) + 1]
      if (next === undefined) continue
      const more = { ...person, activity: { ...person.activity, [answer]: next } }
      const change = expenditureKcal(more) / expenditureKcal(person)
      expect(change).toBeGreaterThanOrEqual(1)
      expect(change).toBeLessThan(1.2)
    }
  }
})

test('for a short and light man more training never lowers the need', () => {
  const man: Person = { ...officeWorker, sex: 'M', heightCm: 145, weightKg: 45 }
  expect(publishedKcal(man, 'very_active')).toBeLessThan(publishedKcal(man, 'active'))
  const trainsMuch = { ...man, activity: training(6, 'cardio', 'alta', 120) }
  expect(expenditureKcal(trainsMuch)).toBeCloseTo(publishedKcal(man, 'active'))
})

test('the band is the need ± 10 % in steps of 50 kcal', () => {
  // The need is 584.90 − 7.01 · 30 + 5.72 · 165 + 11.71 · 65 = 2079.6; the band is ± 10 % in steps of 50.
  expect(needBandKcalOf(officeWorker)).toEqual([1850, 2300])
})

test('resting energy agrees with published examples of Mifflin-St Jeor', () => {
  expect(restingKcal({ sex: 'F', weightKg: 60, heightCm: 165, ageYears: 30 })).toBe(1320.25)
  expect(restingKcal({ sex: 'M', weightKg: 80, heightCm: 178, ageYears: 35 })).toBe(1742.5)
  expect(restingKcal({ sex: 'F', weightKg: 85, heightCm: 160, ageYears: 40 })).toBe(1489)
})

test('the lowest target is the resting energy where it exceeds the fixed minimum', () => {
  const heavy: Person = { ...officeWorker, sex: 'F', weightKg: 120, heightCm: 175, ageYears: 25 }
  expect(floorKcal(heavy)).toBe(restingKcal(heavy))
  expect(floorKcal(heavy)).toBeGreaterThan(1200)
  expect(floorKcal({ ...heavy, weightKg: 45, heightCm: 150, ageYears: 70 })).toBe(1200)
})

test('the energy of a session excludes resting energy', () => {
  const walk = training(2, 'caminhada', 'moderada', 30)
  expect(sessionKcal(walk, 70)).toBeCloseTo(87.5)
  expect(sessionKcal({ ...walk, freqPerWeek: 0 }, 70)).toBe(0)
})
