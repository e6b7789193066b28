import { safetyGates } from '../safety/gates.ts'
import type { Notice } from '../safety/notice.ts'
import type { Person } from './person.ts'
import { type InvalidAnswers, type NumericPlan, planTargets, type QualitativePlan } from './plan-targets.ts'

/** A plan from storage. The rules or the person's answers may have changed since its calculation. */
export type StoredPlan = NumericPlan | QualitativePlan

/**
 * `same`: equal figures. `safer`: the new plan has no figures, or its deficit is smaller than before and either 0 or
 * explained by a new notice in `adjusted`. `other`: any other change.
 */
export type PlanChangeKind = 'same' | 'safer' | 'other'

/** Returns how a new plan differs from the stored plan; an `other` change needs the person's consent. */
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
 * Returns the stored plan, or a new plan if today's safety gates forbid the stored numbers or deficit. Returns
 * `InvalidAnswers` only if body measures must be corrected.
 */
export function applyCurrentGates(stored: StoredPlan, person: Person): StoredPlan | InvalidAnswers {
  if (stored.kind === 'qualitative') return stored
  const { noNumbers, noDeficit } = safetyGates(person)
  const isHeld = noNumbers.length > 0 || (noDeficit.length > 0 && deficitKcal(stored) > 0)
  if (!isHeld) return stored
  const made = planTargets(person)
  if (made.kind !== 'invalid') return made
  // Maintenance ignores the goal answers, so this plan can be invalid only because of body measures.
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
