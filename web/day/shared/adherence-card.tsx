import type { Today } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { todayQuery } from '../../api/today.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { bothCount, replacedText, tickTexts } from '../adherence/copy.ts'
import { isReplaced, tickedOf } from '../adherence/ticked-meals.ts'
import { useTicks } from '../adherence/use-ticks.ts'

/** Adherence to today's menu, one tap per meal. The dishes are in the week below. */
export function AdherenceCard() {
  const { data: today, isError } = useQuery(todayQuery)
  if (!today) return isError ? null : <AdherenceSkeleton />
  // Accounts without numeric targets have no diet to follow.
  if (today.no_target_reason !== null) return null
  return (
    <Card aria-labelledby="aderencia" className="flex flex-col gap-3">
      <AdherenceOfDay key={today.date} today={today} />
    </Card>
  )
}

function AdherenceOfDay({ today }: { today: Today }) {
  const { meals, ticks, isWaiting, choose } = useTicks(today)
  const ticked = tickedOf(meals, ticks)
  const dietId = today.active_diet?.id
  if (!dietId || meals.length === 0) {
    return (
      <>
        <Heading />
        <p className="text-ink-soft">
          {dietId
            ? 'Nenhuma refeição planejada para este dia'
            : 'Selecione uma dieta ativa para registrar sua aderência.'}
        </p>
      </>
    )
  }
  return (
    <>
      <Heading badge={<Count ticked={ticked.length} meals={meals.length} />} />
      <ul className="-my-1 divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.meal_type} className="py-1">
            <MealTick
              meal={meal}
              isTicked={ticks[meal.meal_type] === true}
              onToggle={() => choose(meal.meal_type, ticks[meal.meal_type] !== true)}
            />
          </li>
        ))}
      </ul>
      <EatenToday plan={today.plan} />
      {isWaiting && (
        <p role="status" className="flex items-start gap-2 rounded-control bg-gema-soft p-3 text-sm">
          <CloudOff aria-hidden="true" size={18} className="mt-px shrink-0" />
          {tickTexts.queued}
        </p>
      )}
    </>
  )
}

interface MealTickProps {
  meal: Today['planned_meals'][number]
  isTicked: boolean
  onToggle: () => void
}

function MealTick({ meal, isTicked, onToggle }: MealTickProps) {
  return (
    <Checkbox
      checked={isTicked}
      onChange={onToggle}
      label={
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">{formatKcal(meal.calories)}</span>
        </span>
      }
      hint={
        meal.logged && (
          <span className="block pb-2 pl-9">
            {isReplaced(meal, isTicked) ? replacedText(meal.meal_type) : bothCount}
          </span>
        )
      }
    />
  )
}

function Heading({ badge }: { badge?: ReactNode }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
      <h2 id="aderencia" className="text-lg font-bold">
        O que você seguiu hoje
      </h2>
      {badge}
    </div>
  )
}

function Count({ ticked, meals }: { ticked: number; meals: number }) {
  return (
    <span aria-live="polite" aria-atomic="true">
      {ticked > 0 && (
        <Badge tone="leaf">
          {ticked} de {meals}
          <span className="sr-only"> refeições marcadas</span>
        </Badge>
      )}
    </span>
  )
}

/** Everything that counts today, in the plan or not, as on the day's screen. */
function EatenToday({ plan }: Pick<Today, 'plan'>) {
  const sums = [
    ['Calorias', plan.consumed_calories, formatKcal],
    ['Proteína', plan.consumed_protein_g, formatGrams],
    ['Fibra', plan.consumed_fiber_g, formatGrams],
  ] as const
  return (
    <>
      <h3 className="text-sm font-semibold">No seu dia, com tudo o que você registrou</h3>
      <dl className="-mt-1 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 text-center">
        {sums.map(([name, value, format]) => (
          <div key={name} className="flex flex-col-reverse rounded-control bg-line/40 px-0.5 py-2">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold">{value === null ? '–' : format(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function formatGrams(grams: number): string {
  return `${formatNumber(grams, 1)} g`
}

function AdherenceSkeleton() {
  return (
    <Card className="flex flex-col gap-4" role="status" aria-label="Carregando a aderência de hoje">
      <Skeleton className="h-6 w-44" />
      {[0, 1, 2, 3].map((meal) => (
        <Skeleton key={meal} className="h-10 w-full" />
      ))}
      <Skeleton className="h-14 w-full rounded-control" />
    </Card>
  )
}
