import type { Reply } from '#contract/endpoint.ts'
import type { MealType } from '#contract/calendar.ts'
import type { readShelfTastes } from '#contract/recipes/recipe-shelf.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import type { Favorite } from '#contract/recipes/favorites.ts'
import { orderShelf, type ShelfTastes } from '#nutrition/recipes/shelf-order.ts'
import { nearestMeal } from '#nutrition/targets/nearest-meal.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecipeBook } from '../../../api/recipes.ts'
import { favoritesQuery } from '../../favorites/queries.ts'
import { shelfTastesQuery } from '../../shared/shelf-tastes.ts'

/** Time that a loaded list waits for its order: longer would be noticed as a delay. */
const patienceMs = 1500

export interface OrderedBook extends RecipeBook {
  /** Meal that comes first; null if it could not be read. */
  mealType: MealType | null
}

/**
 * Orders the recipes by the person and the hour. The order holds for the whole visit: a favourite or an answer that
 * arrives later would move the cards under the finger. Undefined until the recipes have arrived, and the tastes and
 * favourites have arrived, failed or taken longer than `patienceMs`.
 */
export function useShelfOrder(book: RecipeBook | undefined): OrderedBook | undefined {
  const tastes = useQuery(shelfTastesQuery)
  const favorites = useQuery(favoritesQuery)
  const [held, setHeld] = useState<ShelfTastes | null>(null)
  const [isLate, setLate] = useState(false)
  const isWaiting = book !== undefined && held === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const isDecided = !tastes.isPending && !favorites.isPending
  if (isWaiting && (isDecided || isLate)) setHeld(tastesOf(tastes.data, favorites.data))
  if (!book || !held) return undefined
  return { ...book, mealType: held.mealType, recipes: orderCards(book.recipes, held) }
}

function tastesOf(
  tastes: Reply<typeof readShelfTastes> | undefined,
  favorites: readonly Favorite[] | undefined,
): ShelfTastes {
  return {
    mealType: tastes ? nearestMeal(minutesNow(), tastes.meals) : null,
    favoriteIds: new Set(favorites?.map(({ recipe_id }) => recipe_id)),
    dislikedIds: new Set(tastes?.disliked_ids),
    daysSinceEaten: new Map(tastes?.eaten.map(({ recipe_id, days_ago }) => [recipe_id, days_ago])),
  }
}

/**
 * Returns the time of this device in minutes after midnight. The hour in a stored answer of the server may be hours
 * old.
 */
function minutesNow(): number {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

function orderCards(recipes: readonly RecipeCard[], tastes: ShelfTastes): RecipeCard[] {
  const cards = recipes.map((card) => ({
    card,
    id: card.id,
    mealTypes: card.meal_types,
    role: card.role,
    isExcluded: card.conflicts.length > 0,
  }))
  return orderShelf(cards, tastes).map(({ card }) => card)
}
