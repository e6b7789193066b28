import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/layout/skeleton.tsx'

/** Skeleton of a report: insights, three figures, the ring, the days. */
export function ReportSkeleton() {
  return (
    <div role="status" aria-label="Carregando o relatório" className="flex flex-col gap-4 wide:gap-5">
      <div className="grid gap-4 wide:grid-cols-3 wide:gap-5">
        <div className="flex flex-col gap-4 rounded-card bg-folha-soft p-5 wide:col-span-2 wide:justify-center">
          <div className="flex items-center gap-4">
            <Skeleton className="size-28 shrink-0 rounded-full" />
            <div className="flex-1">
              <SkeletonLines />
            </div>
          </div>
          <SkeletonLines lines={2} />
        </div>
        <div className="flex flex-col gap-4 wide:gap-5">
          <Card className="flex flex-col gap-4">
            <Skeleton className="h-6 w-28" />
            <div className="grid grid-cols-3 gap-4">
              {[0, 1, 2].map((fact) => (
                <Skeleton key={fact} className="h-14 w-full" />
              ))}
            </div>
          </Card>
          <Card className="flex items-center gap-5">
            <Skeleton className="size-33 shrink-0 rounded-full" />
            <div className="flex-1">
              <SkeletonLines />
            </div>
          </Card>
        </div>
      </div>
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-6 w-28" />
        <div className="grid gap-6 wide:grid-cols-3">
          {[0, 1, 2].map((chart) => (
            <Skeleton key={chart} className="h-26 w-full wide:h-40" />
          ))}
        </div>
      </Card>
    </div>
  )
}
