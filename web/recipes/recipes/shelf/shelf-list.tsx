import type { RecipeCard as Card } from '#contract/recipes/recipes.ts'
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFavorites } from '../../favorites/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RecipeCard } from './recipe-card.tsx'

interface ShelfListProps {
  recipes: readonly Card[]
  askedTag: string | undefined
  onSwap: (recipe: Card) => void
}

/** Cards of a page: more than fit on a screen, and a multiple of two, three and four columns. */
const pageCards = 12
/** Distance in pixels from the end of the list at which the next page is added: about four cards. */
const nearEndPx = 900
const usualHeightPx = 204
/** Total gap above and below a card; room for its focus outline. */
const gapPx = 12
/** Heights measured when a recipe was last opened, so that going back restores the scroll position. */
const heightsPx = new Map<string, number>()
/** Number of cards of the list from which a recipe was last opened, by `listKey`. */
let leftList = { key: '', count: 0 }

/**
 * List of hundreds of cards, page by page: the next one is added when the end comes near, or by the button at the end,
 * which then moves the focus to the first new card. Cards far outside the viewport are neither laid out nor painted.
 */
export function ShelfList({ recipes, askedTag, onSwap }: ShelfListProps) {
  const { ids, toggle } = useFavorites()
  const list = useRef<HTMLUListElement>(null)
  const { count, more } = usePages(recipes)
  const act = useLatest({
    toggle,
    onSwap,
    onOpen: () => {
      rememberHeights(list.current)
      leftList = { key: listKey(recipes), count }
    },
  })
  const left = recipes.length - count
  return (
    <>
      <ul ref={list} className="-mx-1 flex flex-col recipe-columns">
        {recipes.slice(0, count).map((recipe) => (
          <ShelfItem
            key={recipe.id}
            recipe={recipe}
            askedTag={askedTag}
            isFavorite={ids.has(recipe.id)}
            act={act}
          />
        ))}
      </ul>
      {left > 0 && <MoreButton onNear={more} onTap={() => addPage(list.current, more)} />}
    </>
  )
}

interface MoreButtonProps {
  onNear: () => void
  onTap: () => void
}

function MoreButton({ onNear, onTap }: MoreButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The observer is created again with `onNear` of each page, and reports again if the button is still near.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Not while the button has the focus: the Tab key would skip a page added before it. A tap on the button moves
        // the focus to the new page.
        const isFocused = place.current?.contains(document.activeElement) === true
        if (entry?.isIntersecting === true && !isFocused) startTransition(onNear)
      },
      { rootMargin: `${nearEndPx}px 0px` },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [onNear])
  return (
    <div ref={place} className="pt-3">
      <Button variant="secondary" wide onClick={onTap}>
        Mostrar mais receitas
      </Button>
    </div>
  )
}

/** Adds a page and focuses its first card. */
function addPage(list: HTMLUListElement | null, more: () => void): void {
  const before = list?.children.length ?? 0
  more()
  requestAnimationFrame(() => list?.children[before]?.querySelector('a')?.focus())
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
      className="flex shrink-0 flex-col px-1 py-1.5 [content-visibility:auto] *:flex-1"
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

/** Identifies a list by its length and its first and last recipe. */
function listKey(recipes: readonly Card[]): string {
  return [recipes.length, recipes[0]?.id, recipes.at(-1)?.id].join(' ')
}

/** Number of rendered cards: one page of every new list, or as many as it had when a recipe was opened from it. */
function usePages(recipes: readonly Card[]): { count: number; more: () => void } {
  const key = listKey(recipes)
  const [grown, setGrown] = useState({ key, count: leftList.key === key ? leftList.count : pageCards })
  const count = Math.min(grown.key === key ? grown.count : pageCards, recipes.length)
  return { count, more: () => setGrown({ key, count: count + pageCards }) }
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
