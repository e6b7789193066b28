import type { RebalanceProposal } from '#contract/day/today.ts'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { adjustLabel, proposalTexts } from './copy.ts'
import {
  announceAcceptFailure,
  announceDeclineFailure,
  useAcceptProposal,
  useDeclineProposal,
} from './queries.ts'

interface ProposalAnswersProps {
  proposal: RebalanceProposal
  /** Called after either answer. Inside a sheet, where toasts are inert, failures are shown above the buttons. */
  onAnswered?: () => void
}

/** "Ajustar o jantar" and "Deixar como estava". */
export function ProposalAnswers({ proposal, onAnswered }: ProposalAnswersProps) {
  const accepting = useAcceptProposal()
  const declining = useDeclineProposal()
  const failure = accepting.error ?? declining.error
  const size = onAnswered ? 'large' : 'medium'
  return (
    <div className="flex flex-wrap gap-3">
      {onAnswered && failure && (
        <p role="alert" className="w-full text-sm font-medium text-tomate">
          {messageOf(failure)}
        </p>
      )}
      <Button
        size={size}
        className="flex-1 basis-56"
        disabled={declining.isPending}
        busy={accepting.isPending}
        busyLabel={proposalTexts.adjusting}
        onClick={() => {
          declining.reset()
          accepting.mutate(
            proposal,
            onAnswered ? { onSuccess: onAnswered } : { onError: announceAcceptFailure },
          )
        }}
      >
        {adjustLabel(proposal.adjustments.map(({ meal_type }) => meal_type))}
      </Button>
      <Button
        size={size}
        variant="secondary"
        className="flex-1 basis-56"
        disabled={accepting.isPending}
        busy={declining.isPending}
        busyLabel={proposalTexts.keeping}
        onClick={() => {
          accepting.reset()
          declining.mutate(
            { mealId: proposal.meal_id, declined: true },
            onAnswered ? { onSuccess: onAnswered } : { onError: announceDeclineFailure },
          )
        }}
      >
        {proposalTexts.keep}
      </Button>
    </div>
  )
}
