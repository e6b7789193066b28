import type { RecipeCard as Card } from '#contract/recipes.ts'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFavorites } from '../favorites/queries.ts'
import { RecipeCard } from './recipe-card.tsx'

interface ShelfListProps {
  recipes: readonly Card[]
  askedTag: string | undefined
  onSwap: (recipe: Card) => void
}

/** More than a screen holds. */
const firstCards = 10
/** So many at once that a finger does not feel it. */
const moreCards = 6
const usualHeightPx = 204
/** Above and below a card together; room for the outline of its focus. */
const gapPx = 12
/** As they stood when a recipe was last opened, so that the way back leads to the same place of the list. */
const heightsPx = new Map<string, number>()

/**
 * Hundreds of cards: the first at once, the others a few at a time as soon as nothing else is to be done. What is far
 * from the screen is neither laid out nor painted.
 */
export function ShelfList({ recipes, askedTag, onSwap }: ShelfListProps) {
  const { ids, toggle } = useFavorites()
  const list = useRef<HTMLUListElement>(null)
  const drawn = recipes.slice(0, useGrowingCount(recipes))
  const act = useLatest({ toggle, onSwap, onOpen: () => rememberHeights(list.current) })
  return (
    <ul ref={list} className="-mx-1 flex flex-col">
      {drawn.map((recipe) => (
        <ShelfItem
          key={recipe.id}
          recipe={recipe}
          askedTag={askedTag}
          isFavorite={ids.has(recipe.id)}
          act={act}
        />
      ))}
      <li
        aria-hidden="true"
        className="shrink-0"
        style={{ height: heightOfAll(recipes.slice(drawn.length)) }}
      />
    </ul>
  )
}

interface ShelfActions {
  toggle: (recipeId: string) => void
  onSwap: (recipe: Card) => void
  onOpen: () => void
}

interface ShelfItemProps {
  recipe: Card
  askedTag: string | undefined
  isFavorite: boolean
  act: { readonly current: ShelfActions }
}

/** Drawn anew only where something about it has changed, not with every card that comes after it. */
const ShelfItem = memo(function ShelfItem({ recipe, askedTag, isFavorite, act }: ShelfItemProps) {
  return (
    <li
      data-recipe={recipe.id}
      className="shrink-0 px-1 py-1.5 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(recipe)}px` }}
    >
      <RecipeCard
        recipe={recipe}
        askedTag={askedTag}
        isFavorite={isFavorite}
        onToggleFavorite={() => act.current.toggle(recipe.id)}
        onSwap={() => act.current.onSwap(recipe)}
        onOpen={() => act.current.onOpen()}
      />
    </li>
  )
})

/** How many of a list are drawn: a few of every new one, soon all of it. */
function useGrowingCount(recipes: readonly Card[]): number {
  const [grown, setGrown] = useState({ recipes, count: firstCards })
  const count = grown.recipes === recipes ? grown.count : firstCards
  const isWhole = count >= recipes.length
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => setGrown({ recipes, count: count + moreCards }))
    return () => clearTimeout(timer)
  }, [recipes, count, isWhole])
  return count
}

/** The same object at every drawing, with what the last one put into it. */
function useLatest(actions: ShelfActions): { readonly current: ShelfActions } {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  return latest
}

function rememberHeights(list: HTMLUListElement | null): void {
  for (const item of list?.querySelectorAll('li') ?? []) {
    if (item.dataset['recipe']) heightsPx.set(item.dataset['recipe'], item.offsetHeight - gapPx)
  }
}

function heightOf({ id }: Card): number {
  return heightsPx.get(id) ?? usualHeightPx
}

function heightOfAll(recipes: readonly Card[]): number {
  return recipes.reduce((sum, recipe) => sum + heightOf(recipe) + gapPx, 0)
}
