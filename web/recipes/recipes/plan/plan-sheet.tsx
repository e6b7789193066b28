import { lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { PlannedRecipe } from '../queries.ts'

// The sheet is loaded lazily: reading recipes does not need the planning code.
const loadSheet = () => import('./add-to-plan-sheet.tsx')
const AddToPlanSheet = lazy(() => loadSheet().then((module) => ({ default: module.AddToPlanSheet })))

interface PlanSheet {
  open: (recipe: PlannedRecipe) => void
  /** The sheet, to be rendered in the page. */
  sheet: ReactNode
}

/** Sheet that adds a recipe to the week, loaded on first use. */
export function usePlanSheet(): PlanSheet {
  const [planned, setPlanned] = useState<PlannedRecipe | null>(null)
  return {
    open: (recipe) => {
      // Opens the sheet only after it loaded: a failing import must not break the recipe.
      loadSheet().then(
        () => setPlanned(recipe),
        () => showToast({ title: 'Sem conexão para abrir o seu plano', tone: 'error' }),
      )
    },
    sheet: planned && (
      <Suspense>
        <AddToPlanSheet recipe={planned} onClose={() => setPlanned(null)} />
      </Suspense>
    ),
  }
}
