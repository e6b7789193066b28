import { weekdaysFromMonday } from '#nutrition/menu/week.ts'
import { shortWeekdays } from '../menus/weekdays.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Shape of the week to come: seven tabs, the sum of a day, its meals. */
export function WeekSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-5">
      <div
        aria-hidden="true"
        className="flex flex-wrap rounded-control border border-line bg-surface p-1 text-xs text-ink-soft"
      >
        {weekdaysFromMonday.map((weekday) => (
          <span key={weekday} className="flex min-h-14 min-w-11 flex-1 items-center justify-center">
            {shortWeekdays[weekday]}
          </span>
        ))}
      </div>
      <Skeleton className="h-34 w-full rounded-card" />
      {[0, 1, 2].map((meal) => (
        <Card key={meal} className="flex flex-col gap-4 p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-28 shrink-0 rounded-full" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-6 w-24 rounded-full" />
              <Skeleton className="h-7 w-20" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-11 w-full rounded-control" />
        </Card>
      ))}
    </div>
  )
}
