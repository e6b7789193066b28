import type { Today } from '#contract/today.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'

const rings = ['calories', 'protein', 'fiber']

/** The shape of a day that is on its way, below its plate. */
export function DaySkeleton() {
  return (
    <div role="status" aria-label="Carregando seu dia" className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <div className="grid grid-cols-3 justify-items-center">
          {rings.map((ring) => (
            <Skeleton key={ring} className="size-21 rounded-full" />
          ))}
        </div>
      </Card>
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  )
}

const cardHeads = '24rem'
const mealRow = '3.75rem'

/** The room of the planned day while the code of its cards is on its way. */
export function PlanSkeleton({ today: { next_meal, planned_meals } }: { today: Today }) {
  const meals = planned_meals.filter(({ kind }) => kind === 'cooked').length
  if (meals === 0) return null
  const height = `calc(${next_meal ? cardHeads : '14rem'} + ${meals} * ${mealRow})`
  return (
    <div role="status" aria-label="Carregando o dia planejado" style={{ minHeight: height }}>
      <Skeleton className="h-6 w-44" />
    </div>
  )
}
