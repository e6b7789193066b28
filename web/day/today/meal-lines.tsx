import type { PlannedMeal, TodayMeal } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import { formatClock, formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { useShownFirst } from '../../ui/hooks/use-shown-first.ts'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { alsoEaten, bothCount, replacedText } from '../adherence/copy.ts'
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
  onOpenPlanned: (mealType: MealType) => void
}

/**
 * A meal of the menu with its tick. Once eaten, it opens its editor as a logged meal does, before that the plan of the
 * meal. It is memoized, so that a tick renders only its own line.
 */
export const PlannedLine = memo(function PlannedLine(props: PlannedLineProps) {
  const { meal, eaten, isTicked, isReplaced, onTick, onOpen, onOpenPlanned } = props
  const label = mealTypeLabels[meal.meal_type]
  const editable = isTicked ? eaten : null
  return (
    <div className={classNames('rounded-card border border-line bg-surface', !isTicked && 'border-dashed')}>
      <div className={classNames('flex items-center', isReplaced && 'flex-wrap')}>
        <button
          type="button"
          onClick={() => (editable ? onOpen(editable.id) : onOpenPlanned(meal.meal_type))}
          className={classNames(lineClass, isReplaced ? 'basis-full pb-1' : 'flex-1')}
        >
          {editable ? <EatenMeal meal={editable} /> : <PlannedWords meal={meal} isReplaced={isReplaced} />}
        </button>
        {isReplaced && (
          <p className="min-w-0 flex-[1_1_9rem] pb-2 pl-4 text-sm text-pretty text-ink-soft">
            {replacedText(meal.meal_type)}
          </p>
        )}
        <Tick
          label={`${label}: ${isReplaced ? `${alsoEaten.toLowerCase()} ` : 'comi '}${meal.name}`}
          isNamed={isReplaced}
          isTicked={isTicked}
          onToggle={(is) => onTick(meal.meal_type, is)}
        />
      </div>
      {meal.logged && isTicked && <p className="px-4 pb-3 text-sm text-ink-soft">{bothCount}</p>}
    </div>
  )
})

const lineClass = 'flex min-w-0 items-center gap-3 rounded-card bg-surface p-3 text-left'

/** A meal of the menu before it is eaten. */
export function PlannedWords({ meal, isReplaced }: { meal: PlannedMeal; isReplaced: boolean }) {
  return (
    <MealWords
      isPlanned
      isQuiet={isReplaced}
      plate={<LazyVisiblePlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} />}
      label={mealTypeLabels[meal.meal_type]}
      time={formatClock(meal.estimated_time)}
      names={meal.name}
      calories={isReplaced ? null : meal.calories}
      proteinG={meal.protein_g}
    />
  )
}

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
  /** Whether another meal replaced it. */
  isQuiet?: boolean
  /** Whether `names` are the names of dishes, which are shown in full. */
  isPlanned: boolean
  plate: ReactNode
  label: string
  time: string
  names: string
  calories: number | null
  proteinG: number | null
}

function MealWords({
  isPlanned,
  isQuiet = false,
  plate,
  label,
  time,
  names,
  calories,
  proteinG,
}: MealWordsProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames('shrink-0', isPlanned ? 'w-16' : 'w-20', isQuiet && 'opacity-60')}
      >
        {plate}
      </span>
      <span className="@container flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className={isQuiet ? 'text-ink-soft' : 'font-semibold'}>{label}</span>
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
  /** Whether words replace the circle, which would look like something still to do. */
  isNamed: boolean
  isTicked: boolean
  onToggle: (isTicked: boolean) => void
}

/** Checkbox that ticks or unticks the meal: a circle, or the words "Comi também". */
function Tick({ label, isNamed, isTicked, onToggle }: TickProps) {
  const [isShown, tap] = useShownFirst(isTicked)
  const isInWords = isNamed && !isShown
  return (
    <label
      className={classNames(
        'relative shrink-0 cursor-pointer',
        isInWords
          ? 'flex min-h-11 items-center rounded-control px-4 text-sm font-semibold text-folha hover:bg-folha-soft has-focus-visible:outline-3 has-focus-visible:outline-folha'
          : 'grid size-14 place-items-center pr-1',
      )}
    >
      <input
        type="checkbox"
        checked={isShown}
        onChange={() => tap(!isShown, () => onToggle(!isShown))}
        aria-label={label}
        className={classNames(
          'peer',
          isInWords
            ? 'absolute inset-0 cursor-pointer opacity-0'
            : 'size-8 appearance-none rounded-full border-2 border-edge bg-surface checked:border-folha checked:bg-folha high-contrast:appearance-auto',
        )}
      />
      {isInWords ? (
        alsoEaten
      ) : (
        <Check
          aria-hidden="true"
          size={20}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto -translate-x-0.5 text-paper opacity-0 peer-checked:opacity-100 high-contrast:hidden"
        />
      )}
    </label>
  )
}
