import { Awning } from '../../ui/drawn/awning.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../ui/layout/skeleton.tsx'

const four = [0, 1, 2, 3]

/** Skeleton of the list: the toggle, the active diet, the card below it. */
export function DietsSkeleton() {
  return (
    <div role="status" aria-label="Carregando suas dietas" className="flex flex-col gap-5">
      <Skeleton className="h-13.5 w-full rounded-control" />
      <Card flush>
        <div className="opacity-40">
          <Awning />
        </div>
        <div className="grid grid-cols-4 gap-3 px-6 pt-4">
          {four.map((plate) => (
            <Skeleton key={plate} className="aspect-square w-full rounded-full" />
          ))}
        </div>
        <div className="flex flex-col gap-4 p-5">
          <Skeleton className="h-6 w-16 rounded-full" />
          <Skeleton className="h-7 w-48" />
          <TargetSkeleton />
        </div>
      </Card>
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  )
}

export function TargetSkeleton() {
  return (
    <>
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-2 w-full rounded-full" />
      <div className="grid grid-cols-4 gap-2">
        {four.map((fact) => (
          <Skeleton key={fact} className="h-10 w-full" />
        ))}
      </div>
    </>
  )
}
