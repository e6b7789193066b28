import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { shortWeekdays, weekdaysFromSunday } from '../menus/weekdays.ts'

/** Shape of the week to come: seven tabs, the sum of a day, its meals. */
export function WeekSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <div
        aria-hidden="true"
        className="flex flex-wrap rounded-control border border-line bg-surface p-1 text-ink-soft"
      >
        {weekdaysFromSunday.map((weekday) => (
          <span
            key={weekday}
            className="flex min-h-11 min-w-[max(44px,2.25rem)] flex-1 items-center justify-center"
          >
            {shortWeekdays[weekday]}
          </span>
        ))}
      </div>
      <Skeleton className="h-24 w-full rounded-card" />
      {[0, 1, 2].map((meal) => (
        <Card key={meal} className="flex flex-col gap-4">
          <div className="flex items-center gap-4">
            <Skeleton className="size-26 shrink-0 rounded-full" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-6 w-24 rounded-full" />
              <Skeleton className="h-7 w-20" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-14 w-full rounded-control" />
        </Card>
      ))}
    </div>
  )
}
