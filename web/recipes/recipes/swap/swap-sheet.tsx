import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import type { PlannedRecipe } from '../queries.ts'

// The sheet is loaded lazily: reading recipes does not need the planning code.
const SwapRecipeSheet = lazyPart(() => import('./swap-recipe-sheet.tsx'), 'SwapRecipeSheet')

interface SwapSheet {
  open: (recipe: PlannedRecipe) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Sheet with replacements for a recipe, loaded on first use. */
export function useSwapSheet(): SwapSheet {
  const [swapped, setSwapped] = useState<PlannedRecipe | null>(null)
  return {
    open: setSwapped,
    sheet: swapped && (
      <Suspense>
        <SwapRecipeSheet key={swapped.id} recipe={swapped} onClose={() => setSwapped(null)} />
      </Suspense>
    ),
  }
}
