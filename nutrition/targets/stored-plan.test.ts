import { expect, test } from 'vitest'
import { healthy } from '../safety/test-health-facts.ts'
import type { Person } from './person.ts'
import { type NumericPlan, planTargets } from './plan-targets.ts'
import { deficitKcal, planChangeKind, planChangeReasons, applyCurrentGates } from './stored-plan.ts'

const losing: Person = {
  ...healthy,
  weightKg: 80,
  mainGoal: 'emagrecer',
  priorityLevel: 'media',
  workSchedule: 'comercial',
  mealsPerDay: 4,
  hydrationLiters: 2,
  activity: {
    freqPerWeek: 0,
    modality: 'forca',
    durationMinutes: 60,
    intensity: 'moderada',
    goalsFitness: [],
  },
}

function planOf(change: Partial<Person>): NumericPlan {
  const plan = planTargets({ ...losing, ...change })
  if (plan.kind !== 'numeric') throw new Error(plan.kind)
  return plan
}
const blockedOf = (change: Partial<Person>) => {
  const plan = planTargets({ ...losing, ...change })
  if (plan.kind !== 'qualitative') throw new Error(plan.kind)
  return plan
}

const deficit = planOf({})
const pregnant = planOf({ conditions: ['gestante'] })
const renal = blockedOf({ conditions: ['renal'] })

test('a change without numbers or deficit is safer, any other needs consent', () => {
  expect(deficitKcal(deficit)).toBeGreaterThan(100)
  expect(planChangeKind(deficit, { ...deficit, rulesVersion: 'later' })).toBe('same')
  expect(planChangeKind(deficit, pregnant)).toBe('safer')
  expect(planChangeKind(deficit, renal)).toBe('safer')
  expect(planChangeKind(deficit, planOf({ priorityLevel: 'baixa' }))).toBe('other')
  expect(planChangeKind(pregnant, deficit)).toBe('other')
  expect(planChangeKind(renal, deficit)).toBe('other')
})

test('a smaller deficit is safer only if a new limit causes it', () => {
  const limit = { code: 'novo_limite', text: 'Um limite novo.' }
  const smaller: NumericPlan = {
    ...deficit,
    weeklyMeanKcal: deficit.weeklyMeanKcal + 80,
    targetsRest: { ...deficit.targetsRest, kcal: deficit.targetsRest.kcal + 80 },
  }
  expect(planChangeKind(deficit, smaller)).toBe('other')
  expect(planChangeKind(deficit, { ...smaller, adjusted: [...deficit.adjusted, limit] })).toBe('safer')
})

test('the reasons of a change are the notices new in the later plan', () => {
  expect(planChangeReasons(deficit, deficit)).toEqual([])
  expect(planChangeReasons(deficit, renal)).toEqual([{ code: 'renal', text: renal.reasons[0]?.text }])
})

test.each<[string, Partial<Person>]>([
  ['pregnancy', { conditions: ['gestante'] }],
  ['an age from 75 years', { ageYears: 80 }],
])('a stored deficit is not shown to someone with %s', (_, change) => {
  const held = applyCurrentGates(deficit, { ...losing, ...change })
  expect(held.kind === 'numeric' && deficitKcal(held)).toBe(0)
})

test('a stored deficit becomes maintenance when its goal is refused', () => {
  const thin = { ...losing, weightKg: 48, targetWeightKg: 46 }
  expect(planTargets(thin).kind).toBe('invalid')
  const held = applyCurrentGates(deficit, thin)
  expect(held.kind === 'numeric' && deficitKcal(held)).toBe(0)
})

test('stored numbers are withheld only from people who get none', () => {
  expect(applyCurrentGates(deficit, { ...losing, conditions: ['tca'] }).kind).toBe('qualitative')
  expect(applyCurrentGates(deficit, losing)).toBe(deficit)
  expect(applyCurrentGates(pregnant, { ...losing, conditions: ['gestante'] })).toBe(pregnant)
  expect(applyCurrentGates(renal, losing)).toBe(renal)
})
