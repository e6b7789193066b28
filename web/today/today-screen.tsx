import type { Today } from '#contract/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Flame, ScanLine } from 'lucide-react'
import { useSessionUser } from '../api/session.ts'
import { Badge } from '../ui/badge.tsx'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button.tsx'
import { formatDay, formatWeekday } from '../ui/format-pt-br.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { ErrorState } from '../ui/state-block.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayRings } from './day-rings.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { calledName, greetingAt } from './greeting.ts'
import { HealthModal } from './health-modal.tsx'
import { todayQuery } from './queries.ts'

/** The day at a glance: rings, meals, and the way to the next plate. */
export function TodayScreen() {
  const user = useSessionUser()
  const { data: today, isError } = useQuery(todayQuery)
  const title = `${greetingAt(new Date().getHours())}, ${calledName(user)}`
  return (
    <Screen>
      <PageHeader
        title={title}
        kicker={today && `${formatWeekday(today.date)}, ${formatDay(today.date)}`}
        end={today && today.streak > 0 && <StreakBadge days={today.streak} />}
      />
      <Link to="/scan" className={buttonClass({ size: 'large', wide: true })}>
        <ScanLine aria-hidden="true" size={22} /> Escanear meu prato
      </Link>
      <div className="flex flex-col gap-6 pt-6">
        {today ? <Day today={today} /> : isError ? <DayError /> : <DaySkeleton />}
      </div>
    </Screen>
  )
}

function Day({ today }: { today: Today }) {
  return (
    <>
      <DayRings today={today} />
      {!today.questionnaire_completed && <AskForTargets />}
      {today.no_target_reason && (
        <Banner title="Por que não há metas aqui">
          <p>{today.no_target_reason}</p>
        </Banner>
      )}
      <DayMeals today={today} />
      {!today.questionnaire_completed && <HealthModal />}
    </>
  )
}

function AskForTargets() {
  return (
    <Banner
      title="Suas metas ainda não foram calculadas"
      action={
        <Link to="/onboarding" className={buttonClass({ variant: 'secondary' })}>
          Responder o questionário
        </Link>
      }
    >
      Leva de 2 a 3 minutos e os anéis passam a mostrar quanto falta.
    </Banner>
  )
}

function DayError() {
  return (
    <ErrorState
      title="Erro ao carregar dados"
      message="Confira a conexão. O que você registrou está guardado."
      onRetry={() => location.reload()}
    />
  )
}

function StreakBadge({ days }: { days: number }) {
  const text = days === 1 ? '1 dia seguido' : `${days} dias seguidos`
  return (
    <Badge tone="warning" icon={<Flame size={14} />}>
      {text}
    </Badge>
  )
}
