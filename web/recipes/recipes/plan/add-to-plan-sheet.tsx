import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { todayQuery } from '../../../api/today.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { PlacePicker } from './place-picker.tsx'
import { PlanRefusal } from './plan-refusal.tsx'
import type { PlannedRecipe } from '../queries.ts'

interface AddToPlanSheetProps {
  recipe: PlannedRecipe
  onClose: () => void
}

/** Adds a recipe to a day and meal of the week. */
export function AddToPlanSheet({ recipe, onClose }: AddToPlanSheetProps) {
  const { data: today, error, refetch } = useQuery(todayQuery)
  if (today && canPlan(today)) return <PlacePicker recipe={recipe} today={today} onClose={onClose} />
  return (
    <Sheet open title="Adicionar ao meu plano" onClose={onClose}>
      <div className="min-h-60 pb-6">
        {today ? (
          <PlanRefusal code={refusalOf(today)} detail={today.no_target_reason ?? undefined} />
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <span role="status" aria-label="Carregando seu plano">
            <SkeletonLines lines={5} />
          </span>
        )}
      </div>
    </Sheet>
  )
}

function canPlan({ active_diet, planned_meals }: Today): boolean {
  return active_diet !== null && planned_meals.length > 0
}

function refusalOf({ questionnaire_completed, no_target_reason }: Today) {
  if (!questionnaire_completed) return 'questionnaire_required'
  return no_target_reason === null ? 'week_needs_diet' : 'no_numeric_plan'
}
