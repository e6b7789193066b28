import type { Report } from '#contract/reports/reports.ts'
import { memo } from 'react'
import { Bars } from '../../../ui/charts/bars.tsx'
import { swatches } from '../../../ui/charts/chart-tone.ts'
import { DayPicker, PickArea } from '../../../ui/charts/day-picker.tsx'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { ChosenColumn } from './chosen-column.tsx'
import { ColumnAxis } from '../column-axis.tsx'
import { isMet, type MeasureLook, measures } from '../measures.ts'
import type { ReportColumn } from '../report-columns.ts'
import { energyFact } from '../fold-facts.ts'
import { columnStory, coveredDays, figureText, isPartialMean, measureStory } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

interface DayChartsProps {
  report: Report
  columns: readonly ReportColumn[]
  chosen: number
  onChoose: (at: number) => void
}

interface MeasureBarsProps {
  report: Report
  columns: readonly ReportColumn[]
  look: MeasureLook
}

/**
 * Energy, protein and fiber of each day (in the year view: of each month) against its target, and the figures of the
 * chosen one.
 */
export function DayChartsCard({ report, columns, chosen, onChoose }: DayChartsProps) {
  const ofYear = report.period === 'year'
  const column = columns[chosen]
  const last = columns.findLastIndex(({ hasBegun }) => hasBegun)
  const place = { count: columns.length, chosen, last, onChoose }
  if (!column) return null
  return (
    <FoldedCard id="dia-a-dia" title={ofYear ? 'Mês a mês' : 'Dia a dia'} fact={energyFact(report)}>
      <p className="text-sm text-ink-soft">
        {ofYear ? 'Médias por dia em cada mês. Toque em um mês.' : `${coveredDays(report)} Toque em um dia.`}
      </p>
      <DayPicker {...place} label={ofYear ? 'Mês mostrado' : 'Dia mostrado'} valueText={columnStory(column)}>
        {(inputId) => (
          <div className="grid gap-x-8 gap-y-4 wide:grid-cols-3">
            {measures.map((look, at) => (
              <figure key={look.measure} className="flex min-w-0 flex-col gap-2">
                <MeasureHead report={report} look={look} />
                <PickArea {...place} inputId={inputId}>
                  <MeasureBars {...{ report, columns, look }} />
                  <ColumnAxis
                    {...{ columns, chosen }}
                    className={at < measures.length - 1 ? 'hidden wide:block' : undefined}
                  />
                </PickArea>
              </figure>
            ))}
          </div>
        )}
      </DayPicker>
      <ChosenColumn column={column} report={report} />
      <Legend />
      <TableBehind
        caption={ofYear ? 'Médias de cada mês' : 'Números de cada dia'}
        columns={[ofYear ? 'Mês' : 'Dia', ...measures.map(({ name }) => name), 'Plano']}
        rows={() => columns.filter(({ hasBegun }) => hasBegun).map(rowOf)}
      />
    </FoldedCard>
  )
}

/** Memoised: does not render again when another day is chosen. */
const MeasureBars = memo(function MeasureBars({ report, columns, look }: MeasureBarsProps) {
  return (
    <Bars
      className="relative h-20 wide:h-32"
      tone={look.tone}
      label={measureStory(report, look)}
      bars={columns.map((column) => barOf(column, look))}
    />
  )
})

function barOf({ figures }: ReportColumn, { measure }: MeasureLook) {
  const { value, target } = figures[measure]
  return { value, target, isReached: isMet(measure, value, target) }
}

function rowOf({ title, figures, compliance }: ReportColumn): string[] {
  const cells = measures.map(({ measure, format }) => figureText(figures[measure], format))
  return [title, ...cells, compliance === null ? '–' : formatPercent(compliance)]
}

function MeasureHead({ report, look }: { report: Report; look: MeasureLook }) {
  const { [look.measure]: mean, [look.target]: target } = report.averages
  return (
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="flex items-center gap-2 font-semibold">
        <span
          aria-hidden="true"
          className={classNames('size-3 rounded-full high-contrast:border', swatches[look.tone])}
        />
        {look.name}
      </span>
      {mean !== null && (
        <span className="text-sm text-ink-soft">
          {isPartialMean(report.averages, look) && 'pelo menos '}
          <b className="text-base text-ink">{target === null ? look.format(mean) : look.bare(mean)}</b>
          {target !== null && ` de ${look.format(target)}`}
        </span>
      )}
    </figcaption>
  )
}

/** Legend of goal markers, readable without colour. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <li className="flex items-center gap-1.5">
        <span className="h-3 w-2 rounded-[2px] bg-ink-soft high-contrast:bg-[CanvasText]" /> meta alcançada
        (energia: a até 10% dela)
      </li>
      <li className="flex items-center gap-1.5">
        <span className="h-3 w-2 rounded-[2px] border-[1.5px] border-ink-soft" /> outro dia
      </li>
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t-[1.5px] border-dashed border-ink" /> meta estimada
      </li>
    </ul>
  )
}
