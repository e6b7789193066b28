import type { Payment } from '#contract/billing.ts'
import { needsUpgrade } from '#contract/entitlements.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../api/api-error.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { Card } from '../ui/card.tsx'
import { EmptyPlate } from '../ui/empty-plate.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { EmptyState, ErrorState } from '../ui/state-block.tsx'
import { PaymentRow } from './payment-row.tsx'
import { PaymentsSkeleton } from './payments-skeleton.tsx'
import { paymentsQuery } from './queries.ts'
import { PlanStanding } from './plan-standing.tsx'

/** What somebody has and what they paid for it. */
export function PaymentsScreen() {
  const navigate = useNavigate()
  const { data: payments, error, refetch } = useQuery(paymentsQuery)
  const { data: subscription, refetch: reread } = useQuery(subscriptionQuery)
  const retry = () => {
    void refetch()
    if (!subscription) void reread()
  }
  return (
    <Screen>
      <PageHeader
        title="Pagamentos"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      <div className="flex flex-col gap-6">
        {subscription && (
          <Card aria-labelledby="plano-atual">
            <PlanStanding subscription={subscription} id="plano-atual" />
          </Card>
        )}
        {payments ? (
          <History payments={payments} subscription={subscription} />
        ) : error ? (
          <ErrorState picture={<EmptyPlate size={140} />} message={messageOf(error)} onRetry={retry} />
        ) : (
          <PaymentsSkeleton withPlan={!subscription} />
        )}
      </div>
    </Screen>
  )
}

interface HistoryProps {
  payments: readonly Payment[]
  subscription: Subscription | undefined
}

function History({ payments, subscription }: HistoryProps) {
  if (payments.length === 0) return <NoPayments subscription={subscription} />
  return (
    <>
      <section aria-labelledby="historico" className="flex flex-col gap-2.5">
        <h2 id="historico" className="text-lg font-bold">
          Histórico
        </h2>
        <Card flush>
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentRow payment={payment} />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      {subscription && needsUpgrade(subscription) && (
        <LinkButton to="/paywall" wide>
          Ver planos
        </LinkButton>
      )}
    </>
  )
}

function NoPayments({ subscription }: Pick<HistoryProps, 'subscription'>) {
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
