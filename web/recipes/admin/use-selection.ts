import { useCallback, useEffect, useState } from 'react'
import { saveSelection, loadSelection } from './stored-work.ts'

export interface Selection {
  ids: ReadonlySet<string>
  /** Stable reference, so that a tap renders only its own row. */
  toggle: (recipeId: string) => void
  /** Sets all given recipes and leaves the others. */
  setAll: (recipeIds: readonly string[], areSelected: boolean) => void
  replace: (recipeIds: readonly string[]) => void
}

/** Recipes selected for an image, stored in this tab. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(() => loadSelection())
  useEffect(() => saveSelection(ids), [ids])
  const toggle = useCallback((recipeId: string) => {
    setIds((before) => (before.has(recipeId) ? without(before, [recipeId]) : new Set([...before, recipeId])))
  }, [])
  return {
    ids,
    toggle,
    setAll: (recipeIds, areSelected) =>
      setIds((before) => (areSelected ? new Set([...before, ...recipeIds]) : without(before, recipeIds))),
    replace: (recipeIds) => setIds(new Set(recipeIds)),
  }
}

function without(ids: ReadonlySet<string>, taken: readonly string[]): ReadonlySet<string> {
  const out = new Set(taken)
  return new Set([...ids].filter((id) => !out.has(id)))
}
