import type { Report } from '#contract/reports/reports.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { countOf } from '../report-copy.ts'
import { daysGone } from '../report-columns.ts'

/** Adherence if a meal was ticked, photographed meals, and number of logged days. */
export function OverviewCard({ report }: { report: Report }) {
  const { adherence, photos_scanned: photos, days_logged: logged, numbers_hidden: isHidden } = report
  const followed = adherence.average_percentage
  const gone = daysGone(report)
  return (
    <Card aria-labelledby="visao-geral" className="flex flex-col gap-3">
      <h2 id="visao-geral" className="text-lg font-bold">
        Visão geral
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-3 gap-y-4">
        {!isHidden && followed !== null && (
          <Fact value={`${formatNumber(followed)}%`} name="Aderência ao plano" />
        )}
        <Fact value={formatNumber(photos)} name={photos === 1 ? 'Foto escaneada' : 'Fotos escaneadas'} />
        <Fact
          value={formatNumber(logged)}
          name={logged === 1 ? 'Dia com registro' : 'Dias com registro'}
          // With hidden numbers the missing days are not shown, so as not to put pressure on the person.
          {...(!isHidden && {
            shown: `de ${countOf(gone, 'dia', 'dias')} com registro`,
            spoken: `${logged} de ${gone}`,
          })}
        />
      </dl>
    </Card>
  )
}

interface FactProps {
  value: string
  name: string
  /** Shown under the value instead of its name. */
  shown?: string | undefined
  /** Spoken instead of the value. */
  spoken?: string | undefined
}

function Fact({ value, name, shown, spoken }: FactProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-balance text-ink-soft">
        <span className={shown && 'sr-only'}>{name}</span>
        {shown && <span aria-hidden="true">{shown}</span>}
      </dt>
      <dd className="font-display text-2xl leading-tight font-bold">
        <span aria-hidden={spoken ? true : undefined}>{value}</span>
        {spoken && <span className="sr-only">{spoken}</span>}
      </dd>
    </div>
  )
}
