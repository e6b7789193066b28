import { offeredPlans } from '../../shared/plan-offer-copy.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/layout/skeleton.tsx'

/** Skeleton of the plans until the subscription is known. */
export function PlansSkeleton() {
  return (
    <div role="status" aria-label="Carregando os planos" className="flex flex-col gap-4">
      <SkeletonLines />
      {offeredPlans.map((plan) => (
        <Card key={plan} className="flex flex-col gap-5">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-10 w-32" />
          <SkeletonLines lines={4} />
          <Skeleton className="h-13 w-full rounded-control" />
        </Card>
      ))}
    </div>
  )
}
