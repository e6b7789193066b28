import type { RebalanceProposal } from '#contract/day/today.ts'
import { useId } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { proposalTexts, proposalTitle } from './copy.ts'
import { ProposalAnswers } from './proposal-answers.tsx'
import { RebalancedMealList } from './rebalanced-meals.tsx'

/** Changes proposed for the remaining meals, shown on the day until they are answered. */
export function ProposalCard({ proposal }: { proposal: RebalanceProposal }) {
  const titleId = useId()
  const meals = proposal.adjustments.map(({ meal_type }) => meal_type)
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-1">
      <h2 id={titleId} className="text-lg font-bold text-balance">
        {proposalTitle(meals)}
      </h2>
      <p className="text-pretty text-ink-soft">{proposalTexts.detail}</p>
      <RebalancedMealList meals={proposal.adjustments} isNamed={meals.length === 1} />
      <ProposalAnswers proposal={proposal} />
    </Card>
  )
}
