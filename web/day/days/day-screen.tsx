import { openDays } from '#contract/day/open-days.ts'
import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { dayQuery } from '../../api/day.ts'
import { cachedAtQuery } from '../../api/offline-cache-time.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { todayQuery } from '../../api/today.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { localDay } from '../../ui/format/local-day.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { CardSkeleton, ScreenSkeleton, Waiting } from '../../ui/layout/screen-skeleton.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { dayTitle, isDay } from '../shared/day-copy.ts'
import { openPeriod } from '../shared/open-period.ts'
import { DaySwitcher } from '../shared/day-switcher.tsx'
import { cachedAtText } from '../today/cached-at-copy.ts'
import { ComingDay } from './coming-day.tsx'
import { PastDay } from './past-day.tsx'
import { ReadOnlyDay } from './read-only-day.tsx'
import { ReadOnlySwitcher } from './read-only-switcher.tsx'

const route = getRouteApi('/dia/$date')

/**
 * A day other than today, by its date: a past one to correct, or tomorrow's plan. Without a trial or plan also today, to
 * read.
 */
export function DayScreen() {
  const { date } = route.useParams()
  const [deviceDay] = useState(() => localDay(new Date()))
  const { data: subscription, isPending } = useQuery(subscriptionQuery)
  const isReadOnly = subscription?.is_trial_expired === true
  const { data } = useQuery({ ...todayQuery, enabled: !isPending && !isReadOnly })
  const today = data?.date ?? deviceDay
  if (isPending && date >= today) return <ScreenSkeleton />
  if (date === today && !isReadOnly) return <Navigate to="/app" replace />
  const { from, to } = openPeriod(today)
  if (!isDay(date)) return <ClosedDay {...unknownDay} />
  if (isReadOnly && date > today) return <Navigate to="/trial-expired" replace />
  if (date > to) return <ClosedDay {...laterDay} />
  if (date < from) return <ClosedDay {...(isReadOnly ? exportedDay : earlierDay)} />
  return <OpenDay key={date} date={date} today={today} isReadOnly={isReadOnly} />
}

interface OpenDayProps {
  date: string
  today: string
  /** Whether the account has neither a trial nor a plan. */
  isReadOnly: boolean
}

function OpenDay({ date, today, isReadOnly }: OpenDayProps) {
  const query = useQuery(dayQuery(date))
  const { data: day, error } = query
  const notice = <CachedNotice date={date} note={offlineNote(query)} onRetry={() => void query.refetch()} />
  return (
    <Screen className={date <= today ? 'desk-wide desk-day' : ''}>
      <PageHeader
        title={dayTitle(date, today)}
        kicker={
          isReadOnly ? (
            <ReadOnlySwitcher date={date} today={today} />
          ) : (
            <DaySwitcher date={date} today={today} />
          )
        }
      />
      {day ? (
        <DayBody {...{ day, today, isReadOnly, notice }} />
      ) : (
        <div className="flex flex-col gap-6">
          {notice}
          {error ? (
            <ErrorState
              picture={<EmptyPlate size={140} />}
              message={`${messageOf(error)} Este dia ainda não foi visto neste aparelho; o que você registrou está guardado.`}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <>
              <Waiting />
              <CardSkeleton />
              <CardSkeleton />
            </>
          )}
        </div>
      )}
    </Screen>
  )
}

interface DayBodyProps {
  day: Today
  today: string
  isReadOnly: boolean
  /** Notice above the day. */
  notice: ReactNode
}

function DayBody({ day, today, isReadOnly, notice }: DayBodyProps): ReactNode {
  if (isReadOnly) return <ReadOnlyDay day={day} today={today} notice={notice} />
  return day.date > today ? (
    <div className="flex flex-col gap-6">
      {notice}
      <ComingDay day={day} />
    </div>
  ) : (
    <PastDay day={day} today={today} notice={notice} />
  )
}

interface CachedNoticeProps {
  date: string
  note: string | null
  onRetry: () => void
}

/** States that the shown day is a stored copy, and when it was fetched. */
function CachedNotice({ date, note, onRetry }: CachedNoticeProps) {
  const [now] = useState(() => new Date())
  const { data: cachedAt } = useQuery({ ...cachedAtQuery(['day', date]), enabled: note !== null })
  return (
    <OfflineNotice
      text={note && cachedAt ? `${note} ${cachedAtText(cachedAt, now)}` : note}
      onRetry={onRetry}
    />
  )
}

interface ClosedDayProps {
  title: string
  text: string
  action: ReactNode
}

const unknownDay = {
  title: 'Este dia não existe',
  text: 'Confira a data no endereço.',
  action: <LinkButton to="/app">Ir para hoje</LinkButton>,
}
const laterDay = {
  title: 'Este dia ainda está longe',
  text: 'O que está planejado para ele fica na semana.',
  action: <LinkButton to="/semana">Ver a semana</LinkButton>,
}
const earlierDay = {
  title: `Dá para mudar os últimos ${openDays.back} dias`,
  text: 'O que veio antes continua guardado e aparece nos relatórios.',
  action: <LinkButton to="/relatorios">Ver nos relatórios</LinkButton>,
}

const exportedDay = {
  title: `Dá para ler os últimos ${openDays.back} dias`,
  text: 'O que veio antes continua guardado, na planilha do seu diário.',
  action: <LinkButton to="/trial-expired">Baixar meu diário</LinkButton>,
}

/** Message for a day that cannot be opened here, with a link to where the day can be seen. */
function ClosedDay({ title, text, action }: ClosedDayProps) {
  return (
    <Screen>
      <PageHeader title="Este dia não abre aqui" />
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </Screen>
  )
}
