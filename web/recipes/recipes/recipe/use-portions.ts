import type { Recipe } from '#contract/recipes/recipes.ts'
import { useState } from 'react'
import { useHousehold } from '../../shared/household.ts'

export interface Portions {
  readonly count: number
  /** Whether the number is stored for the other recipes. */
  readonly isStored: boolean
  /** Next smaller and larger number with a list of ingredients; `null` at the ends. */
  readonly fewer: number | null
  readonly more: number | null
  readonly choose: (count: number) => void
}

/**
 * Portions that a recipe is shown for: those that the household cooks, at first those of the recipe. Numbers that only
 * this recipe has, such as the 12 of a cake, are not chosen for other recipes.
 */
export function usePortions({ portions, shopping_lists: lists }: Recipe): Portions {
  const { people, isStored, setPeople } = useHousehold()
  const [isWhole, setWhole] = useState(false)
  const shared = lists.map((list) => list.portions)
  const counts = [...new Set([...shared, portions])]
  const isChosen = !isWhole && people !== null && counts.includes(people)
  const count = isChosen ? people : portions
  const fewer = counts.filter((other) => other < count)
  const more = counts.filter((other) => other > count)
  return {
    count,
    isStored: isChosen && isStored,
    fewer: fewer.length > 0 ? Math.max(...fewer) : null,
    more: more.length > 0 ? Math.min(...more) : null,
    choose: (next) => {
      setWhole(!shared.includes(next))
      if (shared.includes(next)) setPeople(next)
    },
  }
}
