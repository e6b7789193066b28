import { safetyGates } from '../safety/gates.ts'
import type { Notice } from '../safety/notice.ts'
import type { Person } from './person.ts'
import { type InvalidAnswers, type NumericPlan, planTargets, type QualitativePlan } from './plan-targets.ts'

/** A plan from storage; the rules or the person's answers can have changed since it was calculated. */
export type StoredPlan = NumericPlan | QualitativePlan

/**
 * `same`: equal figures. `safer`: figures withheld, or a smaller deficit that is 0 or has a new notice in `adjusted`.
 */
export type PlanChangeKind = 'same' | 'safer' | 'other'

/** Returns how a newly calculated plan differs from the stored one; an `other` change needs the person's consent. */
export function planChangeKind(before: StoredPlan, after: StoredPlan): PlanChangeKind {
  if (after.kind === 'qualitative') return before.kind === 'qualitative' ? 'same' : 'safer'
  if (before.kind === 'qualitative') return 'other'
  if (hasSameFigures(before, after)) return 'same'
  const isLimited = newNotices(before.adjusted, after.adjusted).length > 0
  const deficitReduction = deficitKcal(before) - deficitKcal(after)
  return deficitReduction > 0 && (deficitKcal(after) === 0 || isLimited) ? 'safer' : 'other'
}

/** Returns the notices and reasons of the new plan whose codes the old plan lacks. */
export function planChangeReasons(before: StoredPlan, after: StoredPlan): Notice[] {
  return newNotices(remarksOf(before), remarksOf(after))
}

/**
 * Returns the stored plan as today's safety gates allow it: a newly calculated one when they rule out its numbers or
 * its deficit. `InvalidAnswers` only when the body measures must be corrected.
 */
export function applyCurrentGates(stored: StoredPlan, person: Person): StoredPlan | InvalidAnswers {
  if (stored.kind === 'qualitative') return stored
  const { noNumbers, noDeficit } = safetyGates(person)
  const isHeld = noNumbers.length > 0 || (noDeficit.length > 0 && deficitKcal(stored) > 0)
  if (!isHeld) return stored
  const made = planTargets(person)
  if (made.kind !== 'invalid') return made
  // Only the answers about the goal may be refused here, and maintenance needs none of them.
  return planTargets({ ...person, mainGoal: 'manutencao', targetWeightKg: undefined })
}

/** Returns the mean daily deficit, kcal; 0 at maintenance or with a surplus. */
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
