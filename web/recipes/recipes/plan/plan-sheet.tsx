import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import type { PlannedRecipe } from '../queries.ts'

// The sheet is loaded lazily: reading recipes does not need the planning code.
const AddToPlanSheet = lazyPart(() => import('./add-to-plan-sheet.tsx'), 'AddToPlanSheet')

interface PlanSheet {
  open: (recipe: PlannedRecipe) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Sheet that adds a recipe to the week, loaded on first use. */
export function usePlanSheet(): PlanSheet {
  const [planned, setPlanned] = useState<PlannedRecipe | null>(null)
  return {
    open: setPlanned,
    sheet: planned && (
      <Suspense>
        <AddToPlanSheet recipe={planned} onClose={() => setPlanned(null)} />
      </Suspense>
    ),
  }
}
