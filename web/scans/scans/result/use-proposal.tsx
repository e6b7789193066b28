import type { Applied } from '#contract/day/rebalances.ts'
import type { RebalanceProposal } from '#contract/day/today.ts'
import { useState } from 'react'
import { ProposalSheet } from '../../../menus/shared/proposal-sheet.tsx'
import type { ChangedDay } from '../../../menus/week-plans/queries.ts'
import { announceApplied } from './announcement.ts'

/**
 * Shows the changes of the plan that a plate proposes, then leaves the screen for the day of the meal; leaves at once
 * if it proposes none.
 */
export function useProposal(onLeave: (date: string) => void) {
  const [asked, setAsked] = useState<{ proposal: RebalanceProposal; date: string } | null>(null)
  const follow = (applied: Applied & ChangedDay) => {
    announceApplied(applied)
    const { date } = applied.meal
    const proposal = applied.rebalance.rebalanceNeeded ? applied.today?.rebalance_proposal : null
    if (proposal) setAsked({ proposal, date })
    else onLeave(date)
  }
  const sheet = asked && <ProposalSheet proposal={asked.proposal} onClose={() => onLeave(asked.date)} />
  return { follow, sheet }
}
