import type { Recommendation } from '#contract/day/recommendations.ts'
import type { PlannedMeal as PlannedMealShape, Today } from '#contract/day/today.ts'
import { clockTime, minutesOf } from '#nutrition/calendar/clock-time.ts'
import { dataSourceOf, progressOf } from '#nutrition/day/adherence/progress.ts'
import { tenth, whole } from '#nutrition/figures/rounding.ts'
import { type Portion, portionOf, sumPortions } from '#nutrition/foods/portion.ts'
import { nothingEaten, plus } from '#nutrition/menu/model/build-week.ts'
import type { PortionNutrition } from '#nutrition/recipes/recipe-nutrition.ts'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import { addedSugarG } from '#nutrition/safety/added-sugar.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { AdherenceDay } from '../adherence/queries.ts'
import { eatenOf } from '../adherence/rules.ts'
import { answeredIds } from '../check-ins/rules.ts'
import type { CheckInRow } from '../check-ins/queries.ts'
import { openHealthQuestion } from '../../account/health-readings/rules.ts'
import { nutrientsOf, servePlate, type MealRow } from '../meals/rules.ts'
import { describeMeal, type MenuContext } from '../../menus/planner/rules.ts'
import { activeRebalance } from '../../menus/rebalances/rules.ts'
import type { PlannedDay } from '../../menus/menus/service.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { recommendationsFor } from '../recommendations/rules.ts'

/** Data from which a day is computed. */
export interface DayFacts {
  readonly date: string
  readonly meals: readonly MealRow[]
  readonly adherence: AdherenceDay
  /** Meals of the previous days. */
  readonly mealsBefore: readonly MealRow[]
  readonly checkIns: readonly CheckInRow[]
  readonly waterMl: number
  /** `null` without an active diet, or for accounts without menus. */
  readonly planned: PlannedDay | null
  readonly menuContext: MenuContext | null
  /** `null` for accounts without streaks. */
  readonly streak: number | null
  /** Days with anything logged or ticked, unordered. */
  readonly loggedDays: readonly string[]
  /** Local minutes after midnight; `null` unless the day is today. */
  readonly minutesNow: number | null
}

/** Minutes after which a planned meal is no longer the next one. */
const stillNextMinutes = 90

/** Returns the targets of a training or rest day, as planned by the diet. */
function targetsOf(nutritionProfile: NutritionProfile, { planned }: DayFacts) {
  if (!nutritionProfile.targets) return null
  const isTraining = planned?.day?.dayType === 'training'
  return isTraining ? nutritionProfile.targets.targetsTraining : nutritionProfile.targets.targetsRest
}

