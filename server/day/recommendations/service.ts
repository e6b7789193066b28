import type { Recommendation } from '#contract/day/recommendations.ts'
import { recommend } from '#nutrition/day/recommendations/recommend.ts'
import type { NutritionProfile } from '../../account/profile/service.ts'
import { recipesOfEveryPlan } from '../../recipes/recipes/service.ts'
import { type DayAtHand, describeRecommendation, situationOf } from './rules.ts'

/** Returns recommendations for the current time of the account's day. */
export function recommendationsFor(day: DayAtHand, nutritionProfile: NutritionProfile): Recommendation[] {
  return recommend(situationOf(day, nutritionProfile, recipesOfEveryPlan())).map(describeRecommendation)
}
