import type { ActiveRebalance } from '#contract/day/today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { rebalanceTexts } from './copy.ts'
import { announceUndoFailure, useUndoRebalance } from './queries.ts'
import { RebalancedMealList } from './rebalanced-meals.tsx'

/** Changes to the remaining meals, shown on the day while they can be undone. */
export function RebalanceCard({ rebalance }: { rebalance: ActiveRebalance }) {
  const undo = useUndoRebalance()
  return (
    <Card aria-labelledby="o-dia-segue" className="flex flex-col gap-1">
      <h2 id="o-dia-segue" className="text-lg font-bold">
        {rebalanceTexts.title}
      </h2>
      <p className="text-ink-soft">{rebalanceTexts.detail}</p>
      <RebalancedMealList meals={rebalance.adjustments} />
      <Button
        variant="secondary"
        className="self-start"
        busy={undo.isPending}
        busyLabel={rebalanceTexts.undoing}
        onClick={() => undo.mutate(rebalance.meal_id, { onError: announceUndoFailure })}
      >
        {rebalanceTexts.undo}
      </Button>
    </Card>
  )
}
