import { weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { shortWeekdays } from './weekdays.ts'

interface WeekSkeletonProps {
  label: string
  /** A diet's week is a template; a dated week has day numbers on its tabs and a longer summary. */
  isDated?: boolean
}

/** Skeleton of a week: seven tabs, the sum of a day, its meals; of a dated one on a laptop, seven columns. */
export function WeekSkeleton({ label, isDated = false }: WeekSkeletonProps) {
  return (
    <div role="status" aria-label={label} data-wide>
      {isDated && <GridSkeleton />}
      <div className={classNames('flex flex-col gap-5', isDated && 'desk:hidden')}>
        <div
          aria-hidden="true"
          className="flex flex-wrap rounded-control border border-line bg-surface p-1 text-ink-soft"
        >
          {weekdaysFromMonday.map((weekday) => (
            <span
              key={weekday}
              className={classNames(
                'flex min-w-11 flex-1 items-center justify-center',
                isDated ? 'min-h-14 text-xs' : 'min-h-11',
              )}
            >
              {shortWeekdays[weekday]}
            </span>
          ))}
        </div>
        <Skeleton className={classNames('w-full rounded-card', isDated ? 'h-34' : 'h-24')} />
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
    </div>
  )
}

function GridSkeleton() {
  return (
    <div aria-hidden="true" className="hidden grid-cols-7 gap-x-1.5 gap-y-10 desk:grid">
      {Array.from({ length: 28 }, (_, cell) => (
        <Skeleton key={cell} className={classNames('w-full rounded-control', cell < 7 ? 'h-20' : 'h-44')} />
      ))}
    </div>
  )
}
