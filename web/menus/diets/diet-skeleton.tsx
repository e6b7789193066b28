import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { TargetSkeleton } from './diets-skeleton.tsx'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'

export function DietSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-13.5 w-full rounded-control" />
        <TargetSkeleton />
      </Card>
      <WeekSkeleton label="Carregando a dieta" />
    </div>
  )
}
