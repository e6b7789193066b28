import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { formatInstantClock } from '../../ui/format/format-pt-br.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { eatenAsPlanned } from './eaten-meals.ts'

interface DayPlateProps {
  /** Undefined while loading. */
  today: Today | undefined
  onOpen: (mealId: string) => void
}

/** Latest logged plate in large, else the last ticked meal, else an empty plate. Its height never changes. */
export function DayPlate({ today, onOpen }: DayPlateProps) {
  const latest = today?.plan.scans.at(-1)
  if (latest) return <LatestPlate meal={latest} onOpen={() => onOpen(latest.id)} />
  const followed = today && eatenAsPlanned(today).at(-1)
  if (followed) return <FollowedPlate meal={followed} />
  return (
    <div className="flex flex-col items-center gap-1 pb-4">
      <span className="grid size-48 place-items-center">
        {today ? <EmptyPlate size={172} /> : <Skeleton className="size-40 rounded-full" />}
      </span>
      {today ? (
        <p className="min-h-6 text-ink-soft">O prato de hoje está vazio</p>
      ) : (
        <Skeleton className="my-0.5 h-5 w-40" />
      )}
    </div>
  )
}

function LatestPlate({ meal, onOpen }: { meal: TodayMeal; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mx-auto flex w-fit flex-col-reverse items-center gap-1 rounded-card pb-4"
    >
      <span className="min-h-6">
        <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
        <span className="text-ink-soft"> · {formatInstantClock(meal.eaten_at)}</span>
      </span>
      <span className="block w-48">
        <LazyPlate items={meal.foods} />
      </span>
    </button>
  )
}

/** Last planned meal ticked as eaten, on a day without a logged plate. */
function FollowedPlate({ meal: { meal_type: mealType, plate } }: { meal: PlannedMeal }) {
  return (
    <div className="flex flex-col items-center gap-1 pb-4">
      <span className="block w-48">
        <LazyPlate items={plate.foods} vessel={plate.vessel ?? undefined} />
      </span>
      <p className="min-h-6">
        <span className="font-semibold">{mealTypeLabels[mealType]}</span>
        <span className="text-ink-soft"> · como planejado</span>
      </p>
    </div>
  )
}
