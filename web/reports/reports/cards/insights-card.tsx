import type { Report } from '#contract/reports/reports.ts'
import { useState } from 'react'
import type { PlateItem } from '../../../../plate/meal.ts'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DottedList } from '../../../ui/layout/dotted-list.tsx'

const shownAtFirst = 3
/** Keeps a number and its unit on one line. */
const unit = /(\d) (?=(g|kg|kcal|L|%)(\W|$))/g
/** Splits an insight into its headline and the remaining text. */
const firstSentence = /^(.+?[.!?]) (?=\p{Lu})(.+)$/u
const onPlate = 5
/** The report holds frequencies, not amounts: all foods are drawn at the same size. */
const drawnGrams = 90
const beside: ReadonlySet<string> = new Set(['bebida', 'gordura', 'tempero', 'molho'])

/** Insights of the period, most important first, beside a plate of the most frequent foods. */
export function InsightsCard({ report }: { report: Report }) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = report.insights.map(({ text }) => text.replaceAll(unit, '$1\u00a0'))
  const [, lead = first, rest] = firstSentence.exec(first ?? '') ?? []
  // One more item takes no more room than the button that would reveal it.
  const shown = isOpen || others.length <= shownAtFirst ? others : others.slice(0, shownAtFirst - 1)
  const more = others.length - shown.length
  const plate = usualPlate(report)
  return (
    <Card tone="leaf" aria-labelledby="leitura" className="flex flex-col justify-center gap-4 wide:p-8">
      <div className="flow-root">
        {plate.length > 0 && (
          <div
            aria-hidden="true"
            className="float-right -mt-1 -mr-2 size-29 [shape-margin:8px] [shape-outside:circle()] wide:size-60"
          >
            <LazyPlate items={plate} decorative />
          </div>
        )}
        <h2 id="leitura" className="text-sm font-semibold text-folha">
          O que os seus registros contam
        </h2>
        <p className="pt-1.5 font-display text-xl leading-snug font-bold wide:text-2xl">{lead}</p>
        {rest && <p className="pt-1.5 wide:text-lg">{rest}</p>}
      </div>
      {shown.length > 0 && <DottedList items={shown} className="gap-2 wide:text-lg" />}
      {more > 0 && (
        <Button variant="ghost" className="-mx-3 -my-2 self-start" onClick={() => setOpen(true)}>
          Ver mais {more}
        </Button>
      )}
    </Card>
  )
}

/** Returns the most frequent foods, at most `onPlate` and without those in `beside`, as one plate. */
function usualPlate({ top_foods: foods }: Report): PlateItem[] {
  return foods
    .filter(({ group }) => !beside.has(group))
    .slice(0, onPlate)
    .map(({ group, name }) => ({ group, name, grams: drawnGrams }))
}
