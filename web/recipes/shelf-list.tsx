import type { RecipeCard as Card } from '#contract/recipes.ts'
import { useDeferredValue, useRef } from 'react'
import { useFavorites } from '../favorites/queries.ts'
import { RecipeCard } from './recipe-card.tsx'

interface ShelfListProps {
  recipes: readonly Card[]
  askedTag: string | undefined
  onSwap: (recipe: Card) => void
}

/** More than a screen holds. */
const firstCards = 10
const usualHeightPx = 204
/** Above and below a card together; room for the outline of its focus. */
const gapPx = 12
/** As they stood when a recipe was last opened, so that the way back leads to the same place of the list. */
const heightsPx = new Map<string, number>()

/**
 * Hundreds of cards: the first at once, the others as soon as nothing else is to be done. What is far from the screen
 * is neither laid out nor painted.
 */
export function ShelfList({ recipes, askedTag, onSwap }: ShelfListProps) {
  const { ids, toggle } = useFavorites()
  const list = useRef<HTMLUListElement>(null)
  const drawn = useDeferredValue(recipes, recipes.slice(0, firstCards))
  const rememberHeights = () => {
    for (const item of list.current?.querySelectorAll('li') ?? []) {
      if (item.dataset['recipe']) heightsPx.set(item.dataset['recipe'], item.offsetHeight - gapPx)
    }
  }
  return (
    <ul ref={list} className="-mx-1 flex flex-col">
      {drawn.map((recipe) => (
        <li
          key={recipe.id}
          data-recipe={recipe.id}
          className="shrink-0 px-1 py-1.5 [content-visibility:auto]"
          style={{ containIntrinsicBlockSize: `auto ${heightOf(recipe)}px` }}
        >
          <RecipeCard
            recipe={recipe}
            askedTag={askedTag}
            isFavorite={ids.has(recipe.id)}
            onToggleFavorite={() => toggle(recipe.id)}
            onSwap={() => onSwap(recipe)}
            onOpen={rememberHeights}
          />
        </li>
      ))}
      <li
        aria-hidden="true"
        className="shrink-0"
        style={{ height: heightOfAll(recipes.slice(drawn.length)) }}
      />
    </ul>
  )
}

function heightOf({ id }: Card): number {
  return heightsPx.get(id) ?? usualHeightPx
}

function heightOfAll(recipes: readonly Card[]): number {
  return recipes.reduce((sum, recipe) => sum + heightOf(recipe) + gapPx, 0)
}
