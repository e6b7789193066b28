import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import type { Recommendation as RecommendationShape } from '#contract/day/recommendations.ts'
import type { PlannedMeal } from '#contract/day/today.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { exactFiberG, sumRows } from '#nutrition/shared/figures/nutrition.ts'
import { sumPortions } from '#nutrition/foods/portion.ts'
import type { Recommendation } from '#nutrition/day/recommendations/recommendation.ts'
import type {
  DaySodium,
  EatenMeal,
  Figures,
  FollowedDay,
  MealMoment,
  PastDay,
  RecommendationInput,
} from '#nutrition/day/recommendations/situation.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { nutritionRules } from '#nutrition/safety/nutrition-rules.ts'
import { plateSodiumOf } from '#nutrition/day/score/plate-facts.ts'
import { sodiumOfMeal } from '#nutrition/day/score/score-parts.ts'
import type { DayTargets } from '#nutrition/targets/macros.ts'
import { mealTypesOf, ownMealMinutes } from '#nutrition/targets/meal-times.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { Person } from '#nutrition/targets/person.ts'
import { shownWaterMl } from '#nutrition/targets/water-reference.ts'
import { recommend } from '#nutrition/day/recommendations/recommend.ts'
import type { AdherenceDay, DayCompliance } from '../adherence/queries.ts'
import { eatenOf } from '../adherence/rules.ts'
import { answersOf } from '../check-ins/rules.ts'
import type { AnsweredCheckIn } from '../check-ins/queries.ts'
import { servePlate, type MealRow } from '../meals/rules.ts'
import { dislikesOf, type NutritionProfile } from '../../account/profile/rules.ts'
import { timeOfDay } from '../../platform/database/civil-day.ts'
import { recipesOfEveryPlan } from '../../recipes/recipes/rules.ts'

/** Current state of a day and of the days before it, from which recommendations are chosen. */
export interface DayAtHand {
  readonly date: string
  readonly minutesNow: number
  readonly meals: readonly MealRow[]
  readonly mealsBefore: readonly MealRow[]
  readonly adherence: AdherenceDay
  readonly planned: readonly PlannedMeal[]
  readonly checkIns: readonly AnsweredCheckIn[]
  /** Energy and nutrients eaten, rounded as displayed. */
  readonly consumed: Figures['consumed']
  readonly targets: DayTargets | null
  /** All nutrients of the day beside the person's references; empty for accounts with hidden numbers. */
  readonly nutrients: readonly ComparedNutrient[]
  readonly streak: number | null
  /**
   * Latest day before `date` with a logged or ticked meal; `null` without one in the last `mostStreakDays`
   * (`today/recorded-days.ts`).
   */
  readonly lastRecordedDay: string | null
  readonly waterMl: number
}

/** Number of previous days used: of meals (`plates`) and of ticks (`followed`). */
export const historyDays = { plates: 3, followed: 7 }

export function situationOf(
  day: DayAtHand,
  nutritionProfile: NutritionProfile,
  recipes: readonly DescribedRecipe[],
): RecommendationInput {
  const { answers, person } = nutritionProfile
  return {
    situation: {
      date: day.date,
      minutesNow: day.minutesNow,
      meals: momentsOf(day, nutritionProfile),
      checkIns: answersOf(day.checkIns),
      person,
      sleepHours: answers?.lifestyle.sleep_hours ?? null,
    },
    figures: figuresOf(day, nutritionProfile),
    menuContext: {
      habits: {
        cookTimeMin: answers?.lifestyle.cook_time_min ?? 0,
        equipment: answers?.lifestyle.equipment ?? [],
        dislikes: dislikesOf(answers),
      },
      recipes,
    },
  }
}

/** Returns a moment for each of the account's meal types and for other types planned or logged on the day, by time. */
function momentsOf(
  { date, meals, planned, adherence }: DayAtHand,
  nutritionProfile: NutritionProfile,
): MealMoment[] {
  const { timezone } = nutritionProfile
  const times = ownMealMinutes(nutritionProfile.mealsPerDay, nutritionProfile.mealMinutes)
  const own = new Set<MealType>([
    ...mealTypesOf(nutritionProfile.mealsPerDay),
    ...planned.map(({ meal_type }) => meal_type),
    ...meals.map(({ mealType }) => mealType),
  ])
  return [...own]
    .map((mealType): MealMoment => {
      const plan = planned.find(({ meal_type }) => meal_type === mealType)?.kind
      const isTicked = adherence.record?.mealCompliance[mealType] === true
      const row = meals.findLast((meal) => meal.mealType === mealType)
      return {
        mealType,
        minutes: times[mealType],
        eatenMinutes: row
          ? (minutesOn(row, date, timezone) ?? times[mealType])
          : isTicked
            ? times[mealType]
            : null,
        plan: plan === 'cooked' || plan === 'away' ? plan : 'nothing',
      }
    })
    .sort((a, b) => a.minutes - b.minutes)
}

/**
 * Returns the minutes after midnight at which a meal was eaten; `null` if its time falls on another day, so that the
 * usual time of its type counts.
 */
function minutesOn({ eatenAt }: MealRow, date: string, timezone: string): number | null {
  const { day, minutes } = timeOfDay(eatenAt, timezone)
  return day === date ? minutes : null
}

