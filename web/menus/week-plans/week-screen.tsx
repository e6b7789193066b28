import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messageOf } from '../../api/api-error.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { PrintedWeek } from '../planner/printed-week.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { useLostFocus } from '../../ui/hooks/use-lost-focus.ts'
import { firstDayOf, parseDay } from './calendar-week.ts'
import { EmptyWeek } from './empty-week.tsx'
import { OpenWeek } from './open-week.tsx'
import { useGenerateWeek, weekPlanQuery } from './queries.ts'
import { PrintAndShare } from './print-and-share.tsx'
import { useCurrentDay } from './use-current-day.ts'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'
import { WeekSwitcher } from './week-switcher.tsx'
import { printedTitle, mealsByDay } from './week-copy.ts'

/** Meals of one calendar week, each editable: a day at a time on a phone, seven side by side from 1024 px on. */
export function WeekScreen() {
  const today = useCurrentDay()
  const [day, setDay] = useDay(today)
  const weekStart = mondayOf(day)
  const query = useQuery(weekPlanQuery(weekStart))
  const { data: plan, error, refetch } = query
  useLostFocus(useGenerateWeek(weekStart).isGenerating, focusHeading)
  return (
    <Screen className="desk-full print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageHeader
          title="Plano da semana"
          kicker="Sugestão de cardápio"
          end={plan && <PrintAndShare plan={plan} />}
        />
        <div className="flex flex-col gap-5">
          <WeekSwitcher
            today={today}
            weekStart={weekStart}
            onChange={(start) => setDay(firstDayOf(start, today))}
          />
          {plan ? (
            <>
              <OfflineNotice text={offlineNote(query)} onRetry={() => void refetch()} />
              <OpenWeek {...{ plan, today, day }} onDay={setDay} />
            </>
          ) : plan === null ? (
            <EmptyWeek key={weekStart} {...{ weekStart, today }} />
          ) : error ? (
            <ErrorState
              picture={<EmptyPlate size={160} />}
              message={messageOf(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <WeekSkeleton isDated label="Carregando a semana" />
          )}
        </div>
      </div>
      {plan && <WeekOnPaper plan={plan} />}
    </Screen>
  )
}

function WeekOnPaper({ plan }: { plan: WeekPlan }) {
  return <PrintedWeek title={printedTitle(plan)} days={mealsByDay(plan)} />
}

/** Focuses the heading, because the focused button that created the week is removed. */
function focusHeading(isGenerating: boolean): void {
  if (isGenerating) return
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Stores the day, and with it the week, in the address, so that going back restores it. */
function useDay(today: string): [string, (day: string) => void] {
  const { dia } = useSearch({ from: '/semana' })
  const navigate = useNavigate({ from: '/semana' })
  return [
    parseDay(dia, today) ?? today,
    (day) => void navigate({ search: { dia: day }, replace: true, resetScroll: false }),
  ]
}
