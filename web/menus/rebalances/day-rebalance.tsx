import type { Today } from '#contract/day/today.ts'
import { ProposalCard } from './proposal-card.tsx'
import { RebalanceCard } from './rebalance-card.tsx'

/** Proposed rebalance of the day, and the latest accepted one while it can be undone. */
export function DayRebalance({ today: { rebalance_proposal: proposal, rebalance } }: { today: Today }) {
  return (
    <>
      {proposal && <ProposalCard key={proposal.id} proposal={proposal} />}
      {rebalance && <RebalanceCard key={rebalance.meal_id} rebalance={rebalance} />}
    </>
  )
}
