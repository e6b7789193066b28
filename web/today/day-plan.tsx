import type { Today } from '#contract/today.ts'
import { AdherenceCard } from '../adherence/adherence-card.tsx'
import { DietsCard } from './diets-card.tsx'
import { HealthModal } from './health-modal.tsx'
import { NextMeal } from './next-meal.tsx'
import { WeekCard } from './week-card.tsx'
import { WorkoutsCard } from './workouts-card.tsx'

/** What the menu has for today, above what was eaten. */
export function PlanOfDay({ today }: { today: Today }) {
  if (!today.planned_meals.some(({ kind }) => kind === 'cooked')) return null
  return (
    <section aria-labelledby="planejado" className="flex flex-col gap-3">
      <h2 id="planejado" className="text-lg font-bold">
        Seu dia planejado
      </h2>
      <NextMeal today={today} />
      <AdherenceCard />
    </section>
  )
}

/** The week, the diets and the workouts, below the day; and the questionnaire that they are made from. */
export function PlanBeyond({ today }: { today: Today }) {
  if (today.numbers_hidden) return null
  return (
    <>
      <WeekCard today={today} />
      <DietsCard today={today} />
      <WorkoutsCard />
      {!today.questionnaire_completed && <HealthModal />}
    </>
  )
}
