import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'

/** Skeleton: the plan while it is unknown, a heading, rows of name, price, date and state. */
export function PaymentsSkeleton({ withPlan }: { withPlan: boolean }) {
  return (
    <div role="status" aria-label="Carregando pagamentos" className="flex flex-col gap-6">
      {withPlan && (
        <Card className="flex flex-col gap-2">
          <div className="flex items-center justify-between gap-3">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-24 rounded-full" />
          </div>
          <Skeleton className="h-4 w-44" />
        </Card>
      )}
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-6 w-24" />
        <Card flush className="divide-y divide-line">
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-start justify-between gap-4 px-5 py-4">
              <div className="flex flex-col gap-2">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-20" />
              </div>
              <div className="flex flex-col items-end gap-2">
                <Skeleton className="h-6 w-20" />
                <Skeleton className="h-6 w-16 rounded-full" />
              </div>
            </div>
          ))}
        </Card>
      </div>
    </div>
  )
}