/** Describes consumption, targets, progress and meals of one day. Every total is the sum of the displayed rows. */
export function describeDay(facts: DayFacts, nutritionProfile: NutritionProfile): Today {
  const meals = facts.meals.map((row) => ({ row, served: servePlate(row.parts) }))
  const logged = sumPortions(meals.flatMap(({ served }) => served.map(({ portion }) => portion)))
  const ticked = eatenOf(facts.adherence.record)
  const total = {
    ...logged,
    calories: whole(logged.calories + ticked.kcal),
    proteinG: tenth(logged.proteinG + ticked.proteinG),
    fiberG: tenth(logged.fiberG + ticked.fiberG),
  }
  const consumed = nutrientsOf(total, nutritionProfile.hidesNumbers)
  const targets = targetsOf(nutritionProfile, facts)
  const caloriesBySource = { diet_plan: ticked.kcal, scan: 0, manual: 0 }
  for (const { row, served } of meals) {
    for (const { portion } of served) caloriesBySource[row.source] += portion.calories
  }
  const planned = describePlanned(facts, nutritionProfile)
  return {
    date: facts.date,
    plan: {
      consumed_calories: consumed.calories,
      target_calories: targets?.kcal ?? null,
      consumed_protein_g: consumed.protein_g,
      target_protein_g: targets?.protein_g ?? null,
      consumed_fiber_g: consumed.fiber_g,
      target_fiber_g: targets?.fiber_g ?? null,
      data_source: dataSourceOf(caloriesBySource),
      scans: meals.map(({ row, served }) => {
        const plate = nutrientsOf(
          sumPortions(served.map(({ portion }) => portion)),
          nutritionProfile.hidesNumbers,
        )
        return {
          id: row.id,
          scan_id: row.scanId,
          source: row.source,
          meal_type: row.mealType,
          eaten_at: row.eatenAt.toISOString(),
          calories: plate.calories,
          protein_g: plate.protein_g,
          foods: served.map(({ food, portion }) => {
            const { calories, protein_g } = nutrientsOf(portion, nutritionProfile.hidesNumbers)
            return {
              food_id: food.id,
              name: food.name,
              group: food.group,
              grams: portion.grams,
              calories,
              protein: protein_g,
            }
          }),
        }
      }),
    },
    progress: {
      calories: progress(consumed.calories, targets?.kcal ?? null),
      protein_g: progress(consumed.protein_g, targets?.protein_g ?? null),
      fiber_g: progress(consumed.fiber_g, targets?.fiber_g ?? null),
    },
    streak: facts.streak,
    next_meal: nextMeal(planned, facts.minutesNow),
    planned_meals: planned,
    rebalance: rebalanceOf(facts, nutritionProfile),
    active_diet: describeDiet(facts, nutritionProfile),
    has_week_plan: facts.planned?.isWeekPlan ?? false,
    check_ins: answeredIds(facts.checkIns),
    recommendations: recommendedAt(facts, nutritionProfile, planned, total),
    questionnaire_completed: nutritionProfile.questionnaireCompleted,
    no_target_reason: nutritionProfile.noTargetReason,
    numbers_hidden: nutritionProfile.hidesNumbers,
    open_health_question: nutritionProfile.person && openHealthQuestion(nutritionProfile.person),
    has_plan_change: nutritionProfile.hasPlanNews,
  }
}

/** Returns recommendations for today only: other days are over or have not begun. */
function recommendedAt(
  facts: DayFacts,
  nutritionProfile: NutritionProfile,
  planned: readonly PlannedMealShape[],
  total: Pick<Portion, 'calories' | 'proteinG'> & { readonly fiberG: number },
): Recommendation[] {
  if (facts.minutesNow === null) return []
  return recommendationsFor(
    {
      ...facts,
      minutesNow: facts.minutesNow,
      planned,
      targets: targetsOf(nutritionProfile, facts),
      consumed: { kcal: total.calories, proteinG: total.proteinG, fiberG: total.fiberG },
    },
    nutritionProfile,
  )
}

function describePlanned(facts: DayFacts, nutritionProfile: NutritionProfile): PlannedMealShape[] {
  const { planned, menuContext, adherence, meals } = facts
  if (!planned?.day || !menuContext) return []
  const { weekday } = planned.day
  const times = ownMealMinutes(nutritionProfile.mealsPerDay, nutritionProfile.mealMinutes)
  return planned.day.meals.map((meal, order) => {
    const place = { idPrefix: planned.diet.id, weekday, order, batches: new Map() }
    const described = describeMeal(meal, place, menuContext)
    return {
      meal_type: meal.mealType,
      estimated_time: clockTime(times[meal.mealType]),
      kind: described.kind,
      recipe_id: described.parts[0]?.recipe_id ?? null,
      name: described.name,
      plate: described.plate,
      calories: described.nutrition.kcal,
      protein_g: described.nutrition.protein_g,
      fiber_g: described.nutrition.fiber_g,
      ticked: adherence.record?.mealCompliance[meal.mealType] ?? false,
      logged: meals.some(({ mealType }) => mealType === meal.mealType),
    }
  })
}

/** Returns the rebalance that can be undone, for today only: a past day stays as it was. */
function rebalanceOf(
  { planned, meals, adherence, minutesNow }: DayFacts,
  nutritionProfile: NutritionProfile,
): Today['rebalance'] {
  if (!planned?.day || minutesNow === null || nutritionProfile.hidesNumbers) return null
  const isEaten = (mealType: MealType) =>
    (adherence.record?.mealCompliance[mealType] ?? false) || meals.some((meal) => meal.mealType === mealType)
  return activeRebalance(planned.day, planned.rebalances, isEaten)
}

