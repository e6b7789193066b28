import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { rebalanceTexts } from '../rebalances/copy.ts'
import { type RebalancedMeals, useUndoRebalance } from '../rebalances/queries.ts'
import { RebalancedMealList } from '../rebalances/rebalanced-meals.tsx'

interface RebalanceSheetProps {
  mealId: string
  meals: RebalancedMeals
  onKeep: () => void
  onUndone: () => void
}

/** Changes that a plate made to the remaining meals, with their undo. */
export function RebalanceSheet({ mealId, meals, onKeep, onUndone }: RebalanceSheetProps) {
  const undo = useUndoRebalance()
  return (
    <Sheet
      open
      title={rebalanceTexts.title}
      onClose={onKeep}
      footer={
        <div className="flex flex-wrap gap-3">
          {/* Shown in the sheet, because a modal sheet makes toasts inert. */}
          {undo.error && (
            <p role="alert" className="w-full text-sm font-medium text-tomate">
              {messageOf(undo.error)}
            </p>
          )}
          <Button
            size="large"
            variant="ghost"
            busy={undo.isPending}
            busyLabel={rebalanceTexts.undoing}
            onClick={() => undo.mutate(mealId, { onSuccess: onUndone })}
          >
            {rebalanceTexts.undo}
          </Button>
          <Button size="large" className="flex-1" onClick={onKeep}>
            {rebalanceTexts.keep}
          </Button>
        </div>
      }
    >
      <p className="pb-2 text-ink-soft">{rebalanceTexts.detail}</p>
      <RebalancedMealList meals={meals} />
    </Sheet>
  )
}
