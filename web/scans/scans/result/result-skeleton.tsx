import { Skeleton } from '../../../ui/layout/skeleton.tsx'

/** Skeleton of a result: the plate, its sum, its rows. */
export function ResultSkeleton() {
  return (
    <div role="status" aria-label="Carregando o prato" className="flex flex-col gap-5">
      <Skeleton className="mx-auto size-64 rounded-full short:size-44" />
      <div className="flex h-18 items-center justify-between">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="size-18 rounded-full" />
      </div>
      <Skeleton className="h-14 w-full rounded-control" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
