import type { Report, ReportAdvanced } from '#contract/reports/reports.ts'
import { AccessGate } from '../../../billing/shared/access-gate.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { advancedFact } from '../fold-facts.ts'
import { FoldedCard } from './folded-card.tsx'
import { isOpenFiber, settledRows } from '../measures.ts'
import { inPeriod } from '../report-period.ts'
import { countOf, missingDaysText, thePeriodBefore } from '../report-copy.ts'
import { WeekdayCharts } from './weekday-charts.tsx'

const title = 'Análise avançada'

/**
 * Comparison with the previous period, values by weekday, and number of reached goals; without the entitlement only
 * their description.
 */
export function AdvancedCard({ report }: { report: Report }) {
  const { advanced } = report
  if (advanced) return <Advanced report={report} advanced={advanced} />
  return (
    <AccessGate
      entitlement="advanced_reports"
      title={title}
      description={`Este período ao lado ${thePeriodBefore(report.period)}, como são as suas segundas, terças e cada dia da semana, e em quantos dias você chegou às metas. Tudo dos seus registros.`}
    >
      {null}
    </AccessGate>
  )
}

function Advanced({ report, advanced }: { report: Report; advanced: ReportAdvanced }) {
  const { comparison, weekdays, days_missing: missing, days_missing_before: missingBefore } = advanced
  if (missing > 0) {
    return (
      <Card aria-labelledby="analise-avancada" className="flex flex-col gap-2">
        <h2 id="analise-avancada" className="text-lg font-bold">
          {title}
        </h2>
        <p>{missingDaysText(missing, report.period)}</p>
      </Card>
    )
  }
  return (
    <FoldedCard id="analise-avancada" title={title} fact={advancedFact(report, advanced)}>
      <div className="grid gap-x-10 gap-y-6 wide:grid-cols-2">
        {comparison ? (
          <ComparisonTable comparison={comparison} period={report.period} />
        ) : (
          missingBefore > 0 && (
            <p>
              Para comparar, {missingBefore === 1 ? 'falta' : 'faltam'}{' '}
              {countOf(missingBefore, 'dia com registro', 'dias com registro')} no período anterior.
            </p>
          )
        )}
        <div className="flex flex-col gap-6">
          <GoalDays advanced={advanced} report={report} />
          {report.period !== 'week' && weekdays.length > 0 && !report.numbers_hidden && (
            <WeekdayCharts weekdays={weekdays} />
          )}
        </div>
      </div>
    </FoldedCard>
  )
}

function GoalDays({ advanced, report }: { advanced: ReportAdvanced; report: Report }) {
  const logged = settledRows(report).filter(({ meals }) => meals > 0)
  const fiberDays = logged.filter((day) => !isOpenFiber(day)).length
  const goals = [
    ['Proteína: 90% da meta ou mais', advanced.days_protein_reached, logged.length],
    ['Fibra: 90% da meta ou mais', advanced.days_fiber_reached, fiberDays],
    ['Energia: a até 10% da meta', advanced.days_energy_near, logged.length],
  ] as const
  if (goals.every(([, days]) => days === null)) return null
  return (
    <section aria-labelledby="dias-na-meta" className="flex flex-col gap-3">
      <h3 id="dias-na-meta" className="font-semibold">
        Dias perto da meta {inPeriod(report.period)}
      </h3>
      {goals.map(
        ([name, days, of]) =>
          days !== null && (
            <div key={name} className="flex flex-col gap-1">
              <p className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span>{name}</span>
                <b>
                  {days} de {countOf(of, 'dia', 'dias')}
                </b>
              </p>
              <ProgressBar
                label={name}
                value={days}
                max={of}
                valueText={`${days} de ${countOf(of, 'dia', 'dias')}`}
              />
            </div>
          ),
      )}
    </section>
  )
}
