import type { MenuDay, MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { ArrowLeftRight, Check, Lock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { mainName } from '../shared/meal-copy.ts'
import type { MealSheet } from './meal-sheets.tsx'
import { useIsEaten } from './use-is-eaten.ts'
import { dayTitle } from './week-copy.ts'

interface GridCellProps {
  day: MenuDay
  today: string
  /** Absent on a day without this meal. */
  meal: MenuMeal | undefined
  row: number
  column: number
  onOpen: (sheet: 'details' | MealSheet) => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
}

/** Meal of one day, or an empty place. */
export function GridCell({ meal, ...rest }: GridCellProps) {
  if (meal) return <MealCell meal={meal} {...rest} />
  return (
    <td className="rounded-control border border-dashed border-line">
      <span className="sr-only">Sem refeição</span>
    </td>
  )
}

type MealCellProps = GridCellProps & { meal: MenuMeal }

/** The name of a meal opens everything about it, the button below swaps it. */
function MealCell({ day, today, meal, row, column, onOpen, onKey }: MealCellProps) {
  const isEaten = useIsEaten({ date: day.date, meal_type: meal.meal_type })
  const isPast = day.date < today
  const isCooked = meal.kind === 'cooked'
  const maySwap = !isPast && !isEaten && meal.kind !== 'away' && !meal.is_locked
  const what = `${mealTypeLabels[meal.meal_type].toLowerCase()}, ${dayTitle(day)}`
  return (
    <td
      className={classNames(
        'relative rounded-control border px-2 py-2.5 align-top',
        day.date === today ? 'border-folha' : isCooked ? 'border-line' : 'border-edge',
        isCooked ? !isPast && 'bg-surface' : 'border-dashed',
      )}
    >
      {isCooked && (
        <span aria-hidden="true" className={classNames('mx-auto block w-20', isPast && 'opacity-70')}>
          <LazyPlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} decorative />
        </span>
      )}
      <button
        type="button"
        data-cell={`${row} ${column}`}
        className="mt-1 block w-full text-left text-sm leading-tight font-semibold hyphens-auto covers-card"
        onClick={() => onOpen('details')}
        onKeyDown={onKey}
      >
        <span className="sr-only">{what}: </span>
        {mainName(meal)}
      </button>
      {isCooked && (
        <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-ink-soft">
          <span>{formatKcal(meal.nutrition.kcal)}</span>
          <span>{meal.preparation_time_min + meal.cooking_time_min}&nbsp;min</span>
        </p>
      )}
      {(isEaten || meal.is_locked) && (
        <p className="mt-1 flex items-center gap-1 text-xs font-semibold text-folha">
          {isEaten ? <Check aria-hidden="true" size={12} /> : <Lock aria-hidden="true" size={12} />}
          {isEaten ? 'Você comeu' : 'Fixada'}
        </p>
      )}
      {maySwap && (
        <button
          type="button"
          className="relative -mx-1 mt-1 -mb-2 flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-folha hover:underline"
          onClick={() => onOpen('swap')}
        >
          <ArrowLeftRight aria-hidden="true" size={16} /> Trocar
          <span className="sr-only"> {what}</span>
        </button>
      )}
    </td>
  )
}
