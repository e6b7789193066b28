import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { todayQuery } from '../../api/today.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { useGenerateWeek } from '../../menus/week-plans/queries.ts'
import { WeekLink } from '../../menus/shared/week-link.tsx'
import { mondayPlanQuery } from './monday-plan.ts'

const WeekForm = lazyPart(() => import('./week-form.tsx'), 'WeekForm')

/** Link to the week's plan, else the form that creates it; nothing without an active diet. */
export function WeekCard({ today }: { today: Today }) {
  const { dataUpdatedAt } = useQuery(todayQuery)
  const monday = useQuery(mondayPlanQuery(today, dataUpdatedAt === 0))
  const { generate, isGenerating } = useGenerateWeek(today.date)
  if (!today.active_diet) return null
  if (today.has_week_plan) return <WeekLink />
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
      <WeekForm isGenerating={isGenerating || monday.isFetching} onGenerate={generate} />
    </Suspense>
  )
}
