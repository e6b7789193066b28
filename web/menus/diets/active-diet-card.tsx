import type { Diet } from '#contract/menus/diets.ts'
import type { DayType } from '#nutrition/menu/request/week.ts'
import { useQuery } from '@tanstack/react-query'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Awning } from '../../ui/drawn/awning.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { DietFacts, DietHeading } from './diet-facts.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { weekPlanQuery } from '../week-plans/queries.ts'
import { useCurrentDay } from '../week-plans/use-current-day.ts'

interface ActiveDietCardProps {
  diet: Diet
  dayType: DayType
}

/** Card of the active diet, with its awning open and today's plates. */
export function ActiveDietCard({ diet, dayType }: ActiveDietCardProps) {
  return (
    <Card flush className="relative" aria-label="Dieta ativa">
      <Awning />
      {diet.meal_plan_generated && <Counter />}
      <div className="flex flex-col gap-3 p-5 pt-3">
        <DietHeading diet={diet} level="h2" />
        <DietFacts diet={diet} dayType={dayType} />
        {diet.is_outdated && <OutdatedNotice diet={diet} />}
        {diet.meal_plan_generated && (
          <div className="relative z-10">
            <LinkButton to="/semana" variant="secondary" wide>
              Abrir plano da semana
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}

const platesOnCounter = 4

function Counter() {
  const today = useCurrentDay()
  const { data: plan, isPending } = useQuery(weekPlanQuery(today))
  if (isPending) return <CounterSkeleton />
  const meals = plan?.days.find(({ date }) => date === today)?.meals ?? []
  const cooked = meals.filter(({ kind }) => kind === 'cooked')
  if (cooked.length === 0) return null
  const largest = cooked
    .toSorted((one, other) => other.nutrition.kcal - one.nutrition.kcal)
    .slice(0, platesOnCounter)
  return (
    <div className="flex flex-col gap-1 px-4 pt-2">
      <ul aria-hidden="true" className="grid grid-cols-4">
        {cooked
          .filter((meal) => largest.includes(meal))
          .map((meal) => (
            <li key={meal.id}>
              <LazyPlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} decorative />
            </li>
          ))}
      </ul>
      <p className="line-clamp-2 min-h-10 px-1 text-sm text-ink-soft">
        <span className="font-semibold text-ink">Hoje:</span>{' '}
        {cooked.map(({ name, parts }) => parts[0]?.name ?? name).join('\u00a0· ')}
      </p>
    </div>
  )
}

function CounterSkeleton() {
  return (
    <div className="px-4 pt-2">
      <div className="grid grid-cols-4 gap-3 px-2 py-1.5">
        {[0, 1, 2, 3].map((plate) => (
          <Skeleton key={plate} className="aspect-square w-full rounded-full" />
        ))}
      </div>
      <div className="mt-1 flex flex-col gap-1 px-1 py-0.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  )
}
