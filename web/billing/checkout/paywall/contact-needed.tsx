import { operatorContact } from '#contract/billing/operator-contact.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'

/**
 * Tells a buyer with repeated withdrawals when the plan can be bought again, and whom to contact to buy it earlier.
 */
export function ContactNeeded({ reason }: { reason: string }) {
  return (
    <PurchaseNotice
      title="Este plano ainda não pode ser comprado de novo"
      action={
        operatorContact && (
          <a href={`mailto:${operatorContact}`} className={buttonClass({ variant: 'secondary' })}>
            Escrever um e-mail
          </a>
        )
      }
    >
      {reason}
    </PurchaseNotice>
  )
}
