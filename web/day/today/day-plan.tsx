import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TrialBanner } from '../../billing/shared/trial-banner.tsx'
import { RebalanceCard } from '../../menus/shared/rebalance-card.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'
import { cachedAtQuery } from '../../api/offline-cache-time.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { todayQuery } from '../../api/today.ts'
import { InstallHint, isInstallOffered } from '../../messages/shared/install-hint.tsx'
import { mayOfferReminders } from '../../messages/shared/offer.ts'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { AgainSection } from '../again/again-section.tsx'
import { AdherenceCard } from '../shared/adherence-card.tsx'
import { CheckInCard } from '../check-ins/check-in-card.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import { QueuedMealsCard } from '../meal-outbox/queued-meals-card.tsx'
import { WeightNotices } from '../weights/weight-notices.tsx'
import { BodyCard, showsWeight } from './body-card.tsx'
import { DietsCard } from './diets-card.tsx'
import { HealthModal } from './health-modal.tsx'
import { NextMeal } from './next-meal.tsx'
import { NutrientsCard } from './nutrients-card.tsx'
import { WeekCard } from './week-card.tsx'
import { WorkoutsCard } from './workouts-card.tsx'
import { cachedAtText } from './cached-at-copy.ts'

/**
 * Trial banner, next meal, meals to log again, check-in, recommendations and planned meals: above the meals of the day, because they are
 * useful only at their hour.
 */
export function PlanOfDay({ today }: { today: Today }) {
  return (
    <>
      <TrialBanner />
      <NextMeal today={today} />
      <AgainSection date={today.date} />
      <CheckInCard today={today} />
      <Recommendations today={today} />
      {today.planned_meals.some(({ kind }) => kind === 'cooked') && <PlannedMeals today={today} />}
    </>
  )
}

function PlannedMeals({ today }: { today: Today }) {
  return (
    <section aria-labelledby="planejado" className="flex flex-col gap-3">
      <h2 id="planejado" className="text-lg font-bold">
        Seu dia planejado
      </h2>
      <FocusKeeper>
        {today.rebalance && <RebalanceCard key={today.rebalance.meal_id} rebalance={today.rebalance} />}
        <AdherenceCard />
      </FocusKeeper>
    </section>
  )
}

/**
 * Vitamins and minerals, water and weight, and for accounts with numbers the week, the diets and the workouts; below
 * the day.
 */
export function PlanBeyond({ today }: { today: Today }) {
  return (
    <>
      <NutrientsCard today={today} />
      <BodyCard today={today} />
      {!today.numbers_hidden && <Plans today={today} />}
    </>
  )
}

/** The week, the diets and the workouts, and the questionnaire behind them. */
function Plans({ today }: { today: Today }) {
  return (
    <>
      <WeekCard today={today} />
      <DietsCard today={today} />
      <WorkoutsCard />
      {!today.questionnaire_completed && <HealthModal />}
    </>
  )
}

// The hint is loaded lazily: it is offered once, and useless offline.
const RemindersHint = lazy(() =>
  import('../../messages/shared/reminders-hint.tsx').then(
    (module) => ({ default: module.RemindersHint }),
    () => ({ default: () => null }),
  ),
)

// The questions are loaded lazily: rarely shown, and useless offline.
const OpenQuestions = lazy(() =>
  import('./open-questions.tsx').then(
    (module) => ({ default: module.OpenQuestions }),
    () => ({ default: () => null }),
  ),
)

/**
 * Notices above the day: offline data, queued meals, questions, and, once there is a meal or plan, the offer to install
 * the app or enable reminders. At most one of the two is offered, and neither with offline data or an open question.
 */
export function DayNotices({ onOpen }: { onOpen: (mealId: string) => void }) {
  const [now] = useState(() => new Date())
  const query = useQuery(todayQuery)
  const note = offlineNote(query)
  const { data: cachedAt } = useQuery({ ...cachedAtQuery(['today']), enabled: note !== null })
  const { data: today } = query
  const asks = today !== undefined && hasOpenQuestion(today)
  return (
    <FocusKeeper>
      <OfflineNotice
        text={note && cachedAt ? `${note} ${cachedAtText(cachedAt, now)}` : note}
        onRetry={() => void query.refetch()}
      />
      <QueuedMealsCard onOpen={onOpen} />
      {asks && (
        <Suspense>
          <OpenQuestions today={today} />
        </Suspense>
      )}
      {today && showsWeight(today) && <WeightNotices />}
      {today && !asks && note === null && hasSeenValue(today) && (
        <Offer hasMeal={today.plan.scans.length > 0} />
      )}
    </FocusKeeper>
  )
}

/**
 * Offers installation, once a meal is logged, where this browser can install the app; else reminders. Asks for
 * permissions only here, because that blocks the page until the browser knows them.
 */
function Offer({ hasMeal }: { hasMeal: boolean }) {
  const [offersReminders] = useState(() => mayOfferReminders() && !isInstallOffered())
  if (!offersReminders) return hasMeal && <InstallHint />
  return (
    <Suspense fallback={<Skeleton className="h-52 w-full rounded-card" />}>
      <RemindersHint />
    </Suspense>
  )
}

function hasOpenQuestion({ open_health_question, has_plan_change }: Today): boolean {
  return has_plan_change || open_health_question !== null
}

/** Returns whether a meal was logged or is planned today; before that reminders have no subject. */
function hasSeenValue({ plan, planned_meals }: Today): boolean {
  return plan.scans.length > 0 || planned_meals.some(({ kind }) => kind === 'cooked')
}
