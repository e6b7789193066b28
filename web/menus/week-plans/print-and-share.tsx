import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { Printer, Share2 } from 'lucide-react'
import { shareText } from '../planner/share-week.ts'
import { weekAsText } from '../planner/week-text.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { printedTitle, mealsByDay } from './week-copy.ts'

/** Print and share actions of the week. */
export function PrintAndShare({ plan }: { plan: WeekPlan }) {
  const title = printedTitle(plan)
  return (
    <div className="-mr-2.5 flex">
      <IconButton
        label="Compartilhar a semana"
        icon={<Share2 size={20} />}
        onClick={() => void shareText(title, weekAsText(title, mealsByDay(plan)))}
      />
      <IconButton label="Imprimir a semana" icon={<Printer size={20} />} onClick={() => window.print()} />
    </div>
  )
}
