import { blockReason, safetyGates, type BlockReason } from '../safety/gates.ts'
import { hasHighCholesterol } from '../safety/health-facts.ts'
import { healthNoticesOf } from '../safety/health-notices.ts'
import type { Notice } from '../safety/notice.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { isNeedUncertain, needBandKcalOf, restingKcal } from './energy.ts'
import { explain, type ExplanationStep } from './explanation.ts'
import { goalEnergyOf } from './goal-energy.ts'
import { followsLowCarb, macrosOf, minMealProteinGOf, type DayTargets } from './macros.ts'
import { mealSharesOf, type MealShares } from './meal-shares.ts'
import type { Person } from './person.ts'
import { bodyProblemsOf, goalProblemsOf, type Problem } from './problems.ts'
import { lowCarbPartialNotice, lowCarbSetAsideNotice, uncertainNeedNotice } from './target-copy.ts'
import { splitByTraining } from './training-days.ts'
import { waterReferenceMl } from './water-reference.ts'

const { macros } = nutritionRules

/** Estimated daily targets of a person, kcal, g and mg. */
export interface NumericPlan {
  readonly kind: 'numeric'
  readonly rulesVersion: string
  readonly targetsRest: DayTargets
  readonly targetsTraining: DayTargets
  readonly sodiumMgMax: number
  /** Maximum saturated fat, percent of energy. */
  readonly saturatedMaxPercent: number
  /** Reference intake of water, ml/day; shown for information, not as a goal. */
  readonly waterMl: number
  /** Mean daily energy target over the week, kcal. */
  readonly weeklyMeanKcal: number
  /** Resting energy, kcal/day. */
  readonly rmrKcal: number
  /** Estimated energy need, including pregnancy and breastfeeding, kcal/day. */
  readonly tdeeKcal: number
  /** Band of `needBandKcalOf` around `tdeeKcal`, kcal/day; absent in plans stored before rules v2. */
  readonly needBandKcal?: readonly [low: number, high: number]
  readonly mealShares: MealShares
  /**
   * Minimum protein of each main meal (breakfast, lunch, dinner), g; `null` without a minimum; absent in plans stored
   * before rules v2.
   */
  readonly minMealProteinG?: number | null
  /** Lines of "Como calculamos", in order. */
  readonly steps: readonly ExplanationStep[]
  readonly notices: readonly Notice[]
  /**
   * Weeks to the target weight at this energy; absent without a target weight or if the plan does not lead toward it.
   */
  readonly paceWeeks?: number
  /** Notices about the goal and about limits that changed the energy. */
  readonly adjusted: readonly Notice[]
}

/** Plan without any number. It states the reasons and who can help; recipes, education and scans stay available. */
export interface QualitativePlan {
  readonly kind: 'qualitative'
  readonly rulesVersion: string
  readonly reasons: readonly BlockReason[]
  readonly notices: readonly Notice[]
}

export interface InvalidAnswers {
  readonly kind: 'invalid'
  readonly problems: readonly Problem[]
}

export type TargetPlan = NumericPlan | QualitativePlan | InvalidAnswers

/**
 * Returns a person's targets: `numeric` (kcal, g, mg per day), `qualitative` with the reasons for having no numbers, or
 * `invalid` with the answers to correct. Safety gates are checked before the goal, so that people with hidden numbers
 * are never asked about target weights. Rules: `docs/sources.md`, "Targets, safety and score".
 */
export function planTargets(person: Person): TargetPlan {
  const bodyProblems = bodyProblemsOf(person)
  if (bodyProblems.length > 0) return { kind: 'invalid', problems: bodyProblems }

  const gates = safetyGates(person)
  if (gates.noNumbers.length > 0) return qualitative(person, gates.noNumbers)

  const goalProblems = goalProblemsOf(person)
  if (goalProblems.length > 0) return { kind: 'invalid', problems: goalProblems }

  const energy = goalEnergyOf(person)
  if (energy === null) return qualitative(person, [blockReason('acima_do_limite')])

  const { restKcal, trainingKcal } = splitByTraining(person, energy.kcal)
  const { rest, training } = macrosOf(person, energy.pursuedGoal, restKcal, trainingKcal)
  const waterMl = waterMlOf(person)
  return {
    kind: 'numeric',
    rulesVersion: nutritionRules.version,
    targetsRest: rest,
    targetsTraining: training,
    sodiumMgMax: macros.sodiumMg,
    saturatedMaxPercent: hasHighCholesterol(person)
      ? macros.saturatedPercent.highCholesterol
      : macros.saturatedPercent.usual,
    waterMl,
    weeklyMeanKcal: energy.kcal,
    rmrKcal: Math.round(restingKcal(person)),
    tdeeKcal: Math.ceil(energy.needKcal),
    needBandKcal: needBandKcalOf(person),
    mealShares: mealSharesOf(person),
    minMealProteinG: minMealProteinGOf(person, rest),
    steps: explain(person, energy, rest, training, waterMl),
    notices: [
      ...gates.notices,
      ...healthNoticesOf(person),
      ...(isNeedUncertain(person) ? [uncertainNeedNotice] : []),
      ...lowCarbNotices(person, rest),
    ],
    ...(energy.paceWeeks === undefined ? {} : { paceWeeks: energy.paceWeeks }),
    adjusted: energy.adjusted,
  }
}

function qualitative(person: Person, reasons: readonly BlockReason[]): QualitativePlan {
  return {
    kind: 'qualitative',
    rulesVersion: nutritionRules.version,
    reasons,
    notices: [...safetyGates(person).notices, ...dietNoticesOf(person)],
  }
}

/**
 * Returns the notices that may accompany a plan without numbers: on prenatal care and allergies. They contain no
 * figures of energy, nutrients or weight, and no medication.
 */
function dietNoticesOf(person: Person): Notice[] {
  const kept = new Set(['pre_natal', 'alergias_graves', 'gluten_contaminacao', 'frutos_do_mar'])
  return healthNoticesOf(person).filter(({ code }) => kept.has(code))
}

/** Returns the water shown with a plan, ml/day: the reference, or with a heart problem the stated intake. */
function waterMlOf(person: Person): number {
  const stated = Math.round(Math.min(person.hydrationLiters * 1000, macros.waterMaxMl))
  return waterReferenceMl(person) ?? stated
}

function lowCarbNotices(person: Person, rest: DayTargets): Notice[] {
  if (!person.styles.includes('Low-carb')) return []
  if (!followsLowCarb(person)) return [lowCarbSetAsideNotice]
  const share = (rest.carb_g * macros.kcalPerG.carb) / rest.kcal
  return share > macros.lowCarb.maxShare + 0.005 ? [lowCarbPartialNotice] : []
}
