import type { RebalanceProposal } from '#contract/day/today.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { proposalTexts, proposalTitle } from '../rebalances/copy.ts'
import { ProposalAnswers } from '../rebalances/proposal-answers.tsx'
import { RebalancedMealList } from '../rebalances/rebalanced-meals.tsx'

interface ProposalSheetProps {
  proposal: RebalanceProposal
  /**
   * Called after an answer, and when the sheet is closed without an answer; the day then still shows the proposal.
   */
  onClose: () => void
}

/** Changes that a plate proposes for the remaining meals. */
export function ProposalSheet({ proposal, onClose }: ProposalSheetProps) {
  const meals = proposal.adjustments.map(({ meal_type }) => meal_type)
  return (
    <Sheet
      open
      title={proposalTitle(meals)}
      onClose={onClose}
      footer={<ProposalAnswers proposal={proposal} onAnswered={onClose} />}
    >
      <p className="pb-2 text-pretty text-ink-soft">{proposalTexts.detail}</p>
      <RebalancedMealList meals={proposal.adjustments} isNamed={meals.length === 1} />
    </Sheet>
  )
}
