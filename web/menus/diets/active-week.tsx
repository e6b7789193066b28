import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messageOf } from '../../api/api-error.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { PrintedWeek } from '../planner/printed-week.tsx'
import { UnmetWishes } from '../planner/unmet-wishes.tsx'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'
import { parseWeekday } from '../planner/weekdays.ts'
import { WhyThisMenu } from '../planner/why-this-menu.tsx'
import { weekTitle } from '../week-plans/calendar-week.ts'
import { EmptyWeek } from '../week-plans/empty-week.tsx'
import { PrintAndShare } from '../week-plans/print-and-share.tsx'
import { useGenerateWeek, weekPlanQuery } from '../week-plans/queries.ts'
import { useCurrentDay } from '../week-plans/use-current-day.ts'
import { mealsByDay, printedTitle } from '../week-plans/week-copy.ts'
import { WeekDays } from '../week-plans/week-days.tsx'
import type { AskedMenu } from './queries.ts'
import { RegenerateMenu } from './regenerate-menu.tsx'
import { menuHeadingId } from './week-menu-view.tsx'

interface ActiveWeekProps {
  onRegenerate: (asked?: AskedMenu) => void
}

/** This week of the active diet: the plan of the week itself, so that both screens show and change one menu. */
export function ActiveWeek({ onRegenerate }: ActiveWeekProps) {
  const today = useCurrentDay()
  const weekStart = mondayOf(today)
  const { data: plan, error, isFetching, refetch } = useQuery(weekPlanQuery(weekStart))
  const { isGenerating } = useGenerateWeek(weekStart)
  return (
    <>
      <section aria-labelledby={menuHeadingId} className="flex flex-col gap-4 pt-5 print:hidden">
        <div className="flex items-center justify-between gap-2">
          <div>
            <h2 id={menuHeadingId} tabIndex={-1} className="text-lg font-bold outline-none">
              Plano da semana
            </h2>
            <p className="text-sm text-ink-soft">{weekTitle(weekStart)}</p>
          </div>
          {plan && <PrintAndShare plan={plan} />}
        </div>
        {plan && !isGenerating ? (
          <Week {...{ plan, today, onRegenerate }} />
        ) : plan === null && !isFetching ? (
          <EmptyWeek {...{ weekStart, today }} />
        ) : error && !isFetching ? (
          <ErrorState
            picture={<EmptyPlate size={140} />}
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <WeekSkeleton label="Carregando o cardápio" />
        )}
      </section>
      {plan && <PrintedWeek title={printedTitle(plan)} days={mealsByDay(plan)} />}
    </>
  )
}

interface WeekProps extends ActiveWeekProps {
  plan: WeekPlan
  today: string
}

function Week({ plan, today, onRegenerate }: WeekProps) {
  const [day, setDay] = useDay(today)
  const { generate } = useGenerateWeek(plan.week_start)
  return (
    <>
      <UnmetWishes
        explanation={plan.explanation}
        onYes={(wish) => generate({ may_relax: [wish] }, { title: 'Semana atualizada', tone: 'success' })}
      />
      <WeekDays {...{ plan, today, day }} onDay={setDay} />
      <LinkButton to="/semana" search={{ dia: day }} variant="secondary" wide>
        Abrir plano da semana
      </LinkButton>
      <WhyThisMenu explanation={plan.explanation} isPlain={plan.is_plain} />
      <RegenerateMenu onConfirm={() => onRegenerate()} />
      <p className="text-xs text-ink-soft">{`${tableCitation} ${disclaimer}`}</p>
    </>
  )
}

/** Selected day of this week. The address has its weekday, as on the page of an inactive diet. */
function useDay(today: string): [string, (day: string) => void] {
  const { dia } = useSearch({ from: '/dietas/$dietId' })
  const navigate = useNavigate({ from: '/dietas/$dietId' })
  const weekday = parseWeekday(dia)
  return [
    weekday === null ? today : addDays(mondayOf(today), (weekday + 6) % 7),
    (day) => void navigate({ search: { dia: String(weekdayOf(day)) }, replace: true, resetScroll: false }),
  ]
}
