import type { MenuDay, MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { type MealType, mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { type KeyboardEvent, useState } from 'react'
import { weekTitle } from './calendar-week.ts'
import { mealAt, type MealPlace } from './expected-week.ts'
import { GridCell } from './grid-cell.tsx'
import { GridFoot } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import { stepInGrid } from './grid-step.ts'
import { MealDetailsSheet } from './meal-details-sheet.tsx'
import { type MealSheet, MealSheets } from './meal-sheets.tsx'
import { RepeatDaySheet } from './repeat-day-sheet.tsx'

interface WeekGridProps {
  plan: WeekPlan
  today: string
}

/** Sheet in front of the grid, for a meal or for a day. */
type Opened = { at: 'meal'; place: MealPlace; sheet: 'details' | MealSheet } | { at: 'day'; day: MenuDay }

/** Week of a laptop: seven days side by side, and each meal in the row of its type. */
export function WeekGrid({ plan, today }: WeekGridProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { days } = plan
  const rows = mealTypes.filter((type) => days.some((day) => mealOf(day, type)))
  const open = (place: MealPlace, sheet: 'details' | MealSheet) => setOpened({ at: 'meal', place, sheet })
  return (
    <>
      <table data-wide className="w-full table-fixed border-separate border-spacing-x-1.5 border-spacing-y-0">
        <caption className="sr-only">Semana de {weekTitle(plan.week_start)}</caption>
        <GridHead {...{ days, today }} />
        {rows.map((type, row) => (
          <tbody key={type}>
            <tr>
              <th scope="rowgroup" colSpan={7} className="px-1 pt-5 pb-2 text-left text-sm text-ink-soft">
                {mealTypeLabels[type]}
              </th>
            </tr>
            <tr>
              {days.map((day, column) => (
                <GridCell
                  key={day.date}
                  {...{ day, today, row, column }}
                  meal={mealOf(day, type)}
                  onOpen={(sheet) => open({ date: day.date, meal_type: type }, sheet)}
                  onKey={moveFocus}
                />
              ))}
            </tr>
          </tbody>
        ))}
        <GridFoot {...{ days, today }} onRepeat={(day) => setOpened({ at: 'day', day })} />
      </table>
      {opened?.at === 'meal' && (
        <OpenedMeal
          {...{ plan, today, ...opened }}
          onSheet={(sheet) => open(opened.place, sheet)}
          onClose={close}
        />
      )}
      {opened?.at === 'day' && (
        <RepeatDaySheet
          {...{ today, day: opened.day, others: openDays(days, today, opened.day) }}
          onClose={close}
        />
      )}
    </>
  )
}

interface OpenedMealProps extends WeekGridProps {
  place: MealPlace
  sheet: 'details' | MealSheet
  onSheet: (sheet: MealSheet) => void
  onClose: () => void
}

function OpenedMeal({ plan, today, place, sheet, onSheet, onClose }: OpenedMealProps) {
  const meal = mealAt(plan, place)
  if (!meal) return null
  if (sheet === 'details') return <MealDetailsSheet {...{ place, meal, today, onSheet, onClose }} />
  return <MealSheets {...{ plan, place, meal, today, sheet, onClose }} />
}

function mealOf(day: MenuDay, type: MealType): MenuMeal | undefined {
  return day.meals.find(({ meal_type }) => meal_type === type)
}

function openDays(days: readonly MenuDay[], today: string, without: MenuDay): MenuDay[] {
  return days.filter(({ date }) => date >= today && date !== without.date)
}

/** Moves the focus from a meal to the next one in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cells = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
  ]
  const places = cells.map((cell) => placeIn(cell.dataset['cell']))
  const next = stepInGrid(event.key, placeIn(event.currentTarget.dataset['cell']), places)
  if (!next) return
  event.preventDefault()
  cells[places.indexOf(next)]?.focus()
}

function placeIn(text = '') {
  const [row = 0, column = 0] = text.split(' ').map(Number)
  return { row, column }
}