function describeDiet(facts: DayFacts, nutritionProfile: NutritionProfile): Today['active_diet'] {
  const { planned, menuContext } = facts
  const targets = targetsOf(nutritionProfile, facts)
  if (!planned || !menuContext || !targets) return null
  const { diet, day } = planned
  return {
    id: diet.id,
    name: diet.name,
    day_type: day?.dayType ?? 'rest',
    targets,
    styles: [...diet.stylesRequired],
  }
}

/** Returns the first planned meal that is neither eaten nor long past. */
function nextMeal(planned: readonly PlannedMealShape[], minutesNow: number | null): Today['next_meal'] {
  if (minutesNow === null) return null
  const next = planned.find(
    ({ kind, ticked, logged, estimated_time }) =>
      kind === 'cooked' && !ticked && !logged && minutesOf(estimated_time) + stillNextMinutes >= minutesNow,
  )
  if (!next?.recipe_id) return null
  const { meal_type, estimated_time, recipe_id, name, calories, protein_g } = next
  return { meal_type, estimated_time, recipe: { id: recipe_id, name, calories, protein_g } }
}

const over = (consumed: number | null, target: number | null) =>
  consumed === null || target === null ? 0 : Math.max(0, tenth(consumed - target))

function progress(consumed: number | null, target: number | null): number | null {
  return consumed === null ? null : progressOf(consumed, target)
}

export function overagesOf({ plan }: Today) {
  return {
    calories: over(plan.consumed_calories, plan.target_calories),
    protein_g: over(plan.consumed_protein_g, plan.target_protein_g),
    fiber_g: over(plan.consumed_fiber_g, plan.target_fiber_g),
  }
}

/**
 * Returns the contents of a day so far, and the planned meals that follow a meal of this type. An earlier planned meal
 * without a tick or log counts as eaten, so that a forgotten tick at breakfast does not enlarge later meals.
 */
export function soFarOf(
  day: MenuDay,
  latest: MealType,
  meals: readonly MealRow[],
  adherence: AdherenceDay,
  nutritionOf: (meal: MenuDay['meals'][number]) => PortionNutrition,
): { eaten: PortionNutrition; remaining: MealType[] } {
  const logged = new Set(meals.map(({ mealType }) => mealType))
  const ticked = adherence.record?.eaten ?? {}
  const isLater = (mealType: MealType) => mealTypes.indexOf(mealType) > mealTypes.indexOf(latest)
  const open = day.meals.filter(({ mealType }) => !logged.has(mealType) && !ticked[mealType])
  const forgotten = open.filter(({ mealType, dish }) => dish && !isLater(mealType)).map(nutritionOf)
  const fromPlates = meals.map(({ parts }) => plateNutrition(parts))
  return {
    eaten: [...fromPlates, ...forgotten].reduce((sum, one) => plus(sum, one, 1), eatenOf(adherence.record)),
    remaining: open.filter(({ mealType }) => isLater(mealType)).map(({ mealType }) => mealType),
  }
}

/** Returns the energy above plan of the meals eaten differently; `null` when all followed the plan. */
export function beyondPlan(
  day: MenuDay,
  meals: readonly MealRow[],
  adherence: AdherenceDay,
  nutritionOf: (meal: MenuDay['meals'][number]) => PortionNutrition,
): PortionNutrition | null {
  if (meals.length === 0) return null
  const logged = new Set(meals.map(({ mealType }) => mealType))
  const ticked = adherence.record?.eaten ?? {}
  const replaced = day.meals.filter(({ mealType }) => logged.has(mealType) && !ticked[mealType])
  const eaten = meals.reduce((sum, { parts }) => plus(sum, plateNutrition(parts), 1), nothingEaten)
  return replaced.reduce((sum, meal) => plus(sum, nutritionOf(meal), -1), eaten)
}

function plateNutrition(parts: MealRow['parts']): PortionNutrition {
  return servePlate(parts).reduce((sum, { food, part }) => {
    const portion = portionOf(food, part.grams)
    return plus(
      sum,
      {
        kcal: portion.calories,
        proteinG: portion.proteinG,
        carbG: portion.carbsG,
        fatG: portion.fatG,
        fiberG: portion.fiberG ?? 0,
        saturatedG: portion.saturatedG ?? 0,
        sodiumMg: portion.sodiumMg ?? 0,
        sugarAddedG: ((addedSugarG(food) ?? 0) * part.grams) / 100,
      },
      1,
    )
  }, nothingEaten)
}
