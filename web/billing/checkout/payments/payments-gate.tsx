import { Navigate, useSearch } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PaymentsScreen } from './payments-screen.tsx'
import { PaymentsSkeleton } from './payments-skeleton.tsx'
import { purchaseIn } from '../return/return-copy.ts'

/**
 * A buyer who returns from the payment without a session, and anyone whose session expired here, signs in and comes
 * back: the landing page would lose the purchase. Everyone else without a session goes to the landing page.
 */
export function PaymentsGate() {
  const session = useSession()
  const pedido = purchaseIn(useSearch({ from: '/pagamentos' }).pedido)
  if (session?.status === 'signed-in') return <PaymentsScreen />
  if (session && (pedido || session.status === 'expired')) {
    return <Navigate to="/auth" state={{ ...(pedido && { pedido }) }} replace />
  }
  return (
    <>
      {session && <Navigate to="/" reloadDocument replace />}
      <Waiting />
    </>
  )
}

function Waiting() {
  return (
    <Screen>
      <PaymentsSkeleton withPlan />
    </Screen>
  )
}
