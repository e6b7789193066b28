import { reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { Bars } from '../../../ui/charts/bars.tsx'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { formatDay } from '../../../ui/format/format-pt-br.ts'
import { ColumnAxis } from '../column-axis.tsx'
import { type ReportColumn, waterOf } from '../report-columns.ts'
import { formatWater, waterStory } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

interface WaterCardProps {
  report: Report
  columns: readonly ReportColumn[]
}

/** Water intake, a bar per day; in the year view, a bar per month. */
export function WaterCard({ report, columns }: WaterCardProps) {
  const { water } = report
  if (!water) return null
  const days = reportDays(report)
  return (
    <FoldedCard id="agua" title="Água" fact={`${formatWater(water.average_ml)} por dia anotado`}>
      <div>
        <Bars
          className="h-16"
          tone="water"
          label={waterStory(report)}
          bars={columns.map((column) => ({ value: waterOf(column, days), target: null, isReached: true }))}
        />
        <ColumnAxis columns={columns} />
      </div>
      <TableBehind
        caption="Água de cada dia"
        columns={['Dia', 'Água']}
        rows={() =>
          days.flatMap(({ date, water_ml: ml }) => (ml === null ? [] : [[formatDay(date), formatWater(ml)]]))
        }
      />
    </FoldedCard>
  )
}
