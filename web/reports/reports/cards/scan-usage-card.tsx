import { unlimited } from '#contract/billing/plans.ts'
import type { Report } from '#contract/reports/reports.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/layout/card.tsx'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { inPeriod } from '../report-period.ts'

const usedScans = (count: number) => (count === 1 ? '1 scan' : `${formatNumber(count)} scans`)

/**
 * Scans of the report's week or month; nothing if the quota is unlimited. Only the profile shows the remaining scans,
 * because the months of a plan begin on another day than those of a report.
 */
export function ScanUsageCard({ report: { scan_usage: usage, period } }: { report: Report }) {
  if (!usage || usage.quota === unlimited) return null
  const { used, quota } = usage
  const words = usedScans(used)
  return (
    <Card aria-labelledby="uso-foodscan" className="flex flex-col gap-2">
      <h2 id="uso-foodscan" className="text-lg font-bold">
        Uso do FoodScan
      </h2>
      <p>
        {words} {inPeriod(period)}
      </p>
      <p className="text-sm text-ink-soft">
        {period === 'week' && `O limite do plano daria cerca de ${usedScans(quota)} por semana. `}Quantos
        restam no seu plano está no{' '}
        <Link to="/perfil" className="font-semibold text-folha underline">
          perfil
        </Link>
        .
      </p>
    </Card>
  )
}
