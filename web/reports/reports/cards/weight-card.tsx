import { reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { TrendLine } from '../../../ui/charts/trend-line.tsx'
import { formatKilograms } from '../../../ui/format/units-pt-br.ts'
import { formatDay, formatNumber } from '../../../ui/format/format-pt-br.ts'
import { ColumnAxis } from '../column-axis.tsx'
import type { ReportColumn } from '../report-columns.ts'
import { weightFact } from '../fold-facts.ts'
import { formatChange, weightStory } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

/** Minimum range of the axis in kilograms: stable weights must not look jagged. */
const leastRangeKg = 2

interface WeightCardProps {
  report: Report
  columns: readonly ReportColumn[]
}

/** Weights, and their seven-day mean as the trend. */
export function WeightCard({ report, columns }: WeightCardProps) {
  const { weight } = report
  if (!weight) return null
  const isLine = weight.days_weighed > 1
  return (
    <FoldedCard id="peso" title="Peso" fact={weightFact(report)}>
      <p className="text-sm text-ink-soft">
        {isLine ? 'Tendência de 7 dias' : 'Uma pesagem no período: a linha vem com a próxima.'}
        {isLine && `: ${formatChange(weight.change_kg, formatKilograms)} no período`}
      </p>
      {isLine && <WeightLine {...{ report, columns }} />}
    </FoldedCard>
  )
}

function WeightLine({ report, columns }: WeightCardProps) {
  const days = reportDays(report)
  const { low, high } = rangeOf(
    days.flatMap(({ weight_kg, weight_trend_kg }) => [weight_kg ?? [], weight_trend_kg ?? []].flat()),
  )
  return (
    <>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <TrendLine
            className="h-28"
            points={days.map(({ weight_kg }) => weight_kg)}
            trend={days.map(({ weight_trend_kg }) => weight_trend_kg)}
            label={weightStory(report)}
            {...{ low, high }}
          />
          <ColumnAxis columns={columns} />
        </div>
        <div aria-hidden="true" className="-mt-2 flex h-32 flex-col justify-between text-xs text-ink-soft">
          {[high, (low + high) / 2, low].map((mark) => (
            <span key={mark}>{formatNumber(mark, 1)}</span>
          ))}
        </div>
      </div>
      <TableBehind
        caption="Peso de cada dia"
        columns={['Dia', 'Peso', 'Tendência']}
        rows={() =>
          days.flatMap(({ date, weight_kg: kg, weight_trend_kg: mean }) =>
            kg === null
              ? []
              : [[formatDay(date), formatKilograms(kg), mean === null ? '–' : formatKilograms(mean)]],
          )
        }
      />
    </>
  )
}

/** Returns an axis with ends at half kilograms around all values, at least `leastRangeKg` wide. */
function rangeOf(values: readonly number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spare = Math.max(0, leastRangeKg - (most - least)) / 2
  const [low, high] = [Math.floor((least - spare) * 2) / 2, Math.ceil((most + spare) * 2) / 2]
  // The range is a whole number of kilograms, so that its labelled middle has one decimal at most.
  return { low, high: high + (Number.isInteger(high - low) ? 0 : 0.5) }
}
