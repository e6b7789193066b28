import type { Today, TodayMeal } from '#contract/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { lazy, Suspense, useState } from 'react'
import { formatInstantClock, formatKcal, formatNumber } from '../ui/format-pt-br.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state-block.tsx'

// The drawing and the editor are not needed to see the numbers of the day.
const Plate = lazy(() => import('../plate/plate.tsx').then((module) => ({ default: module.Plate })))
const MealSheet = lazy(() => import('./meal-sheet.tsx').then((module) => ({ default: module.MealSheet })))

const emptyPlate = (
  <Suspense fallback={<Skeleton className="size-40 rounded-full" />}>
    <Plate items={[]} decorative />
  </Suspense>
)

/** What was eaten on this day, each meal a tap away from being corrected. */
export function DayMeals({ today }: { today: Today }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const meals = today.plan.scans
  return (
    <section aria-labelledby="refeicoes" className="flex flex-col gap-3">
      <h2 id="refeicoes" className="text-lg font-bold">
        Suas refeições de hoje
      </h2>
      {meals.length === 0 ? (
        <EmptyState picture={emptyPlate} title="O prato de hoje está vazio">
          Escaneie ou descreva a próxima refeição e ela aparece aqui.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {meals.map((meal) => (
            <li key={meal.id}>
              <MealCard meal={meal} onOpen={() => setOpenId(meal.id)} />
            </li>
          ))}
        </ul>
      )}
      {openId && (
        <Suspense>
          <MealSheet id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </section>
  )
}

function MealCard({ meal, onOpen }: { meal: TodayMeal; onOpen: () => void }) {
  const names = meal.foods.map(({ name }) => name).join(', ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-4 rounded-card border border-line bg-surface p-4 text-left"
    >
      <span aria-hidden="true" className="size-18 shrink-0">
        <Suspense fallback={<Skeleton className="size-18 rounded-full" />}>
          <Plate items={meal.foods} decorative />
        </Suspense>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">{formatInstantClock(meal.eaten_at)}</span>
        </span>
        <span className="line-clamp-2 text-sm text-ink-soft">{names}</span>
        {meal.calories !== null && (
          <span className="text-sm tabular-nums">
            {formatKcal(meal.calories)} · {formatNumber(meal.protein_g ?? 0, 1)} g de proteína
          </span>
        )}
      </span>
    </button>
  )
}
