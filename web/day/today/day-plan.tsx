import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { optionalPart } from '../../ui/layout/optional-part.ts'
import { LazyDayRebalance } from '../../menus/shared/lazy-day-rebalance.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'
import { cachedAtQuery } from '../../api/offline-cache-time.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { todayQuery } from '../../api/today.ts'
import { InstallHint, isInstallOffered } from '../../messages/shared/install-hint.tsx'
import { mayOfferReminders } from '../../messages/shared/offer.ts'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { withTicks } from '../adherence/ticked-meals.ts'
import { useSettledTicks } from '../adherence/use-ticks.ts'
import { AgainSection } from '../again/again-section.tsx'
import { LazyVoiceButton } from '../shared/lazy-voice-button.tsx'
import { CheckInCard } from '../check-ins/check-in-card.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import { QueuedMealsCard } from '../meal-outbox/queued-meals-card.tsx'
import { WeightNotices } from '../weights/weight-notices.tsx'
import type { VoiceButtonProps } from '../voice/voice-button.tsx'
import { BodyCard, showsWeight } from './body-card.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayPlate } from './day-plate.tsx'
import { DietsCard } from './diets-card.tsx'
import { NextMeal } from './next-meal.tsx'
import { NutrientsCard } from './nutrients-card.tsx'
import { SummaryOfDay } from './summary-of-day.tsx'
import { WeekCard } from './week-card.tsx'
import { WorkoutsCard } from './workouts-card.tsx'
import { cachedAtText } from './cached-at-copy.ts'

interface PlanOfDayProps {
  today: Today
  onOpen: (mealId: string) => void
}

/**
 * Next planned meal, or else the latest plate; for an account without numbers both, because the plate says what was
 * eaten.
 */
export function NextOfDay({ today: saved, onOpen }: PlanOfDayProps) {
  const today = withTicks(saved, useSettledTicks(saved))
  const next = today.next_meal
  return (
    <>
      {(!next || today.numbers_hidden) && <DayPlate today={today} onOpen={onOpen} />}
      {next && <NextMeal today={today} next={next} />}
    </>
  )
}

/** Content below the field for a meal: proposals, meals to log again, and the way to targets and the first menu. */
export function AfterField({ today }: Pick<PlanOfDayProps, 'today'>) {
  return (
    <>
      <LazyDayRebalance today={today} />
      <AgainSection date={today.date} />
      {!today.numbers_hidden && (
        <Suspense>
          <FirstSteps today={today} />
        </Suspense>
      )}
    </>
  )
}

/** Meals of the day, water and weight, the check-in, and the recommendations for this hour. */
export function PlanOfDay({ today, onOpen }: PlanOfDayProps) {
  return (
    <>
      <DayMeals today={today} onOpen={onOpen} />
      <BodyCard today={today} />
      <CheckInCard today={today} />
      <Recommendations today={today} />
    </>
  )
}

/** Offers, vitamins and minerals, and for accounts with numbers the week, the diets and the workouts; below the day. */
export function PlanBeyond({ today }: { today: Today }) {
  return (
    <>
      {today.no_target_reason && (
        <TargetReason isHidden={today.numbers_hidden} reason={today.no_target_reason} />
      )}
      <NutrientsCard today={today} />
      <Prompts today={today} />
      {!today.numbers_hidden && <Plans today={today} />}
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

/** The week, the diets and the workouts; until the questionnaire is completed, also the request to answer it. */
function Plans({ today }: { today: Today }) {
  return (
    <>
      <WeekCard today={today} />
      <DietsCard today={today} />
      <WorkoutsCard />
      {!today.questionnaire_completed && (
        <Suspense>
          <HealthModal />
        </Suspense>
      )}
    </>
  )
}

// Loaded lazily: shown only until there are targets and a menu.
const FirstSteps = optionalPart(() => import('./first-steps.tsx'), 'FirstSteps')

// The invitation is loaded lazily: it leads to the questionnaire, which needs a connection.
const HealthModal = optionalPart(() => import('./health-modal.tsx'), 'HealthModal')

// The hint is loaded lazily: it is offered once, and useless offline.
const RemindersHint = optionalPart(() => import('../../messages/shared/reminders-hint.tsx'), 'RemindersHint')

// The banner is loaded lazily: it shows the subscription, which is not known offline.
const TrialBanner = optionalPart(() => import('../../billing/shared/trial-banner.tsx'), 'TrialBanner')

// The questions are loaded lazily: rarely shown, and useless offline.
const OpenQuestions = optionalPart(() => import('./open-questions.tsx'), 'OpenQuestions')

/** Microphone of the field for a meal. */
export function FieldVoice(props: VoiceButtonProps) {
  return <LazyVoiceButton {...props} />
}

/** Numbers of the day, with what waits on this device. */
export function SummaryWithWaiting({ today }: Pick<PlanOfDayProps, 'today'>) {
  return <SummaryOfDay today={today} />
}

/** Meals that wait on this device, to send or to check. */
export function WaitingMeals({ onOpen }: Pick<PlanOfDayProps, 'onOpen'>) {
  return (
    <FocusKeeper>
      <QueuedMealsCard onOpen={onOpen} />
    </FocusKeeper>
  )
}

/** Notices above the day: offline data, and open questions about health and targets. */
export function DayNotices() {
  const [now] = useState(() => new Date())
  const query = useQuery(todayQuery)
  const note = offlineNote(query)
  const { data: cachedAt } = useQuery({ ...cachedAtQuery(['today']), enabled: note !== null })
  const { data: today } = query
  return (
    <FocusKeeper>
      <OfflineNotice
        text={note && cachedAt ? `${note} ${cachedAtText(cachedAt, now)}` : note}
        onRetry={() => void query.refetch()}
      />
      {today && hasOpenQuestion(today) && (
        <Suspense>
          <OpenQuestions today={today} />
        </Suspense>
      )}
    </FocusKeeper>
  )
}

/**
 * Queued weights, the trial, and, once there is a meal or plan, the offer to install the app or to enable reminders.
 * At most one of the two is offered, and neither while the data is offline or a question is open.
 */
function Prompts({ today }: { today: Today }) {
  const isOffline = offlineNote(useQuery(todayQuery)) !== null
  return (
    <FocusKeeper>
      {showsWeight(today) && <WeightNotices />}
      <Suspense>
        <TrialBanner />
      </Suspense>
      {!hasOpenQuestion(today) && !isOffline && hasSeenValue(today) && (
        <Offer hasMeal={today.plan.scans.length > 0} />
      )}
    </FocusKeeper>
  )
}

/**
 * Offers installation, once a meal is logged, where this browser can install the app; else reminders. The
 * notification permission is read only here, because that blocks the page until the browser knows it.
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
