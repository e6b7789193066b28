import type { OpenAnswers } from '../answers/answers.ts'

export const foodLists = ['favorite_foods', 'dislikes', 'avoid_foods'] as const
export type FoodList = (typeof foodLists)[number]

type FoodNames = Readonly<Record<FoodList, string[]>>

/** Limits of the server: characters of a name, names of a list. */
const longestName = 80
const longestList = 60

/**
 * Returns the lists after a food was added to one of them. The food is removed from the other lists, which it would
 * contradict. Beyond `longestList` the oldest foods are dropped.
 */
export function withFood(lists: FoodNames, list: FoodList, name: string): FoodNames {
  const food = name.slice(0, longestName)
  const others = without(lists, food)
  return { ...others, [list]: [...others[list], food].slice(-longestList) }
}

export function without({ favorite_foods, dislikes, avoid_foods }: FoodNames, food: string): FoodNames {
  const others = (names: readonly string[]) => names.filter((name) => name !== food)
  return {
    favorite_foods: others(favorite_foods),
    dislikes: others(dislikes),
    avoid_foods: others(avoid_foods),
  }
}

export function foodNamesIn({
  favorite_foods,
  dislikes,
  avoid_foods,
}: OpenAnswers['preferences']): FoodNames {
  return { favorite_foods, dislikes, avoid_foods }
}
