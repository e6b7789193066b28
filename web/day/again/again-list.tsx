import type { MealType } from '#contract/calendar.ts'
import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { useSteadyTap } from '../../ui/hooks/use-steady-tap.ts'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { foodNames, reasonText } from './again-copy.ts'
import { RepeatQuestion } from './repeat-question.tsx'
import { useRepeat } from './use-repeat.ts'

/** Meal type and time under which a meal is logged again. */
export interface Target {
  readonly mealType: MealType
  /** `HH:MM` */
  readonly time: string | null
}

interface AgainListProps {
  meals: readonly RepeatableMeal[]
  /** Today. */
  date: string
  /** Day on which a tap logs a meal, if not today. */
  on: string | undefined
  as?: Target | undefined
  onDone?: () => void
}

/** Past meals in a row, each logged again with one tap. */
export function AgainList({ meals, date, on, as, onDone }: AgainListProps) {
  const again = useRepeat(onDone)
  const steady = useSteadyTap(meals.map(({ meal_id }) => meal_id).join())
  return (
    <>
      <ul className="relative -mx-5 flex snap-x gap-3 overflow-x-auto overscroll-x-contain px-5 py-0.5 scrollbar-none column:mx-0 column:px-0">
        {meals.map((meal) => (
          <li key={meal.meal_id} className="flex snap-start scroll-ml-5">
            <MealAgainButton
              meal={meal}
              date={date}
              isSending={again.sendingId === meal.meal_id}
              onRepeat={() =>
                steady(() =>
                  again.repeat({
                    mealId: meal.meal_id,
                    names: foodNames(meal),
                    contents: { foods: meal.foods, calories: meal.calories },
                    to:
                      on === undefined && !as
                        ? undefined
                        : {
                            date: on ?? date,
                            mealType: as?.mealType ?? meal.meal_type,
                            ...(as?.time && { time: as.time }),
                          },
                  }),
                )
              }
            />
          </li>
        ))}
      </ul>
      <RepeatQuestion again={again} />
    </>
  )
}

interface MealAgainButtonProps {
  meal: RepeatableMeal
  date: string
  isSending: boolean
  onRepeat: () => void
}

function MealAgainButton({ meal, date, isSending, onRepeat }: MealAgainButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isSending}
      disabled={isSending}
      onClick={onRepeat}
      className="flex w-40 flex-col items-stretch gap-1 rounded-card border border-line bg-surface p-3 text-left disabled:opacity-60"
    >
      <span className="mx-auto w-24">
        <LazyVisiblePlate items={meal.foods} />
      </span>
      <span className="text-sm font-semibold">
        <span className="sr-only">Registrar de novo: </span>
        {reasonText(meal, date)}
      </span>
      <span className="line-clamp-2 text-sm text-ink-soft">{foodNames(meal)}</span>
      {meal.calories !== null && (
        <span className="mt-auto pt-1 text-sm font-semibold">{formatKcal(meal.calories)}</span>
      )}
    </button>
  )
}
