import type { Today } from '#contract/day/today.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../ui/layout/skeleton.tsx'

const macros = ['protein', 'carbohydrate', 'fat', 'fiber']

/** Skeleton of what was eaten and of what comes next, as high as both. */
export function SummarySkeleton() {
  return (
    <div role="status" aria-label="Carregando seu dia" className="flex flex-col gap-4">
      <Card className="flex h-49 items-center gap-4 px-4 py-4">
        <Skeleton className="size-28 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-4">
          {macros.map((macro) => (
            <Skeleton key={macro} className="h-4 w-full" />
          ))}
        </div>
      </Card>
      <NextSkeleton />
    </div>
  )
}

/** Skeleton of the next meal, or of the latest plate. */
export function NextSkeleton() {
  return (
    <Card className="flex h-45 items-center gap-4 px-4 py-4">
      <Skeleton className="size-24 shrink-0 rounded-full" />
      <div className="flex-1">
        <SkeletonLines />
      </div>
    </Card>
  )
}

/** Height of a meal of the day, with the space below it. */
const mealRow = '8.25rem'

/** Skeleton of the planned day while its cards load. */
export function PlanSkeleton({ today: { planned_meals } }: { today: Today }) {
  const meals = planned_meals.filter(({ kind }) => kind === 'cooked').length
  return (
    <div role="status" aria-label="Carregando o dia planejado" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-44" />
      <Card style={{ height: `calc(${meals} * ${mealRow})` }}>
        <SkeletonLines lines={meals} />
      </Card>
    </div>
  )
}
