import type { Recommendation } from '#contract/day/recommendations.ts'
import type { PlannedMeal as PlannedMealShape, Today, TodayMeal } from '#contract/day/today.ts'
import { clockTime, minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { mealsToCome } from '#nutrition/day/meal-time/meals-to-come.ts'
import { type DataSource, dataSourceOf, progressOf } from '#nutrition/day/adherence/progress.ts'
import { exactFiberG, type SummedNutrition } from '#nutrition/shared/figures/nutrition.ts'
import { sumPortions } from '#nutrition/foods/portion.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { openHealthQuestion } from '../../account/health-readings/rules.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { describeMeal, type MenuContext } from '../../menus/planner/rules.ts'
import { activeRebalance } from '../../menus/rebalances/rules.ts'
import type { PlannedDay } from '../../menus/planned-days/service.ts'
import type { AdherenceDay, DayCompliance } from '../adherence/queries.ts'
import { eatenOf, eatenPlansOf } from '../adherence/rules.ts'
import type { AnsweredCheckIn } from '../check-ins/queries.ts'
import { answeredIds } from '../check-ins/rules.ts'
import { type MealRow, servePlate, shownNutrients } from '../meals/rules.ts'
import { compareNutrients, micronutrientsOfDay } from '../micronutrients/rules.ts'
import { recommendationsFor } from '../recommendations/rules.ts'
import { drawnPlate } from './drawn-plate.ts'
import { consumedOf, targetsOn } from './eaten-day.ts'
import { eatenTypesOf, mealTimesOf, replacesPlanned } from './replaced-plan.ts'

/** Data from which a day is computed. */
export interface DayFacts {
  readonly date: string
  readonly meals: readonly MealRow[]
  readonly adherence: AdherenceDay
  /** Meals of the `historyDays.plates` days before `date`. */
  readonly mealsBefore: readonly MealRow[]
  readonly checkIns: readonly AnsweredCheckIn[]
  readonly waterMl: number
  /** `null` without an active diet, or for accounts without menus. */
  readonly planned: PlannedDay | null
  readonly menuContext: MenuContext | null
  /** `null` for accounts without streaks. */
  readonly streak: number | null
  /**
   * Latest day before `date` with a logged or ticked meal; `null` without one in the last `mostStreakDays`
   * (`recorded-days.ts`).
   */
  readonly lastRecordedDay: string | null
  /** Local minutes after midnight; `null` unless the day is today. */
  readonly minutesNow: number | null
}

/** Describes consumption, targets, progress and meals of one day. Every total is the sum of the displayed values. */
export function describeDay(
  facts: DayFacts,
  nutritionProfile: NutritionProfile,
  proposal: Today['rebalance_proposal'],
): Today {
  const meals = facts.meals.map((row) => ({ row, served: servePlate(row.parts) }))
  const portions = meals.flatMap(({ served }) => served.map(({ portion }) => portion))
  const total = consumedOf(portions, facts.adherence.record)
  const consumed = shownNutrients(total, nutritionProfile.hidesNumbers)
  const targets = targetsOn(nutritionProfile, facts.planned)
  const planned = describePlanned(facts, nutritionProfile)
  const nutrients = nutrientsOf(meals, facts, nutritionProfile)
  return {
    date: facts.date,
    plan: {
      consumed_calories: consumed.calories,
      target_calories: targets?.kcal ?? null,
      consumed_protein_g: consumed.protein_g,
      target_protein_g: targets?.protein_g ?? null,
      consumed_carbs_g: consumed.carbs_g,
      target_carbs_g: targets?.carb_g ?? null,
      consumed_fat_g: consumed.fat_g,
      target_fat_g: targets?.fat_g ?? null,
      consumed_fiber_g: consumed.fiber_g,
      target_fiber_g: targets?.fiber_g ?? null,
      ...(consumed.fiber_is_partial && { fiber_is_partial: true }),
      data_source: sourceOf(meals, facts.adherence.record),
      scans: meals.map((meal) => describeLogged(meal, facts, nutritionProfile)),
    },
    progress: {
      calories: progress(consumed.calories, targets?.kcal ?? null),
      protein_g: progress(consumed.protein_g, targets?.protein_g ?? null),
      fiber_g: progress(consumed.fiber_g, targets?.fiber_g ?? null),
    },
    nutrients: nutrients && nutrients.filter(({ reason }) => reason !== null),
    streak: facts.streak,
    next_meal: nextMeal(planned, facts.minutesNow),
    planned_meals: planned,
    meal_minutes: { ...mealTimesOf(nutritionProfile).mealMinutes },
    rebalance: rebalanceOf(facts, nutritionProfile),
    rebalance_proposal: proposal,
    active_diet: describeDiet(facts, nutritionProfile),
    has_week_plan: facts.planned?.isWeekPlan ?? false,
    check_ins: answeredIds(facts.checkIns),
    recommendations: recommendedAt(facts, nutritionProfile, { planned, consumed: total, nutrients }),
    questionnaire_completed: nutritionProfile.questionnaireCompleted,
    no_target_reason: nutritionProfile.noTargetReason,
    numbers_hidden: nutritionProfile.hidesNumbers,
    open_health_question: nutritionProfile.person && openHealthQuestion(nutritionProfile.person),
    has_plan_change: nutritionProfile.hasPlanNews,
  }
}

/** A logged meal with its items, their foods and their nutrition. */
interface ServedMeal {
  readonly row: MealRow
  readonly served: ReturnType<typeof servePlate>
}

/** Returns the micronutrients beside the person's references; `null` for accounts with hidden numbers. */
function nutrientsOf(
  meals: readonly ServedMeal[],
  { adherence, planned }: DayFacts,
  nutritionProfile: NutritionProfile,
): Today['nutrients'] {
  const items = meals.flatMap(({ served }) => served)
  const total = micronutrientsOfDay(items, eatenPlansOf(adherence.record))
  const kcal = targetsOn(nutritionProfile, planned)?.kcal ?? null
  return compareNutrients({ total, days: 1, kcal }, nutritionProfile)
}

function sourceOf(meals: readonly ServedMeal[], record: DayCompliance | null): DataSource {
  const kcal = { diet_plan: eatenOf(record).kcal, scan: 0, manual: 0 }
  for (const { row, served } of meals) {
    for (const { portion } of served) kcal[row.source] += portion.kcal
  }
  return dataSourceOf(kcal)
}

function describeLogged(
  { row, served }: ServedMeal,
  { menuContext }: Pick<DayFacts, 'menuContext'>,
  { hidesNumbers }: Pick<NutritionProfile, 'hidesNumbers'>,
): TodayMeal {
  const plate = shownNutrients(sumPortions(served.map(({ portion }) => portion)), hidesNumbers)
  return {
    id: row.id,
    scan_id: row.scanId,
    source: row.source,
    meal_type: row.mealType,
    eaten_at: row.eatenAt.toISOString(),
    planned_type: row.plannedType,
    plate: row.plannedType && drawnPlate(row.parts, menuContext),
    calories: plate.calories,
    protein_g: plate.protein_g,
    foods: served.map(({ food, portion }) => {
      const { calories, protein_g } = shownNutrients(portion, hidesNumbers)
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
}

/** Returns recommendations if the day is today, else an empty list: other days are over or have not begun. */
function recommendedAt(
  facts: DayFacts,
  nutritionProfile: NutritionProfile,
  shown: {
    readonly planned: readonly PlannedMealShape[]
    readonly consumed: SummedNutrition
    readonly nutrients: Today['nutrients']
  },
): Recommendation[] {
  if (facts.minutesNow === null) return []
  return recommendationsFor(
    {
      ...facts,
      planned: shown.planned,
      nutrients: shown.nutrients ?? [],
      consumed: { ...shown.consumed, fiberG: exactFiberG(shown.consumed) },
      minutesNow: facts.minutesNow,
      targets: targetsOn(nutritionProfile, facts.planned),
    },
    nutritionProfile,
  )
}

function describePlanned(facts: DayFacts, nutritionProfile: NutritionProfile): PlannedMealShape[] {
  const { planned, menuContext, adherence, meals } = facts
  if (!planned?.day || !menuContext) return []
  const { weekday } = planned.day
  const times = mealTimesOf(nutritionProfile)
  const isTicked = (mealType: MealType) =>
    (adherence.record?.mealCompliance[mealType] ?? false) ||
    meals.some(({ plannedType }) => plannedType === mealType)
  return planned.day.meals.map((meal, order) => {
    const place = { idPrefix: planned.diet.id, weekday, order, cooking: null }
    const described = describeMeal(meal, place, menuContext)
    return {
      meal_type: meal.mealType,
      estimated_time: clockTime(times.mealMinutes[meal.mealType]),
      kind: described.kind,
      recipe_id: described.parts[0]?.recipe_id ?? null,
      name: described.name,
      plate: described.plate,
      calories: described.nutrition.kcal,
      protein_g: described.nutrition.protein_g,
      fiber_g: described.nutrition.fiber_g,
      carbs_g: described.nutrition.carbs_g,
      fat_g: described.nutrition.fat_g,
      ticked: isTicked(meal.mealType),
      logged: meals.some((one) => one.mealType === meal.mealType && replacesPlanned(one, times)),
    }
  })
}

/**
 * Returns the rebalance of today that can be undone; `null` for another day, which stays as it was, and for accounts
 * with hidden numbers.
 */
function rebalanceOf(
  { planned, menuContext, meals, adherence, minutesNow }: DayFacts,
  nutritionProfile: NutritionProfile,
): Today['rebalance'] {
  if (!planned?.day || !menuContext || minutesNow === null || nutritionProfile.hidesNumbers) return null
  const eatenTypes = eatenTypesOf(meals, mealTimesOf(nutritionProfile))
  const isEaten = (mealType: MealType) =>
    (adherence.record?.mealCompliance[mealType] ?? false) || eatenTypes.has(mealType)
  return activeRebalance(planned.day, planned.rebalances, { library: menuContext.library, isEaten })
}

function describeDiet(facts: DayFacts, nutritionProfile: NutritionProfile): Today['active_diet'] {
  const { planned, menuContext } = facts
  const targets = targetsOn(nutritionProfile, facts.planned)
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

/**
 * Returns the earliest dish to cook that is neither ticked nor logged and was due at most `stillNextMinutes` ago; `null`
 * if the day is not today.
 */
function nextMeal(planned: readonly PlannedMealShape[], minutesNow: number | null): Today['next_meal'] {
  if (minutesNow === null) return null
  const meals = planned.map((meal) => ({
    meal,
    minutes: minutesOf(meal.estimated_time),
    isOpen: meal.kind === 'cooked' && !meal.ticked && !meal.logged,
  }))
  const next = mealsToCome(meals, { minutesNow })[0]?.meal
  if (!next?.recipe_id) return null
  const { meal_type, estimated_time, recipe_id, name, calories, protein_g } = next
  return { meal_type, estimated_time, recipe: { id: recipe_id, name, calories, protein_g } }
}

function progress(consumed: number | null, target: number | null): number | null {
  return consumed === null ? null : progressOf(consumed, target)
}
