import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/layout/skeleton.tsx'

/** Skeleton of a report: insights, three figures, folded cards. */
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
          <FoldSkeleton />
        </div>
      </div>
      {[0, 1, 2, 3].map((card) => (
        <FoldSkeleton key={card} />
      ))}
    </div>
  )
}

/** Skeleton of a folded card: its title and main fact. */
function FoldSkeleton() {
  return (
    <Card flush className="flex min-h-16 flex-col justify-center gap-2 px-5 py-3">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-4 w-56" />
    </Card>
  )
}
