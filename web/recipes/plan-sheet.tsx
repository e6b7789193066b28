import { lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '../ui/toast.ts'
import type { PlannedRecipe } from './queries.ts'

// Reading recipes does not need the way into the week.
const loadSheet = () => import('./add-to-plan-sheet.tsx')
const AddToPlanSheet = lazy(() => loadSheet().then((module) => ({ default: module.AddToPlanSheet })))

interface PlanSheet {
  open: (recipe: PlannedRecipe) => void
  /** To be put into the page. */
  sheet: ReactNode
}

/** The sheet that puts a recipe into the week, fetched with its first use. */
export function usePlanSheet(): PlanSheet {
  const [planned, setPlanned] = useState<PlannedRecipe | null>(null)
  return {
    open: (recipe) => {
      // Only a sheet that is here is opened: one that cannot be fetched must not take the recipe with it.
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
