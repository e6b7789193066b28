import type { ReportComparison, ReportPeriod } from '#contract/reports/reports.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { periodTitle } from '../report-period.ts'
import { formatChange } from '../report-copy.ts'

type Figure = Exclude<keyof ReportComparison, 'start' | 'end' | 'days_logged'>

/** Rows of the table. Their units stand next to the names, so that three columns of values fit a narrow phone. */
const rows: readonly { figure: Figure; name: string; unit: string; decimals: number }[] = [
  { figure: 'calories', name: 'Energia', unit: 'kcal', decimals: 0 },
  { figure: 'protein_g', name: 'Proteína', unit: 'g', decimals: 1 },
  { figure: 'fiber_g', name: 'Fibra', unit: 'g', decimals: 1 },
  { figure: 'compliance_percentage', name: 'Aderência', unit: '%', decimals: 0 },
  { figure: 'ultra_processed_percentage', name: 'Ultraprocessados', unit: '%', decimals: 0 },
  { figure: 'weight_kg', name: 'Peso', unit: 'kg', decimals: 1 },
]

/** Means now and in the period before; changes are stated without praise or blame. */
export function ComparisonTable({
  comparison,
  period,
}: {
  comparison: ReportComparison
  period: ReportPeriod
}) {
  const shown = rows.filter(
    ({ figure }) => comparison[figure].now !== null || comparison[figure].before !== null,
  )
  const caption = `Comparado com ${periodTitle(period, comparison.start).toLowerCase()}`
  return (
    // A scrolling region must be focusable, so that a keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="pb-1 text-left font-medium">
              Média por dia
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              Antes
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              Agora
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ figure, name, unit, decimals }) => {
            const format = (value: number) => formatNumber(value, decimals)
            const { now, before, change: difference } = comparison[figure]
            return (
              <tr key={figure} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {name} <span className="text-sm text-ink-soft">({unit})</span>
                </th>
                <td className="py-2 pl-3 text-right whitespace-nowrap text-ink-soft">
                  {before === null ? '–' : format(before)}
                </td>
                <td className="py-2 pl-3 text-right leading-tight whitespace-nowrap">
                  <b className="block">{now === null ? '–' : format(now)}</b>
                  {difference !== null && (
                    <span className="text-xs text-ink-soft">{formatChange(difference, format)}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
