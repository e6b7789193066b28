import type { Query, Reply } from '#contract/endpoint.ts'
import type { readShelfTastes as endpoint } from '#contract/recipes/recipe-shelf.ts'
import { addDays, daysBetween } from '#nutrition/shared/calendar/days.ts'
import { recipeOfFood } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { holdsAny } from '#nutrition/foods/identity/contents.ts'
import { timedMeals } from '#nutrition/targets/meal-times.ts'
import { readWithProfile } from '../../account/profile/service.ts'
import { dislikesOf } from '../../account/profile/rules.ts'
import { momentOf } from '../../day/days/service.ts'
import { listEatenFoods } from '../../day/meals/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { recipeBook } from './rules.ts'

/** Days after which a recipe counts as not eaten lately. */
const daysBack = 14

/** Returns the times of the meals, the recipes with disliked foods and those eaten in the last two weeks. */
export function readShelfTastes(
  ctx: AccountContext,
  { at }: Query<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return readWithProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const moment = momentOf(at, now)
    const today = civilDay(moment, nutritionProfile.timezone)
    const eaten = await listEatenFoods(tx, { from: addDays(today, -daysBack), to: today })
    const daysAgo = new Map<string, number>()
    // `eaten` is ordered by day, so that the latest day of each recipe remains.
    for (const { date, foodId } of eaten) {
      const recipeId = recipeOfFood(foodId)
      if (recipeId !== null) daysAgo.set(recipeId, daysBetween(date, today))
    }
    const dislikes = dislikesOf(nutritionProfile.answers)
    const disliked = dislikes.length === 0 ? [] : recipeBook().filter((one) => holdsAny(one, dislikes))
    return {
      meals: timedMeals(nutritionProfile.mealsPerDay, nutritionProfile.mealMinutes),
      disliked_ids: disliked.map(({ id }) => id),
      eaten: [...daysAgo].map(([recipe_id, days_ago]) => ({ recipe_id, days_ago })),
    }
  })
}
