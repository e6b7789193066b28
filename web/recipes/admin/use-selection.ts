import { useCallback, useRef, useState } from 'react'
import { saveSelection, loadSelection } from './stored-work.ts'

export interface Selection {
  ids: ReadonlySet<string>
  /** Always the same function object, so that a tap renders only its own row. */
  toggle: (recipeId: string) => void
  /** Selects or deselects the given recipes and leaves the others. */
  setAll: (recipeIds: readonly string[], areSelected: boolean) => void
  replace: (recipeIds: readonly string[]) => void
}

/** Recipes selected for an image, stored in this tab. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(() => loadSelection())
  // Current state for several changes before the next rendering.
  const latest = useRef(ids)
  const replace = useCallback((recipeIds: Iterable<string>) => {
    latest.current = new Set(recipeIds)
    saveSelection(latest.current)
    setIds(latest.current)
  }, [])
  const setAll = useCallback(
    (recipeIds: readonly string[], areSelected: boolean) => {
      const before = latest.current
      replace(areSelected ? [...before, ...recipeIds] : without(before, recipeIds))
    },
    [replace],
  )
  const toggle = useCallback(
    (recipeId: string) => setAll([recipeId], !latest.current.has(recipeId)),
    [setAll],
  )
  return { ids, toggle, setAll, replace }
}

function without(ids: ReadonlySet<string>, taken: readonly string[]): ReadonlySet<string> {
  const out = new Set(taken)
  return new Set([...ids].filter((id) => !out.has(id)))
}
