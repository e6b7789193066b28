import { Skeleton } from '../../ui/layout/skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth']

export function SwapSkeleton() {
  return (
    <div role="status" aria-label="Procurando as melhores trocas" className="flex flex-col gap-3">
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-3 rounded-card border border-line p-3">
          <Skeleton className="size-20 shrink-0 rounded-full" />
          <span className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-6 w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
