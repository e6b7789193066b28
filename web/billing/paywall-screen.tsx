import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { subscriptionQuery } from '../api/subscription.ts'
import { useSessionUser } from '../api/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

// One fetch brings the plans and what leads to them.
export { TrialExpiredScreen } from './trial-expired-screen.tsx'

const offers = [
  { name: 'Básico', scans: '30 scans por mês' },
  { name: 'Anual', scans: 'Scans ilimitados' },
  { name: 'Mensal', scans: 'Scans ilimitados' },
]

export function PaywallScreen() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Screen>
      <PageHeader title="Planos" {...(canGoBack && { onBack: () => router.history.back() })} />
      <div className="flex flex-col gap-4">
        <TrialNotice />
        {offers.map(({ name, scans }) => (
          <Card key={name}>
            <h2 className="text-xl font-bold">{name}</h2>
            <p className="text-ink-soft">{scans}</p>
          </Card>
        ))}
        <p className="text-ink-soft">
          A venda dos planos ainda não está aberta. Nada será cobrado sem você escolher e confirmar.
        </p>
      </div>
    </Screen>
  )
}

function TrialNotice() {
  const user = useSessionUser()
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user !== null })
  if (subscription?.status !== 'trial') return null
  if (subscription.is_trial_expired) return <Banner tone="danger" title="Seu trial expirou!" />
  const days = subscription.days_left_trial
  return (
    <Banner tone="info" title="Período de teste ativo">
      {days === 1 ? 'Falta 1 dia.' : `Faltam ${days} dias.`} Tudo está aberto até lá.
    </Banner>
  )
}
