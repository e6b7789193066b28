import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { todayQuery } from '../../api/today.ts'
import { queryClient } from '../../api/client.ts'
import { DaySwitcher } from '../shared/day-switcher.tsx'
import { DaySummary } from './day-summary.tsx'
import { NextSkeleton, PlanSkeleton, SummarySkeleton } from './day-skeleton.tsx'
import { calledName, greetingAt } from './greeting-copy.ts'
import { MealField } from './meal-field/meal-field.tsx'
import { usePlanCards, loadPlanCards } from './use-plan-cards.ts'

const MealSheet = lazyPart(() => import('./meal-sheet.tsx'), 'MealSheet')

/**
 * Hoje: what was eaten and what is left, the next meal and the field for a meal. The rest is shown below once its
 * code has loaded.
 */
export function TodayScreen() {
  const user = useSessionUser()
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const { data: today, isError } = useQuery(todayQuery)
  const [openMeal, setOpenMeal] = useState<string | null>(null)
  const isLost = isError && !today
  const cards = usePlanCards()
  const plan = cards === 'missing' ? null : cards
  return (
    // Each card is a stacking context, so that the browser paints only the card that changed.
    <Screen className="desk-wide desk-day [&_section]:isolate">
      <PageHeader
        title={`${greeting}, ${calledName(user)}`}
        kicker={today ? <DaySwitcher date={today.date} today={today.date} /> : '\u00a0'}
        end={!!today?.streak && <StreakBadge days={today.streak} />}
      />
      <div className="flex flex-col gap-4 pb-6">
        {plan && <plan.DayNotices />}
        {today && <FirstAnswers today={today} cards={cards} onOpen={setOpenMeal} />}
        {!today && (isLost ? <DayError /> : <SummarySkeleton />)}
        <MealField Voice={plan?.FieldVoice} />
        {plan && <plan.WaitingMeals onOpen={setOpenMeal} />}
        {plan && today && <plan.AfterField today={today} />}
      </div>
      {today && <Rest today={today} cards={cards} onOpen={setOpenMeal} />}
      {openMeal && (
        <Suspense>
          <MealSheet id={openMeal} onClose={() => setOpenMeal(null)} />
        </Suspense>
      )}
    </Screen>
  )
}

interface DayProps {
  today: Today
  cards: ReturnType<typeof usePlanCards>
  onOpen: (mealId: string) => void
}

/** Summary of the day, then its next meal or else its latest plate. */
function FirstAnswers({ today, cards, onOpen }: DayProps) {
  const Summary = cards && cards !== 'missing' ? cards.SummaryWithWaiting : DaySummary
  return (
    <>
      <Summary today={today} />
      {cards === null ? (
        <NextSkeleton />
      ) : (
        cards !== 'missing' && <cards.NextOfDay today={today} onOpen={onOpen} />
      )}
    </>
  )
}

function Rest({ today, cards, onOpen }: DayProps) {
  return (
    <div className="flex flex-col gap-6">
      {cards === 'missing' ? (
        <DayError />
      ) : cards === null ? (
        <PlanSkeleton today={today} />
      ) : (
        <>
          <cards.PlanOfDay today={today} onOpen={onOpen} />
          <cards.PlanBeyond today={today} />
        </>
      )}
    </div>
  )
}

/** Offers a reload instead of a retry: after a long suspension the app itself may be outdated. */
function DayError() {
  return (
    <ErrorState
      picture={<EmptyPlate size={160} />}
      message="Confira a conexão. O que você registrou está guardado."
      onRetry={() => location.reload()}
    />
  )
}

function StreakBadge({ days }: { days: number }) {
  const count = days === 1 ? '1 dia' : `${days} dias`
  return (
    <Badge tone="warning" icon={<Flame size={14} />}>
      {count}
      <span className="sr-only">{days === 1 ? ' seguido' : ' seguidos'} com refeições registradas</span>
    </Badge>
  )
}

/** Longest time in milliseconds that the prerendered page stays while the day is loading. */
const dayPatienceMs = 800
/**
 * Longest time in milliseconds that the page waits for the code of the cards. It is shorter than `dayPatienceMs`,
 * because the cards can also appear later.
 */
const cardsPatienceMs = 150

/** Waits briefly for the day requested by this page's document: without it the screen would render twice. */
export async function waitForDay(): Promise<void> {
  if (!globalThis.preloadedRequests?.has('/api/plan-today')) return
  const day = queryClient.query(todayQuery).catch(() => undefined)
  const cards = Promise.race([loadPlanCards().catch(() => undefined), pause(cardsPatienceMs)])
  await Promise.race([Promise.all([day, cards]), pause(dayPatienceMs)])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
