import type { Today } from '#contract/day/today.ts'
import type { ReactNode } from 'react'
import { HealthQuestionCard } from '../../account/shared/health-question-card.tsx'
import { PlanChangeCard } from '../../menus/shared/plan-change-card.tsx'

/** Open questions of the person: about health, or a change of targets. */
export function OpenQuestions({ today }: { today: Today }): ReactNode {
  return (
    <>
      <HealthQuestionCard today={today} />
      {today.has_plan_change && <PlanChangeCard />}
    </>
  )
}
