import type { Today, TodayMeal } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { PenLine } from 'lucide-react'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatInstantClock, formatKcal, formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

interface DayMealsProps {
  today: Today
  /** Day of the meals, if not today. */
  date?: string
  onOpen: (mealId: string) => void
}

/** Meals logged on a day, each opening its editor. */
export function DayMeals({ today, date, onOpen }: DayMealsProps) {
  const meals = today.plan.scans
  return (
    <section aria-labelledby="refeicoes" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 id="refeicoes" className="text-lg font-bold">
          {date === undefined ? 'Suas refeições de hoje' : 'O que você comeu'}
        </h2>
        <LinkButton
          to="/scan"
          search={{ modo: 'descrever', ...(date && { dia: date }) }}
          aria-label="Descrever uma refeição"
          variant="ghost"
          className="-mr-3 px-3"
        >
          <PenLine aria-hidden="true" size={18} /> Descrever
        </LinkButton>
      </div>
      {meals.length === 0 ? (
        <Card tone="quiet" className="text-center text-balance text-ink-soft">
          {date === undefined
            ? 'Escaneie ou descreva a próxima refeição e ela aparece aqui.'
            : 'Nada anotado neste dia. Ainda dá tempo de contar o que comeu.'}
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {meals.map((meal) => (
            <li key={meal.id}>
              <MealCard meal={meal} onOpen={() => onOpen(meal.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MealCard({ meal, onOpen }: { meal: TodayMeal; onOpen: () => void }) {
  const names = meal.foods
    .map(({ name }, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name))
    .join(', ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-surface p-3 pr-4 text-left"
    >
      <span aria-hidden="true" className="w-20 shrink-0">
        <LazyVisiblePlate items={meal.foods} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">{formatInstantClock(meal.eaten_at)}</span>
        </span>
        <span className="line-clamp-2 text-sm text-ink-soft">{names}</span>
        {meal.calories !== null && (
          <span className="text-sm">
            <span className="font-semibold">{formatKcal(meal.calories)}</span>
            <span className="text-ink-soft">
              {' '}
              · {formatNumber(meal.protein_g ?? 0, 1)}&nbsp;g de proteína
            </span>
          </span>
        )}
      </span>
    </button>
  )
}
