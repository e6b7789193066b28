import type { Report } from '#contract/reports/reports.ts'
import { useState } from 'react'
import { LazyVisiblePlate } from '../../../ui/plate/lazy-plate.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { countOf } from '../report-copy.ts'
import { topFoodsFact } from '../fold-facts.ts'
import { FoldedCard } from './folded-card.tsx'

const shownAtFirst = 4
const drawnGrams = 120

export function TopFoodsCard({ foods }: { foods: Report['top_foods'] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? foods : foods.slice(0, shownAtFirst)
  return (
    <FoldedCard id="alimentos" title="Mais no seu prato" fact={topFoodsFact(foods)}>
      <ol className="-my-1 flex flex-col">
        {shown.map((food) => (
          <Food key={food.food_id} food={food} />
        ))}
      </ol>
      {foods.length > shown.length && (
        <Button variant="ghost" className="-mx-3 -my-2 self-start" onClick={() => setOpen(true)}>
          Ver mais
        </Button>
      )}
    </FoldedCard>
  )
}

function Food({ food: { rank, name, group, count } }: { food: Report['top_foods'][number] }) {
  return (
    <li className="flex items-center gap-3 border-line py-1.5 not-first:border-t">
      <span className="w-5 shrink-0 text-center font-display text-lg font-bold text-ink-soft">
        {rank}
        <span className="sr-only">º</span>
      </span>
      <span className="w-14 shrink-0">
        <LazyVisiblePlate items={[{ group, name, grams: drawnGrams }]} />
      </span>
      <span className="min-w-0 flex-1 leading-tight font-medium hyphens-auto">{name}</span>
      <span className="shrink-0 text-right text-sm leading-tight text-ink-soft">
        <span className="font-display text-lg font-bold text-ink">{count}×</span>
        <span className="sr-only"> em {countOf(count, 'refeição', 'refeições')}</span>
      </span>
    </li>
  )
}
