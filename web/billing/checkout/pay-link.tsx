import type { Payment } from '#contract/billing/billing.ts'
import { buttonClass, type ButtonLook } from '../../ui/buttons/button.tsx'
import { isCheckoutAddress } from './checkout-address.ts'

/** Links back to the payment page while paying is possible; a card under review is not paid again. */
export function PayLink({ payment, ...look }: { payment: Payment } & ButtonLook) {
  const { status, method, init_point: address } = payment
  const isUnderReview = method === 'credit_card' || method === 'debit_card'
  if (status !== 'pending' || isUnderReview || !address || !isCheckoutAddress(address, location.origin))
    return null
  return (
    <a href={address} className={buttonClass(look)}>
      Continuar o pagamento
    </a>
  )
}
