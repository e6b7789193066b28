import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Flame, ScanLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { todayQuery } from '../../api/today.ts'
import { queryClient } from '../../api/client.ts'
import { DaySwitcher } from '../shared/day-switcher.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayPlate } from './day-plate.tsx'
import { DayRings } from './day-rings.tsx'
import { DaySkeleton, PlanSkeleton } from './day-skeleton.tsx'
import { calledName, greetingAt } from './greeting-copy.ts'
import { usePlanCards, loadPlanCards } from './use-plan-cards.ts'

// The meal editor is loaded lazily: the day does not need it.
const loadMealSheet = () => import('./meal-sheet.tsx')
const MealSheet = lazy(() => loadMealSheet().then((module) => ({ default: module.MealSheet })))

/** Hoje: the latest plate and the scan button at once; notices and plan when their code has loaded, rings and meals when the day has. */
export function TodayScreen() {
  const user = useSessionUser()
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const { data: today, isError } = useQuery(todayQuery)
  const [openMeal, setOpenMeal] = useState<string | null>(null)
  const open = (id: string) => {
    // Opens the editor only after it loaded: a failing import must not break the day.
    loadMealSheet().then(
      () => setOpenMeal(id),
      () => showToast({ title: 'Sem conexão para abrir a refeição', tone: 'error' }),
    )
  }
  const isLost = isError && !today
  const cards = usePlanCards()
  const plan = cards === 'missing' ? null : cards
  return (
    <Screen>
      <PageHeader
        title={`${greeting}, ${calledName(user)}`}
        kicker={today ? <DaySwitcher date={today.date} today={today.date} /> : '\u00a0'}
        end={!!today?.streak && <StreakBadge days={today.streak} />}
      />
      {isLost ? <DayError /> : <DayPlate today={today} onOpen={open} />}
      <LinkButton to="/scan" size="large" wide>
        <ScanLine aria-hidden="true" size={22} /> Escanear meu prato
      </LinkButton>
      <div className="flex flex-col gap-6 pt-6">
        {plan && <plan.DayNotices onOpen={open} />}
        {today && <Day today={today} cards={cards} onOpen={open} />}
        {!today && !isLost && <DaySkeleton />}
      </div>
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

function Day({ today, cards, onOpen }: DayProps) {
  const plan = cards === 'missing' ? null : cards
  return (
    <>
      <DayRings today={today} />
      {plan && <plan.PlanOfDay today={today} />}
      {cards === null && <PlanSkeleton today={today} />}
      <DayMeals today={today} onOpen={onOpen} />
      {today.no_target_reason && (
        <TargetReason isHidden={today.numbers_hidden} reason={today.no_target_reason} />
      )}
      {plan && <plan.PlanBeyond today={today} />}
    </>
  )
}

/** Reason for missing targets, collapsed because the questionnaire has shown it before. */
function TargetReason({ isHidden, reason }: { isHidden: boolean; reason: string }) {
  return (
    <details className="rounded-card bg-folha-soft px-5 high-contrast:border">
      <summary className="min-h-11 py-4 font-semibold">
        {isHidden ? 'Seu dia aqui é contado em comida' : 'Por que não há metas aqui'}
      </summary>
      <p className="pb-5 text-pretty">{reason}</p>
    </details>
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
/** Shorter than `dayPatienceMs`: the cards appear by themselves, and are awaited only if nearly loaded. */
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
