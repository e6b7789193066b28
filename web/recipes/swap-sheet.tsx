import { lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '../ui/toast.ts'
import type { PlannedRecipe } from './queries.ts'

// Reading recipes does not need the way into the week.
const loadSheet = () => import('./swap-recipe-sheet.tsx')
const SwapRecipeSheet = lazy(() => loadSheet().then((module) => ({ default: module.SwapRecipeSheet })))

interface SwapSheet {
  open: (recipe: PlannedRecipe) => void
  /** To be put into the page. */
  sheet: ReactNode
}

/** The sheet with what may stand in for a recipe, fetched with its first use. */
export function useSwapSheet(): SwapSheet {
  const [swapped, setSwapped] = useState<PlannedRecipe | null>(null)
  return {
    open: (recipe) => {
      // Only a sheet that is here is opened: one that cannot be fetched must not take the shelf with it.
      loadSheet().then(
        () => setSwapped(recipe),
        () => showToast({ title: 'Sem conexão para procurar trocas', tone: 'error' }),
      )
    },
    sheet: swapped && (
      <Suspense>
        <SwapRecipeSheet key={swapped.id} recipe={swapped} onClose={() => setSwapped(null)} />
      </Suspense>
    ),
  }
}
