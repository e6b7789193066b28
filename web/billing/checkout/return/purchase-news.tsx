import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { paymentQuery } from '../queries.ts'
import { returnText } from './return-copy.ts'

interface PurchaseNewsProps {
  id: string
  onDismiss: () => void
}

/**
 * Shows the result of a purchase whose buyer did not return from the payment page. Shows nothing if no payment was
 * attempted, if the purchase was withdrawn, refunded or disputed, or if the purchase cannot be loaded for this
 * account.
 */
export function PurchaseNews({ id, onDismiss }: PurchaseNewsProps) {
  const { data: payment, error } = useQuery(paymentQuery(id))
  const { data: subscription } = useQuery(subscriptionQuery)
  const isForeign = error instanceof ApiError && error.status === 404
  const words = !isForeign && payment && (payment.method !== null || payment.status !== 'pending')
  const told = words && returnText(payment, subscription)
  if (!told) return null
  return (
    <Banner
      tone={told.next === 'app' ? 'success' : told.next === 'plans' ? 'warning' : 'info'}
      title={told.title}
      action={
        <LinkButton to="/pagamentos" search={{ pedido: id }} variant="secondary">
          Ver pagamento
        </LinkButton>
      }
      onDismiss={onDismiss}
    >
      {told.text}
    </Banner>
  )
}
