import type { TodayMeal } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import { formatClock, formatInstantClock, formatKcal, formatNumber } from '../../ui/format/format-pt-br.ts'
import { useShownFirst } from '../../ui/hooks/use-shown-first.ts'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import type { DayLine } from './day-list.ts'

/** A logged meal, which opens its editor. */
export function LoggedLine({ meal, onOpen }: { meal: TodayMeal; onOpen: (mealId: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(meal.id)}
      className={classNames(lineClass, 'w-full border border-line pr-4')}
    >
      <EatenMeal meal={meal} />
    </button>
  )
}

/** A logged meal to read. */
export function EatenLine({ meal }: { meal: TodayMeal }) {
  return (
    <div className={classNames(lineClass, 'border border-line pr-4')}>
      <EatenMeal meal={meal} />
    </div>
  )
}

interface PlannedLineProps extends Omit<Extract<DayLine, { kind: 'planned' }>, 'kind'> {
  onTick: (mealType: MealType, isTicked: boolean) => void
  onOpen: (mealId: string) => void
}

/**
 * A meal of the menu with its tick. Once eaten, it opens its editor as a logged meal does. It is memoized, so that a
 * tick renders only its own line.
 */
export const PlannedLine = memo(function PlannedLine(props: PlannedLineProps) {
  const { meal, eaten, isTicked, onTick, onOpen } = props
  const label = mealTypeLabels[meal.meal_type]
  return (
    <div className={classNames('rounded-card border border-line bg-surface', !isTicked && 'border-dashed')}>
      <div className="flex items-center">
        {eaten && isTicked ? (
          <button type="button" onClick={() => onOpen(eaten.id)} className={classNames(lineClass, 'flex-1')}>
            <EatenMeal meal={eaten} />
          </button>
        ) : (
          <div className={classNames(lineClass, 'flex-1')}>
            <MealWords
              isPlanned
              plate={<LazyVisiblePlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} />}
              label={label}
              time={formatClock(meal.estimated_time)}
              names={meal.name}
              calories={meal.calories}
              proteinG={meal.protein_g}
            />
          </div>
        )}
        <Tick
          label={`${label}: comi ${meal.name}`}
          isTicked={isTicked}
          onToggle={(is) => onTick(meal.meal_type, is)}
        />
      </div>
      {meal.logged && isTicked && (
        <p className="px-4 pb-3 text-sm text-ink-soft">Esta refeição também foi anotada: as duas contam.</p>
      )}
    </div>
  )
})

const lineClass = 'flex min-w-0 items-center gap-3 rounded-card bg-surface p-3 text-left'

function EatenMeal({ meal }: { meal: TodayMeal }) {
  const { foods, plate } = meal
  return (
    <MealWords
      isPlanned={meal.planned_type !== null}
      plate={<LazyVisiblePlate items={plate?.foods ?? foods} vessel={plate?.vessel ?? undefined} />}
      label={mealTypeLabels[meal.meal_type]}
      time={formatInstantClock(meal.eaten_at)}
      names={foods
        .map(({ name }, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name))
        .join(', ')}
      calories={meal.calories}
      proteinG={meal.protein_g}
    />
  )
}

interface MealWordsProps {
  /** Whether `names` are the names of dishes, which are shown in full. */
  isPlanned: boolean
  plate: ReactNode
  label: string
  time: string
  names: string
  calories: number | null
  proteinG: number | null
}

function MealWords({ isPlanned, plate, label, time, names, calories, proteinG }: MealWordsProps) {
  return (
    <>
      <span aria-hidden="true" className={classNames('shrink-0', isPlanned ? 'w-16' : 'w-20')}>
        {plate}
      </span>
      <span className="@container flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-semibold">{label}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">{time}</span>
        </span>
        <span
          className={classNames(
            'text-sm text-ink-soft',
            !isPlanned && 'line-clamp-2 @max-[10rem]:line-clamp-none',
          )}
        >
          {names}
        </span>
        {calories !== null && (
          <span className="text-sm">
            <span className="font-semibold">{formatKcal(calories)}</span>
            <span className="text-ink-soft"> · {formatNumber(proteinG ?? 0, 1)}&nbsp;g de proteína</span>
          </span>
        )}
      </span>
    </>
  )
}

interface TickProps {
  label: string
  isTicked: boolean
  onToggle: (isTicked: boolean) => void
}

/** Round checkbox that ticks or unticks the meal. */
function Tick({ label, isTicked, onToggle }: TickProps) {
  const [isShown, tap] = useShownFirst(isTicked)
  return (
    <label className="relative grid size-14 shrink-0 cursor-pointer place-items-center pr-1">
      <input
        type="checkbox"
        checked={isShown}
        onChange={() => tap(!isShown, () => onToggle(!isShown))}
        aria-label={label}
        className="peer size-8 appearance-none rounded-full border-2 border-edge bg-surface checked:border-folha checked:bg-folha high-contrast:appearance-auto"
      />
      <Check
        aria-hidden="true"
        size={20}
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto -translate-x-0.5 text-paper opacity-0 peer-checked:opacity-100 high-contrast:hidden"
      />
    </label>
  )
}