function figuresOf(day: DayAtHand, { person, targets }: NutritionProfile): Figures {
  const { planned, adherence } = day
  const open = planned.filter(({ kind, ticked, logged }) => kind === 'cooked' && !ticked && !logged)
  return {
    consumed: day.consumed,
    targets: day.targets,
    mealShares: targets?.mealShares ?? null,
    sodium: sodiumOf(day, person),
    isOverMaximum: day.nutrients.some(isAboveMaximum),
    sodiumMgMax: targets?.sodiumMgMax ?? nutritionRules.macros.sodiumMg,
    eaten: eatenMeals(day),
    plannedKcal: Object.fromEntries(open.map(({ meal_type, calories }) => [meal_type, calories])),
    plates: platesOf(day.meals, adherence.record),
    pastDays: pastDaysOf(day),
    followedDays: adherence.recordsBefore.map((record): FollowedDay => ({
      date: record.date,
      percentage: record.compliancePercentage,
    })),
    streak: day.streak,
    lastLoggedDay: day.lastRecordedDay,
    waterMl: day.waterMl,
    waterReferenceMl: shownWaterMl(person, targets),
  }
}

function eatenMeals({ meals, adherence }: DayAtHand): EatenMeal[] {
  return mealTypes.flatMap((mealType) => {
    const rows = meals.filter((meal) => meal.mealType === mealType)
    const ticked = adherence.record?.eaten[mealType]
    if (rows.length === 0 && !ticked) return []
    const plates = sumPortions(rows.flatMap(({ parts }) => servePlate(parts).map(({ portion }) => portion)))
    return {
      mealType,
      carbG: plates.carbG + (ticked?.carbG ?? 0),
    }
  })
}

function sodiumOf({ meals, adherence, nutrients }: DayAtHand, person: Person | null): DaySodium {
  const shown = nutrients.find(({ nutrient }) => nutrient === 'sodium')
  const ofPlates = mealTypes.map((mealType) => {
    const rows = meals.filter((meal) => meal.mealType === mealType)
    const items = rows.flatMap(({ parts }) => servePlate(parts))
    const sodium = plateSodiumOf(items.map(({ food, part }) => ({ food, grams: part.grams })))
    return sodiumOfMeal({ sodium }, mealType, person)
  })
  return {
    shownMg: shown?.with_kitchen_salt ?? shown?.amount ?? null,
    // Recipes include their own salt, so no added salt is estimated for ticked meals.
    allowedForMg: ofPlates.reduce((sum, mg) => sum + mg, eatenOf(adherence.record).sodiumMg ?? 0),
    mostMg: shown?.reference ?? null,
  }
}

function isAboveMaximum({ reference, is_limit: isLimit, ...figure }: ComparedNutrient): boolean {
  const amount = figure.with_kitchen_salt ?? figure.amount
  return isLimit && reference !== null && amount !== null && amount > reference
}

/** Returns the energy of the logged and ticked meals. Dishes of the menu never count as ultra-processed. */
function platesOf(rows: readonly MealRow[], record: DayCompliance | null): Figures['plates'] {
  const served = rows.flatMap(({ plannedType, parts }) =>
    servePlate(parts).map(({ food, portion }) => ({
      kcal: portion.kcal,
      isUltraProcessed: plannedType === null && food.nova === 4,
    })),
  )
  const sum = (of: typeof served) => of.reduce((total, { kcal }) => total + kcal, 0)
  return {
    plateKcal: sum(served) + eatenOf(record).kcal,
    ultraProcessedKcal: sum(served.filter(({ isUltraProcessed }) => isUltraProcessed)),
  }
}

function pastDaysOf({ date, mealsBefore, adherence }: DayAtHand): PastDay[] {
  const dates = Array.from({ length: historyDays.plates }, (_, ago) => addDays(date, -ago - 1))
  return dates.flatMap((past): PastDay[] => {
    const rows = mealsBefore.filter((meal) => meal.date === past)
    const record = adherence.recordsBefore.find((one) => one.date === past) ?? null
    const eaten = new Set<string>([
      ...rows.map(({ mealType }) => mealType),
      ...Object.keys(record?.eaten ?? {}),
    ])
    if (eaten.size === 0) return []
    const portions = rows.flatMap(({ parts }) => servePlate(parts).map(({ portion }) => portion))
    const fiberG = exactFiberG(sumRows([...portions, eatenOf(record)]))
    return [{ date: past, meals: eaten.size, fiberG, ...platesOf(rows, record) }]
  })
}

export function describeRecommendation({
  id,
  type,
  title,
  message,
  foods,
  recipe,
  action,
}: Recommendation): RecommendationShape {
  return {
    id,
    type,
    title,
    message,
    foods: foods.map(({ name }) => name),
    data: {
      recipe: recipe && {
        id: recipe.id,
        name: recipe.name,
        time_min: recipe.minutes,
        calories: recipe.kcal,
      },
    },
    action: action && { label: action.label, actionType: action.type },
  }
}

/** Returns the recommendations for a day at its current time. */
export function recommendationsFor(
  day: DayAtHand,
  nutritionProfile: NutritionProfile,
): RecommendationShape[] {
  return recommend(situationOf(day, nutritionProfile, recipesOfEveryPlan())).map(describeRecommendation)
}
