import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Minus, Plus } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'
import { Sheet } from '../ui/sheet.tsx'
import type { Rebalance } from './announcement.ts'
import { dishChange } from './dish-change.ts'

interface RebalanceSheetProps {
  rebalance: Rebalance
  /** The day of the plate; what changed on another is tomorrow's. */
  date: string
  onClose: () => void
}

/** What a plate changed in the meals still to come, meal by meal. */
export function RebalanceSheet({ rebalance, date, onClose }: RebalanceSheetProps) {
  return (
    <Sheet
      open
      title="Dieta rebalanceada"
      onClose={onClose}
      footer={
        <Button wide size="large" onClick={onClose}>
          Ver meu dia
        </Button>
      }
    >
      <p className="pb-2 text-ink-soft">Para o dia fechar perto da sua meta, isto mudou no que ainda vem:</p>
      <ul className="divide-y divide-line">
        {rebalance.adjustments.map((adjustment) => (
          <li key={`${adjustment.date} ${adjustment.meal_type}`} className="flex flex-col gap-1 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="flex items-center gap-2 text-base font-bold">
                {mealTypeLabels[adjustment.meal_type]}
                {adjustment.date !== date && <Badge tone="info">amanhã</Badge>}
              </h3>
              <p className="text-sm font-semibold whitespace-nowrap">{formatDelta(adjustment.kcal_delta)}</p>
            </div>
            <Change {...adjustment} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Change({ from, to }: Pick<Rebalance['adjustments'][number], 'from' | 'to'>) {
  const { leaves, comes } = dishChange(from, to)
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {leaves.map((recipe) => (
        <li key={recipe} className="flex gap-2 text-ink-soft">
          <Minus aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span className="sr-only">Sai: </span>
          <del>{recipe}</del>
        </li>
      ))}
      {comes.map((recipe) => (
        <li key={recipe} className="flex gap-2 font-medium">
          <Plus aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-folha" />
          <span className="sr-only">Entra: </span>
          {recipe}
        </li>
      ))}
    </ul>
  )
}

/** `−240 kcal`, `+80 kcal`. */
function formatDelta(kcal: number): string {
  return `${kcal < 0 ? '−' : '+'}${formatNumber(Math.abs(kcal))}\u00a0kcal`
}
