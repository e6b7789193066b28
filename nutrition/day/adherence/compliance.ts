/** Returns whether a day followed the diet: at least one meal and at least half of its meals were ticked. */
export function isFollowed(tickedMeals: number, totalMeals: number): boolean {
  return tickedMeals >= 1 && tickedMeals >= totalMeals / 2
}

/** Returns the share of the day's meals that were ticked, in whole percent; 0 for a day without meals. */
export function compliancePercentage(tickedMeals: number, totalMeals: number): number {
  return totalMeals <= 0 ? 0 : Math.round((tickedMeals / totalMeals) * 100)
}
