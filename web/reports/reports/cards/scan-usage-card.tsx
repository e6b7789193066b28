import { unlimited } from '#contract/billing/plans.ts'
import type { Report } from '#contract/reports/reports.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx'
import { inPeriod } from '../report-period.ts'

/** Scans used in the report's week or month, of the quota; nothing if the quota is unlimited. */
export function ScanUsageCard({ report: { scan_usage: usage, period } }: { report: Report }) {
  if (!usage || usage.quota === unlimited) return null
  const { used, quota } = usage
  const words = `${formatNumber(used)} de ${formatNumber(quota)} scans usados`
  return (
    <Card aria-labelledby="uso-foodscan" className="flex flex-col gap-2">
      <h2 id="uso-foodscan" className="text-lg font-bold">
        Uso do FoodScan
      </h2>
      <p>
        {words} {inPeriod(period)}
      </p>
      <ProgressBar
        label="Scans usados"
        value={Math.min(used, quota)}
        max={quota}
        valueText={words}
        tone={used >= quota * 0.8 ? 'warning' : 'primary'}
      />
    </Card>
  )
}
