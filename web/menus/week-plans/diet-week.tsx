import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { Card } from '../../ui/layout/card.tsx'
import { WeekNotes } from '../shared/week-notes.tsx'
import { useGenerateWeek } from './queries.ts'

/**
 * Shows that the week follows the active diet, with a button that generates the week's own plan, with observations if
 * any are written.
 */
export function DietWeek({ plan }: { plan: WeekPlan }) {
  const { generate, isGenerating } = useGenerateWeek(plan.week_start)
  return (
    <Card aria-labelledby="semana-da-dieta" className="flex flex-col gap-2">
      <h2 id="semana-da-dieta" className="text-lg font-bold">
        Esta semana segue a sua dieta
      </h2>
      <p className="text-sm text-ink-soft">
        Troque o que quiser abaixo, ou gere um cardápio com o que esta semana tem de diferente.
      </p>
      <WeekNotes isGenerating={isGenerating} onGenerate={generate} />
    </Card>
  )
}
