import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { PlannedRecipe } from '../queries.ts'

// The sheet is loaded lazily: reading recipes does not need the planning code.
const loadSheet = () => import('./swap-recipe-sheet.tsx')
const SwapRecipeSheet = lazyPart(loadSheet, 'SwapRecipeSheet')

interface SwapSheet {
  open: (recipe: PlannedRecipe) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Sheet with replacements for a recipe, loaded on first use. */
export function useSwapSheet(): SwapSheet {
  const [swapped, setSwapped] = useState<PlannedRecipe | null>(null)
  return {
    open: (recipe) => {
      // Opens the sheet only after it loaded: a failing import must not break the shelf.
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
