import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import { hasDiabetes, hasHypertension, takesAnticoagulants } from '../../safety/health-facts.ts'
import type { EatContext, Equipment, ProteinPriority } from '../../targets/answers.ts'
import type { Person } from '../../targets/person.ts'
import type { NumericPlan } from '../../targets/plan-targets.ts'
import { trainingWeekdaysOf } from '../../targets/training-days.ts'
import { caffeineMaxOf, fiberMaxOf } from './day-limits.ts'
import { fnv1a } from './fnv1a.ts'
import type { MenuRequest } from './request.ts'
import type { Weekday } from '../../shared/calendar/days.ts'

/** Cooking habits and preferences that are not part of {@link Person}. */
export interface CookingHabits {
  readonly cookTimeMin: number
  readonly equipment: readonly Equipment[]
  readonly eatContexts: readonly EatContext[]
  readonly dislikes: readonly IdentityId[]
  readonly favoriteFoods: readonly IdentityId[]
  readonly proteinPriorities: readonly ProteinPriority[]
}

/**
 * Weekdays of each marmita batch: Monday to Wednesday, and Thursday with Friday, so that no batch is kept for more than
 * three days.
 */
const marmitaBatches: readonly (readonly Weekday[])[] = [
  [1, 2, 3],
  [4, 5],
]

/**
 * Returns a person's menu request for an ordinary week: without constraints, locks, favorite recipes and consents, with
 * seed 0. Energy and nutrients come from `targets`, exclusions from the person's answers.
 */
export function requestOfPerson(person: Person, targets: NumericPlan, habits: CookingHabits): MenuRequest {
  return {
    exclusions: exclusionsOf(person),
    targets: { rest: targets.targetsRest, training: targets.targetsTraining },
    sodiumMgMax: targets.sodiumMgMax,
    saturatedMaxPercent: targets.saturatedMaxPercent,
    hasHypertension: hasHypertension(person),
    hasDiabetes: hasDiabetes(person),
    keepsGreensSteady: takesAnticoagulants(person),
    fiberMaxG: fiberMaxOf(person),
    caffeineMaxMg: caffeineMaxOf(person),
    minMealProteinG: targets.minMealProteinG ?? null,
    trainingWeekdays: trainingWeekdaysOf(person.activity.freqPerWeek),
    mealShares: targets.mealShares,
    cookTimeMin: habits.cookTimeMin,
    equipment: habits.equipment,
    dislikes: habits.dislikes,
    favoriteRecipeIds: [],
    favoriteFoods: habits.favoriteFoods,
    styles: person.styles,
    proteinPriorities: habits.proteinPriorities,
    lastWeekRecipeIds: [],
    batches: habits.eatContexts.includes('marmita') ? marmitaBatches : [],
    constraints: [],
    locked: [],
    mayRelax: [],
    seed: 0,
    effort: 1,
  }
}

/**
 * Returns a hash (8 hex digits) of the person's permanent rules: exclusions, targets, kitchen and tastes. A stored menu
 * with another fingerprint is outdated. The hash ignores the constraints of a single week and favorite recipes.
 */
export function fingerprintOf(request: MenuRequest): string {
  const { exclusions, targets, trainingWeekdays, mealShares, cookTimeMin, equipment } = request
  const { dislikes, favoriteFoods, styles, proteinPriorities, batches } = request
  const permanentRules = [
    [exclusions.all, exclusions.isStrict, request.hasHypertension, request.hasDiabetes],
    [
      exclusions.refusesUnverified,
      request.keepsGreensSteady,
      request.caffeineMaxMg,
      request.fiberMaxG,
      request.minMealProteinG,
    ],
    [targets, request.sodiumMgMax, request.saturatedMaxPercent, trainingWeekdays, mealShares],
    [cookTimeMin, equipment, dislikes, favoriteFoods, styles, proteinPriorities, batches],
  ]
  return fnv1a(JSON.stringify(permanentRules)).toString(16).padStart(8, '0')
}

/** Returns a 31-bit seed derived from the words; equal words give equal seeds. */
export function seedOf(...words: readonly (string | number)[]): number {
  return fnv1a(words.join('|')) >>> 1
}
