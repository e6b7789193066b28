import type { Renewal } from '#contract/billing/billing.ts'
import type { PlanId } from '#contract/billing/plans.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { checkoutFailure } from '../checkout.ts'
import { RenewalBeside } from './renewal-beside.tsx'
import { endsByDefault } from './renewal-beside-copy.ts'

interface RenewalQuestionProps {
  plan: PlanId
  renewal: Renewal
  isBuying: boolean
  error: Error | null
  onAnswer: (ends: boolean) => void
  onClose: () => void
}

/**
 * Asks whether to cancel the buyer's active renewal with this purchase. Shown when the app learned of that renewal only
 * from the reply to the order, for example after a login.
 */
export function RenewalQuestion(props: RenewalQuestionProps) {
  const { plan, renewal, isBuying, error, onAnswer, onClose } = props
  const [ends, setEnds] = useState(() => endsByDefault(plan))
  const close = () => isBuying || onClose()
  return (
    <Dialog
      open
      onClose={close}
      title="Um cartão já renova um plano seu"
      actions={
        <>
          <Button variant="secondary" wide onClick={close}>
            Voltar aos planos
          </Button>
          <Button wide busy={isBuying} busyLabel="Processando…" onClick={() => onAnswer(ends)}>
            Ir para o pagamento
          </Button>
        </>
      }
    >
      <RenewalBeside renewal={renewal} ends={ends} onChange={setEnds} />
      {error && (
        <p role="alert" className="rounded-control bg-tomate-soft p-3 text-tomate">
          {checkoutFailure(error)}
        </p>
      )}
    </Dialog>
  )
}
