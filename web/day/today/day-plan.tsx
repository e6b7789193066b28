import type { Today } from '#contract/day/today.ts'
import { AdherenceCard } from '../shared/adherence-card.tsx'
import { TrialBanner } from '../../billing/shared/trial-banner.tsx'
import { CheckInCard } from '../check-ins/check-in-card.tsx'
import { RebalanceCard } from '../../menus/shared/rebalance-card.tsx'
import { Recommendations } from '../recommendations/recommendations.tsx'
import { FocusKeeper } from '../../ui/focus-keeper.tsx'
import { BodyCard } from './body-card.tsx'
import { DietsCard } from './diets-card.tsx'
import { HealthModal } from './health-modal.tsx'
import { NextMeal } from './next-meal.tsx'
import { WeekCard } from './week-card.tsx'
import { WorkoutsCard } from './workouts-card.tsx'

export { DayNotices } from './day-notices.tsx'

/**
 * Trial banner, next meal, check-in and recommendations: above the meals of the day, because they are useful
 * only at their hour.
 */
export function PlanOfDay({ today }: { today: Today }) {
  return (
    <>
      <TrialBanner />
      <NextMeal today={today} />
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

/** Water and weight, the week, the diets and the workouts, below the day. */
export function PlanBeyond({ today }: { today: Today }) {
  return (
    <>
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
