import type { Today } from '#contract/day/today.ts'
import { CloudOff, PenLine } from 'lucide-react'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { tickTexts } from '../adherence/copy.ts'
import { useTicks } from '../adherence/use-ticks.ts'
import { dayLines } from './day-list.ts'
import { LoggedLine, PlannedLine } from './meal-lines.tsx'
import { usePlannedSheet } from './use-planned-sheet.tsx'

interface DayMealsProps {
  today: Today
  /** Day of the meals, if not today. */
  date?: string
  onOpen: (mealId: string) => void
}

/** Meals of a day in one list: the meals of the menu, each with its tick, and the logged meals. */
export function DayMeals({ today, date, onOpen }: DayMealsProps) {
  const { ticks, isWaiting, choose } = useTicks(today)
  const lines = dayLines(today, ticks)
  const planned = usePlannedSheet(today)
  return (
    <section aria-labelledby="refeicoes" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 id="refeicoes" className="text-lg font-bold">
          {date === undefined ? 'Suas refeições de hoje' : 'O que você comeu'}
        </h2>
        <div className="flex min-w-0 grow flex-wrap items-center justify-end">
          <Count eaten={lines.filter((line) => line.kind === 'logged' || line.isTicked).length} />
          <LinkButton
            to="/scan"
            search={{ modo: 'descrever', ...(date && { dia: date }) }}
            aria-label="Descrever uma refeição"
            variant="ghost"
            className="-mr-3 ml-auto px-3"
          >
            <PenLine aria-hidden="true" size={18} /> Descrever
          </LinkButton>
        </div>
      </div>
      {lines.length === 0 ? (
        <Card tone="quiet" className="text-center text-balance text-ink-soft">
          {date === undefined
            ? 'Escaneie ou descreva a próxima refeição e ela aparece aqui.'
            : 'Nada anotado neste dia. Ainda dá tempo de contar o que comeu.'}
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {lines.map((line) =>
            line.kind === 'logged' ? (
              <li key={line.meal.id}>
                <LoggedLine meal={line.meal} onOpen={onOpen} />
              </li>
            ) : (
              <li key={line.meal.meal_type}>
                <PlannedLine
                  meal={line.meal}
                  eaten={line.eaten}
                  isTicked={line.isTicked}
                  isReplaced={line.isReplaced}
                  onTick={choose}
                  onOpen={onOpen}
                  onOpenPlanned={planned.open}
                />
              </li>
            ),
          )}
        </ul>
      )}
      {isWaiting && (
        <p role="status" className="flex items-start gap-2 rounded-control bg-gema-soft p-3 text-sm">
          <CloudOff aria-hidden="true" size={18} className="mt-px shrink-0" />
          {tickTexts.queued}
        </p>
      )}
      {planned.sheet}
    </section>
  )
}

/** Number of meals eaten, planned or not; nothing before the first one. */
function Count({ eaten }: { eaten: number }) {
  return (
    <span aria-live="polite" aria-atomic="true">
      {eaten > 0 && <Badge tone="leaf">{eaten === 1 ? '1 refeição' : `${eaten} refeições`}</Badge>}
    </span>
  )
}
