import type { Today } from '#contract/day/today.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { dayLines } from '../today/day-list.ts'
import { PlannedWords } from '../today/meal-lines.tsx'
import { usePlannedSheet } from '../today/use-planned-sheet.tsx'

/** Planned meals of a day to come, which open; nothing can be logged yet. */
export function ComingDay({ day }: { day: Today }) {
  const planned = usePlannedSheet(day)
  const meals = dayLines(day, {}).flatMap((line) => (line.kind === 'planned' ? [line.meal] : []))
  if (meals.length === 0) {
    return (
      <EmptyState title="Nada planejado ainda" action={<LinkButton to="/semana">Ver a semana</LinkButton>}>
        Este dia ainda está por vir. Quando houver um plano, ele aparece aqui.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="planejado" className="flex flex-col gap-3">
      <h2 id="planejado" className="text-lg font-bold">
        Planejado
      </h2>
      <p className="text-ink-soft">Este dia ainda está por vir: dá para registrar quando ele chegar.</p>
      <ul className="flex flex-col gap-3">
        {meals.map((meal) => (
          <li key={meal.meal_type}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-card border border-line bg-surface p-3 pr-4 text-left"
              onClick={() => planned.open(meal.meal_type)}
            >
              <PlannedWords meal={meal} isReplaced={false} />
            </button>
          </li>
        ))}
      </ul>
      <LinkButton to="/semana" variant="ghost" wide>
        Trocar um prato na semana
      </LinkButton>
      {planned.sheet}
    </section>
  )
}
