import type { Alternative, WeekEdit } from '#contract/menus/week-plans.ts'
import { weeksAhead, weeksBack } from '#contract/menus/week-reach.ts'
import { addDays, mondayOf, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { dishWithRecipe } from '#nutrition/menu/week/added-recipe.ts'
import {
  changePortions,
  type AgainstWishes,
  type EditRefusal,
  type EditResult,
  moveMeal,
  placeDish,
  repeatDay,
  setLock,
} from '#nutrition/menu/week/edit-week.ts'
import { readObservations } from '#nutrition/menu/request/observations/read-observations.ts'
import { isFoodWish } from '#nutrition/menu/request/observations/food-wishes.ts'
import type { WeekConstraint } from '#nutrition/menu/request/request.ts'
import { wishedBy } from '#nutrition/menu/request/wished-food.ts'
import { type Alternative as FoundAlternative, daysWith } from '#nutrition/menu/week/swap.ts'
import { type MealPlace, servingsOf, type WeekMenu } from '#nutrition/menu/request/week.ts'
import { concernsOf, withoutMentioned } from '#nutrition/safety/health-text/meal-findings.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { readMentions } from '../../account/health-readings/rules.ts'
import {
  cookingOf,
  describedRecipes,
  describeMeal,
  dishFrom,
  dishShape,
  type MenuContext,
} from '../planner/rules.ts'
import { civilDay, instantOf, timeOfDay } from '../../platform/database/civil-day.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import type { WeekPlanRow } from '../menus/queries.ts'
import type { Lived } from '../menus/rules.ts'
import { lateText, wishesText } from './wish-copy.ts'

/** Local time of Monday, as milliseconds after midnight, from which the new week is planned. */
const earliestMs = 4 * 3_600_000

/**
 * Returns the next instant at which it is `earliestMs` after midnight of a Monday in the time zone; later than `now`.
 */
export function nextMondayMorning(now: Date, timezone: string): Date {
  const morningOf = (day: string) =>
    instantOf(new Date(Date.parse(`${day}T00:00:00Z`) + earliestMs), timezone)
  const monday = mondayOf(civilDay(now, timezone))
  const morning = morningOf(monday)
  return now < morning ? morning : morningOf(addDays(monday, 7))
}

export function isMondayMorning(now: Date, timezone: string): boolean {
  const { day, minutes } = timeOfDay(now, timezone)
  return mondayOf(day) === day && minutes * 60_000 >= earliestMs
}

/**
 * Returns the Monday of the week of `asked`, or of today. Throws `week_out_of_range` beyond `weeksBack` and
 * `weeksAhead`.
 */
export function resolveWeek(asked: string | undefined, today: string): string {
  const weekStart = mondayOf(asked ?? today)
  const thisWeek = mondayOf(today)
  if (weekStart < addDays(thisWeek, -7 * weeksBack) || weekStart > addDays(thisWeek, 7 * weeksAhead)) {
    throw fail('week_out_of_range')
  }
  return weekStart
}

/** Reads a week's observations. What asks for a food that no recipe of the library has is among the ignored words. */
export function readWords(text: string, today: string): Pick<WeekPlanRow, 'understood' | 'ignored'> {
  const read = readObservations(text)
  const understood = read.understood.filter(({ constraint }) => isCookable(constraint))
  const uncooked = read.understood.filter((one) => !understood.includes(one)).map(({ words }) => words)
  const ignored = [...read.ignored, ...new Set(uncooked)]
  const said = { field: 'semana', text, today } as const
  return { understood, ignored: withoutMentioned(ignored, [...readMentions(said), ...concernsOf(said)]) }
}

function isCookable(constraint: WeekConstraint): boolean {
  if (!isFoodWish(constraint) && constraint.kind !== 'more_food') return true
  return describedRecipes().some(wishedBy(constraint.food))
}

/** Describes a dish that could replace a planned meal, and its effect on the day. */
export function describeAlternative(
  { dish, changes, lateMeals }: FoundAlternative,
  { menu, weekday, mealType, order }: MealPlace & { readonly menu: WeekMenu; readonly order: number },
  menuContext: MenuContext,
): Alternative {
  const days = daysWith(menu, { weekday, mealType }, dish)
  const cooking = cookingOf({ ...menu, days }, menuContext)
  return {
    dish: dishShape(dish),
    meal: describeMeal(
      { mealType, kind: 'cooked', dish, isLocked: false, batch: null },
      { idPrefix: `troca-${order}`, weekday, order, cooking },
      menuContext,
    ),
    changes: {
      kcal: changes.kcal,
      protein_g: changes.proteinG,
      fiber_g: changes.fiberG,
      minutes: changes.minutes,
    },
    cautions: lateMeals.map(lateText),
  }
}

const refusals = {
  no_such_meal: 'planned_meal_not_found',
  locked: 'meal_locked',
  not_for_this_meal: 'recipe_not_for_meal',
  twice_a_day: 'recipe_twice_a_day',
  unsafe: 'recipe_unsafe',
  bad_portions: 'portions_invalid',
  unsteady_greens: 'greens_unsteady',
} as const satisfies Record<EditRefusal, string>

export function failureOf(
  refused: { readonly refusal: EditRefusal } | AgainstWishes,
  asked: WeekEdit,
  menuContext: MenuContext,
): Failure {
  if (refused.refusal !== 'against_wishes') return fail(refusals[refused.refusal])
  const isChosen = asked.kind === 'add_recipe' || asked.kind === 'swap'
  const chosen = isChosen ? { weekday: weekdayOf(asked.date), mealType: asked.meal_type } : null
  return fail('edit_against_wishes', { wishes: wishesText(refused.wishes, chosen, menuContext) })
}

/**
 * Returns the places whose dish an edit changes. Empty for a lock, and for a repeated day, whose changed places depend
 * on the menu.
 */
function changedPlaces(asked: WeekEdit) {
  if (asked.kind === 'lock' || asked.kind === 'repeat_day') return []
  return asked.kind === 'move' ? [asked, asked.to] : [asked]
}

/** Refuses an edit of a ticked meal: the plan would then show a dish that was not eaten. */
function assertNotEaten(asked: WeekEdit, ticked: Lived['ticked']): void {
  const isEaten = changedPlaces(asked).some(({ date, meal_type }) => ticked.get(date)?.includes(meal_type))
  if (isEaten) throw fail('meal_eaten')
}

export function datesOf(asked: WeekEdit): string[] {
  if (asked.kind === 'repeat_day') return [asked.to_date]
  return asked.kind === 'move' ? [asked.date, asked.to.date] : [asked.date]
}

/** Menu of a week with the meals that were ticked in it. */
interface EditedWeek extends Pick<WeekPlanRow, 'menu' | 'weekStart'>, Pick<Lived, 'ticked'> {}

/**
 * Applies a person's edit to the menu. Returns the reason if the plan refuses it; throws `planned_meal_not_found`,
 * `recipe_not_found` for an unknown place or recipe, `meal_eaten`.
 */
export function applyEdit(
  { menu, weekStart, ticked }: EditedWeek,
  asked: WeekEdit,
  menuContext: MenuContext,
): EditResult {
  assertNotEaten(asked, ticked)
  const { request } = menuContext
  const tools = { request, recipes: [...menuContext.library.values()] }
  const consent = { acceptsUnwished: 'accepts_disliked' in asked && asked.accepts_disliked === true }
  const placeOf = ({ date, meal_type }: { date: string; meal_type: MealType }) => {
    if (mondayOf(date) !== weekStart) throw fail('planned_meal_not_found')
    return { weekday: weekdayOf(date), mealType: meal_type }
  }
  switch (asked.kind) {
    case 'swap': {
      const dish = dishFrom(asked.dish)
      if (servingsOf(dish).some(({ recipeId }) => !menuContext.library.has(recipeId)))
        throw fail('recipe_not_found')
      return placeDish(menu, placeOf(asked), dish, tools, consent)
    }
    case 'lock':
      return setLock(menu, placeOf(asked), asked.locked, tools)
    case 'move':
      return moveMeal(menu, placeOf(asked), placeOf(asked.to), tools, consent)
    case 'portions':
      return changePortions(menu, placeOf(asked), asked.part, asked.portions, tools)
    case 'repeat_day': {
      if (mondayOf(asked.date) !== weekStart) throw fail('planned_meal_not_found')
      return repeatDay(menu, weekdayOf(asked.date), weekdayOf(asked.to_date), tools, {
        ...consent,
        eaten: ticked.get(asked.to_date) ?? [],
      })
    }
    case 'add_recipe': {
      const place = placeOf(asked)
      const recipe = menuContext.library.get(asked.recipe_id)
      if (!recipe) throw fail('recipe_not_found')
      const day = menu.days.find(({ weekday }) => weekday === place.weekday)
      const meal = day?.meals.find(({ mealType }) => mealType === place.mealType)
      if (!day || !meal) return { refusal: 'no_such_meal' }
      const kcal = request.targets[day.dayType].kcal * request.mealShares[place.mealType]
      const dish = dishWithRecipe(meal.dish, recipe, { mealType: place.mealType, kcal }, menuContext.library)
      return dish ? placeDish(menu, place, dish, tools, consent) : { refusal: 'not_for_this_meal' }
    }
  }
}
