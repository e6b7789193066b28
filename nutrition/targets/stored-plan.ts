import { safetyGates } from '../safety/gates.ts'
import type { Notice } from '../safety/notice.ts'
import type { Person } from './person.ts'
import { type InvalidAnswers, type NumericPlan, planTargets, type QualitativePlan } from './plan-targets.ts'

/** A plan that was made once and stored: under earlier rules, or before something new was known of the person. */
export type StoredPlan = NumericPlan | QualitativePlan

/** `same`: the same figures. `safer`: figures withheld, or a smaller deficit because of a safety limit. */
export type PlanChangeKind = 'same' | 'safer' | 'other'

export function planChangeKind(before: StoredPlan, after: StoredPlan): PlanChangeKind {
  if (after.kind === 'qualitative') return before.kind === 'qualitative' ? 'same' : 'safer'
  if (before.kind === 'qualitative') return 'other'
  if (hasSameFigures(before, after)) return 'same'
  const isLimited = newNotices(before.adjusted, after.adjusted).length > 0
  const spared = deficitKcal(before) - deficitKcal(after)
  return spared > 0 && (deficitKcal(after) === 0 || isLimited) ? 'safer' : 'other'
}

/** Returns the sentences of the new plan that the old one lacks. */
export function planChangeReasons(before: StoredPlan, after: StoredPlan): Notice[] {
  return newNotices(remarksOf(before), remarksOf(after))
}

/**
 * A stored plan as it may be shown to this person today. The gates of today win: without numbers there is no plan, and
 * a stored deficit gives way to a plan without one.
 */
export function planHeldByGates(stored: StoredPlan, person: Person): StoredPlan | InvalidAnswers {
  if (stored.kind === 'qualitative') return stored
  const { noNumbers, noDeficit } = safetyGates(person)
  const isHeld = noNumbers.length > 0 || (noDeficit.length > 0 && deficitKcal(stored) > 0)
  if (!isHeld) return stored
  const made = planTargets(person)
  if (made.kind !== 'invalid') return made
  // The goal is refused under these gates; keeping the weight is not.
  return planTargets({ ...person, mainGoal: 'manutencao', targetWeightKg: undefined })
}

export function deficitKcal({ tdeeKcal, weeklyMeanKcal }: NumericPlan): number {
  return Math.max(0, tdeeKcal - weeklyMeanKcal)
}

function hasSameFigures(one: NumericPlan, other: NumericPlan): boolean {
  const figuresOf = ({ targetsRest, targetsTraining }: NumericPlan) =>
    [targetsRest, targetsTraining].flatMap(({ kcal, protein_g, carb_g, fat_g, fiber_g }) => [
      kcal,
      protein_g,
      carb_g,
      fat_g,
      fiber_g,
    ])
  const otherFigures = figuresOf(other)
  return figuresOf(one).every((figure, at) => figure === otherFigures[at])
}

function remarksOf(plan: StoredPlan): readonly Notice[] {
  return plan.kind === 'qualitative' ? plan.reasons : [...plan.adjusted, ...plan.notices]
}

function newNotices(before: readonly Notice[], after: readonly Notice[]): Notice[] {
  const known = new Set(before.map(({ code }) => code))
  return after.filter(({ code }) => !known.has(code)).map(({ code, text }) => ({ code, text }))
}
