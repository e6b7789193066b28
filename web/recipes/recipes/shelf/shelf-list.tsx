import type { RecipeCard as Card } from '#contract/recipes/recipes.ts'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFavorites } from '../../favorites/queries.ts'
import { RecipeCard } from './recipe-card.tsx'

interface ShelfListProps {
  recipes: readonly Card[]
  askedTag: string | undefined
  onSwap: (recipe: Card) => void
}

/** Number of cards rendered at once: more than fit on a screen. */
const firstCards = 10
/** Batch small enough to keep scrolling smooth. */
const moreCards = 6
const usualHeightPx = 204
/** Total gap above and below a card; room for its focus outline. */
const gapPx = 12
/** Heights measured when a recipe was last opened, so that going back restores the scroll position. */
const heightsPx = new Map<string, number>()

/**
 * List of hundreds of cards: the first ones at once, the others in small batches, each in its own task. Cards far
 * outside the viewport are neither laid out nor painted.
 */
export function ShelfList({ recipes, askedTag, onSwap }: ShelfListProps) {
  const { ids, toggle } = useFavorites()
  const list = useRef<HTMLUListElement>(null)
  const drawn = recipes.slice(0, useGrowingCount(recipes))
  const act = useLatest({ toggle, onSwap, onOpen: () => rememberHeights(list.current) })
  return (
    <ul ref={list} className="-mx-1 flex flex-col desk:grid desk:grid-cols-3 desk:items-stretch">
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

/** Memoised: does not render again when more cards are appended. */
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

/** Number of rendered items: `firstCards` of every new list, then `moreCards` more in each task until it is whole. */
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

/** Stable object that always holds the latest callbacks. */
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
