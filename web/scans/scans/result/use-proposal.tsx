import type { Applied } from '#contract/day/rebalances.ts'
import type { RebalanceProposal } from '#contract/day/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangedDay } from '../../../menus/week-plans/queries.ts'
import { announceApplied } from './announcement.ts'

/** Changes to ask about, once the code of their sheet has loaded. */
interface Asked {
  readonly ProposalSheet: typeof import('../../../menus/shared/proposal-sheet.tsx').ProposalSheet
  readonly proposal: RebalanceProposal
  readonly date: string
}

/**
 * Shows the changes of the plan that a plate proposes, then leaves the screen for the day of the meal; leaves at once
 * if it proposes none.
 */
export function useProposal(onLeave: (date: string) => void) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const follow = (applied: Applied & ChangedDay) => {
    announceApplied(client, applied)
    const { date } = applied.meal
    const proposal = applied.rebalance.rebalanceNeeded ? applied.today?.rebalance_proposal : null
    if (!proposal) return onLeave(date)
    import('../../../menus/shared/proposal-sheet.tsx').then(
      ({ ProposalSheet }) => setAsked({ ProposalSheet, proposal, date }),
      // The day shows the proposal too.
      () => onLeave(date),
    )
  }
  const sheet = asked && <asked.ProposalSheet proposal={asked.proposal} onClose={() => onLeave(asked.date)} />
  return { follow, sheet }
}
