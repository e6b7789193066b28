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
