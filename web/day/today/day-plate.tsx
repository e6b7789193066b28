import type { PlannedMeal, Today, TodayMeal } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { useWaitingMeals } from '../meal-outbox/waiting-numbers.ts'
import { eatenAsPlanned } from './eaten-meals.ts'
import { lacksMenu } from './first-menu.ts'

interface DayPlateProps {
  today: Today
  onOpen: (mealId: string) => void
}

/**
 * Latest logged plate, else the last ticked meal, else an empty plate. For an account without numbers also the foods of
 * the day, which say what was eaten.
 */
export function DayPlate({ today, onOpen }: DayPlateProps) {
  const { meals: waiting } = useWaitingMeals(today)
  const latest = today.plan.scans.at(-1)
  const ticked = eatenAsPlanned(today)
  const followed = latest ? undefined : ticked.at(-1)
  const shown = latest?.plate ?? latest ?? followed?.plate
  const mealType = (latest ?? followed)?.meal_type
  const vessel = (latest ?? followed)?.plate?.vessel ?? undefined
  const leadsToMenu = !shown && lacksMenu(today)
  const plate = (
    <>
      <span className={leadsToMenu ? undefined : 'block size-38'}>
        {shown ? (
          <LazyPlate items={shown.foods} vessel={vessel} />
        ) : (
          <EmptyPlate size={leadsToMenu ? 100 : 152} />
        )}
      </span>
      <span className="min-h-6 text-ink-soft">
        {mealType ? (
          <>
            <span className="font-semibold text-ink">{mealTypeLabels[mealType]}</span>
            {' · '}
            {latest && !isAsPlanned(today, latest) ? formatInstantClock(latest.eaten_at) : 'como planejado'}
          </>
        ) : (
          emptyText(waiting.length)
        )}
      </span>
    </>
  )
  const className = 'mx-auto flex min-h-45 flex-col items-center gap-1 rounded-card'
  return (
    <>
      {latest ? (
        <button type="button" className={className} onClick={() => onOpen(latest.id)}>
          {plate}
        </button>
      ) : (
        <div className={className}>
          {plate}
          {leadsToMenu && (
            <LinkButton to="/dietas" search={{ gerar: '1' }} variant="secondary">
              Gerar cardápio
            </LinkButton>
          )}
        </div>
      )}
      {today.numbers_hidden && shown && (
        <p className="text-center text-sm text-balance text-ink-soft">
          Hoje: {namesOf(today, ticked).join(', ').toLowerCase()}
        </p>
      )}
    </>
  )
}

/**
 * Returns whether a logged meal was created by the tick of a planned meal and still has its dish in the planned
 * portions.
 */
function isAsPlanned({ planned_meals: meals }: Today, eaten: TodayMeal): boolean {
  const planned = meals.find(({ meal_type }) => meal_type === eaten.planned_type)
  const told = (meal: PlannedMeal | TodayMeal) => JSON.stringify([meal.plate?.foods, meal.calories])
  // Energy is compared too: a dish without one of its foods may have the same drawing.
  return planned !== undefined && told(planned) === told(eaten)
}

/** Text under an empty plate, with the number of meals that are not in the day yet. */
function emptyText(waiting: number): string {
  if (waiting === 0) return 'O prato de hoje está vazio'
  return waiting === 1 ? '1 refeição ainda espera' : `${waiting} refeições ainda esperam`
}

/** Names of the foods of the logged meals and of the ticked dishes, each once. */
function namesOf({ plan }: Today, ticked: readonly { name: string }[]): string[] {
  return [...new Set([ticked, plan.scans.flatMap(({ foods }) => foods)].flat().map(({ name }) => name))]
}
