import type { Payment } from '#contract/billing/billing.ts'
import { needsUpgrade } from '#contract/billing/entitlements.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../../ui/layout/back-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { GuidePlace } from './guide-place.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { PaymentsSkeleton } from './payments-skeleton.tsx'
import { PlanStanding } from '../subscription/plan-standing.tsx'
import { paymentsQuery } from '../queries.ts'
import { Receipt } from './receipt.tsx'
import { RenewalCard } from '../subscription/renewal-card.tsx'
import { ReturnPanel } from '../return/return-panel.tsx'
import { purchaseIn } from '../return/return-copy.ts'
import { WithdrawDialog } from '../subscription/withdraw-dialog.tsx'

/** Dialog open above the history. */
interface Opened {
  payment: Payment
  as: 'receipt' | 'withdrawal'
}

/** Current plan, result of the purchase just made, and payment history. */
export function PaymentsScreen() {
  const navigate = useNavigate()
  const returned = purchaseIn(useSearch({ from: '/pagamentos' }).pedido)
  const { data: payments, error, refetch } = useQuery(paymentsQuery)
  const { data: subscription, refetch: reread } = useQuery(subscriptionQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const showReceipt = (payment: Payment) => setOpened({ payment, as: 'receipt' })
  const askToWithdraw = (payment: Payment) => setOpened({ payment, as: 'withdrawal' })
  const open = (payment: Payment) =>
    payment.status === 'pending'
      ? void navigate({ to: '/pagamentos', search: { pedido: payment.id } })
      : showReceipt(payment)
  const retry = () => {
    void refetch()
    if (!subscription) void reread()
  }
  return (
    <Screen>
      <BackHeader
        title="Pagamentos"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      <div className="flex flex-col gap-6">
        {returned && (
          <ReturnPanel key={returned} id={returned} subscription={subscription} onReceipt={showReceipt} />
        )}
        {subscription && (
          <Card aria-labelledby="plano-atual">
            <PlanStanding subscription={subscription} id="plano-atual" />
          </Card>
        )}
        <RenewalCard subscription={subscription} payments={payments ?? []} />
        {payments ? (
          <>
            {payments.length === 0 ? (
              <NoPayments subscription={subscription} />
            ) : (
              <PaymentHistory payments={payments} onOpen={open} onWithdraw={askToWithdraw} />
            )}
            {payments.length > 0 && subscription && needsUpgrade(subscription) && (
              <LinkButton to="/paywall" wide>
                Ver planos
              </LinkButton>
            )}
          </>
        ) : error ? (
          <ErrorState picture={<EmptyPlate size={140} />} message={messageOf(error)} onRetry={retry} />
        ) : (
          <PaymentsSkeleton withPlan={!subscription} />
        )}
        {payments && subscription && <GuidePlace />}
      </div>
      {opened?.as === 'receipt' && (
        <Receipt payment={opened.payment} onClose={close} onWithdraw={() => askToWithdraw(opened.payment)} />
      )}
      {opened?.as === 'withdrawal' && <WithdrawDialog payment={opened.payment} onClose={close} />}
    </Screen>
  )
}

function NoPayments({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <EmptyState
      picture={<EmptyPlate size={140} />}
      title="Nenhum pagamento ainda"
      action={<LinkButton to="/paywall">Ver planos</LinkButton>}
    >
      {whatFollows(subscription)}
    </EmptyState>
  )
}

function whatFollows(subscription: Subscription | undefined): string {
  if (subscription?.is_trial_expired) {
    return 'O teste terminou e nada foi cobrado. O que você registrou está guardado, e um plano volta a abrir o aplicativo.'
  }
  if (subscription?.status === 'trial') {
    return 'Quando o teste terminar, nada é cobrado. O que você registrou fica guardado, e um plano volta a abrir o aplicativo.'
  }
  return 'Quando houver um, ele fica aqui com data, valor e forma de pagamento.'
}
