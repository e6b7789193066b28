import { useQuery } from '@tanstack/react-query'
import { BookOpen, ClipboardList, FileText, ShieldCheck } from 'lucide-react'
import { useSessionUser } from '../api/session.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProfileRow } from './profile-row.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export function ProfileScreen() {
  const user = useSessionUser()
  return (
    <Screen>
      <PageHeader title="Perfil" />
      <div className="flex flex-col gap-4">
        <Card className="flex items-center gap-4">
          <span
            aria-hidden="true"
            className="flex size-14 shrink-0 items-center justify-center rounded-full bg-gema font-display text-2xl font-bold text-on-ripe"
          >
            {initialOf(user?.name || user?.email || '')}
          </span>
          <div className="min-w-0">
            <p className="text-lg font-semibold">{user?.name || 'Sem nome'}</p>
            <p className="truncate text-ink-soft">{user?.email}</p>
          </div>
        </Card>
        <PlanCard />
        <Card flush>
          <ul className="divide-y divide-line px-2 py-1">
            <ProfileRow
              to="/onboarding"
              search={{ from: 'profile' }}
              icon={<ClipboardList size={22} />}
              title="Questionário de saúde"
              detail="Corpo, rotina, gostos e alergias"
            />
            <ProfileRow
              to="/sobre-os-dados"
              icon={<BookOpen size={22} />}
              title="Sobre os dados"
              detail="De onde vêm os números"
            />
            <ProfileRow to="/privacidade" icon={<ShieldCheck size={22} />} title="Política de privacidade" />
            <ProfileRow to="/termos" icon={<FileText size={22} />} title="Termos de uso" />
          </ul>
        </Card>
        <SignOutButton />
      </div>
    </Screen>
  )
}

function PlanCard() {
  const { data: subscription, isPending } = useQuery(subscriptionQuery)
  if (isPending) return <Skeleton className="h-24 w-full rounded-card" />
  if (!subscription) return null
  const { status, days_left_trial: days, scans_used_mo: used, scans_quota_mo: quota } = subscription
  const trial = days === 1 ? 'Período de teste: falta 1 dia' : `Período de teste: faltam ${days} dias`
  return (
    <Card tone="leaf">
      <p className="font-semibold">
        {subscription.is_trial_expired
          ? 'Período de teste encerrado'
          : status === 'trial'
            ? trial
            : 'Plano ativo'}
      </p>
      <p>
        {quota === -1
          ? `${formatNumber(used)} scans neste mês, sem limite`
          : `${formatNumber(used)} de ${formatNumber(quota)} scans usados`}
      </p>
    </Card>
  )
}

function initialOf(text: string): string {
  return text.trim().charAt(0).toLocaleUpperCase('pt-BR')
}
