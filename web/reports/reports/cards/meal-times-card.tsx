import type { MealHabit } from '#contract/reports/reports.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { formatClock } from '../../../ui/format/clock-pt-br.ts'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { mealTimesFact } from '../fold-facts.ts'
import { countOf, habitText } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

/** Minutes drawn before the first meal's band and after the last one's. */
const aroundMinutes = 75
const everyHours = 3
/** A meal before four in the morning counts to the evening before. */
const nightEnds = 4 * 60
const dayMinutes = 24 * 60

/** Usual meal times and their spread. */
export function MealTimesCard({ habits }: { habits: readonly MealHabit[] }) {
  const strip = stripOf(habits)
  const isTimed = habits.some(({ typical_time: time }) => time !== null)
  return (
    <FoldedCard id="horarios" title="Seus horários" fact={mealTimesFact(habits)}>
      <ul className="flex flex-col gap-3">
        {habits.map((habit) => (
          <li key={habit.meal_type} className="flex flex-col gap-1">
            <Habit habit={habit} strip={strip} />
          </li>
        ))}
      </ul>
      {isTimed ? (
        <div aria-hidden="true" className="relative -mt-1.5 h-[1.5em] text-xs text-ink-soft">
          {strip.hours.map((hour) => (
            <span key={hour} className="absolute -translate-x-1/2" style={{ left: strip.place(hour * 60) }}>
              {hour % 24}h
            </span>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          Com mais dias registrados, o horário típico de cada refeição aparece aqui.
        </p>
      )}
      <TableBehind
        caption="Horários das refeições"
        columns={['Refeição', 'Horário', 'Variação', 'Dias']}
        rows={() => habits.map(rowOf)}
      />
    </FoldedCard>
  )
}

function Habit({ habit, strip }: { habit: MealHabit; strip: Strip }) {
  const { meal_type, typical_time: time, spread_minutes: spread, days } = habit
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3" aria-hidden="true">
        <span className="font-medium">{mealTypeLabels[meal_type]}</span>
        <span className="text-sm text-ink-soft">
          {time === null ? (
            countOf(days, 'dia', 'dias')
          ) : (
            <b className="text-base text-ink">{formatClock(time)}</b>
          )}
        </span>
      </p>
      <span className="sr-only">{habitText(habit)}</span>
      {time !== null && (
        <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
          <line x1="0" x2="100%" y1="50%" y2="50%" strokeWidth="2" className="stroke-line" />
          {strip.hours.map((hour) => (
            <line
              key={hour}
              x1={strip.place(hour * 60)}
              x2={strip.place(hour * 60)}
              y1="0"
              y2="100%"
              className="stroke-line"
            />
          ))}
          <UsualTime minutes={minutesFromMorning(time)} spread={spread ?? 0} strip={strip} />
        </svg>
      )}
    </>
  )
}

/** Marker at the median, in a band that holds half of the times. */
function UsualTime({ minutes, spread, strip }: { minutes: number; spread: number; strip: Strip }) {
  return (
    <>
      {/* With a spread of 0 the stroke still draws the rounded ends. */}
      <rect
        x={strip.place(minutes - spread / 2)}
        y="4"
        width={strip.width(spread)}
        height="8"
        rx="4"
        strokeWidth="8"
        strokeLinejoin="round"
        className="fill-gema stroke-gema high-contrast:fill-[Highlight] high-contrast:stroke-[Highlight]"
      />
      <line
        x1={strip.place(minutes)}
        x2={strip.place(minutes)}
        y1="1"
        y2="15"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-on-ripe high-contrast:stroke-[Canvas]"
      />
    </>
  )
}

interface Strip {
  hours: number[]
  place: (minutes: number) => string
  width: (minutes: number) => string
}

/**
 * Returns the part of the day to draw: 7h to 20h, or more if a meal's band is outside, plus `aroundMinutes` on both
 * sides.
 */
function stripOf(habits: readonly MealHabit[]): Strip {
  const ends = habits.flatMap(({ typical_time: time, spread_minutes: spread }) =>
    time === null ? [] : [-1, 1].map((side) => minutesFromMorning(time) + (side * (spread ?? 0)) / 2),
  )
  const first = Math.min(7 * 60, ...ends) - aroundMinutes
  const last = Math.max(20 * 60, ...ends) + aroundMinutes
  const percent = (minutes: number) => `${Math.round((minutes / (last - first)) * 1000) / 10}%`
  const hours = Array.from({ length: 10 }, (_, at) => at * everyHours)
  return {
    hours: hours.filter((hour) => hour * 60 > first + 20 && hour * 60 < last - 20),
    place: (minutes) => percent(minutes - first),
    width: percent,
  }
}

function rowOf({
  meal_type,
  typical_time: time,
  spread_minutes: spread,
  days,
  days_percentage: share,
}: MealHabit) {
  return [
    mealTypeLabels[meal_type],
    time === null ? '–' : formatClock(time),
    spread === null ? '–' : `${spread} min`,
    share === null ? String(days) : `${days} (${formatPercent(share)})`,
  ]
}

function minutesFromMorning(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = hours * 60 + minutes
  return total < nightEnds ? total + dayMinutes : total
}
