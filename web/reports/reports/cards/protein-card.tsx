import type { Report } from '#contract/reports/reports.ts'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx'
import { ringTone } from '../../../ui/charts/ring-tone.ts'
import { mostSaid, proteinFact } from '../fold-facts.ts'
import { FoldedCard } from './folded-card.tsx'
import { isOnlyToday } from '../measures.ts'
import { meanOfDays } from '../report-copy.ts'

const ringPx = 132

/** Mean protein per day against its target. */
export function ProteinCard({ report }: { report: Report }) {
  const { protein } = report
  const { average_g: mean, target_g: target, percentage, is_default_target: isGeneral } = protein
  const eaten = mean === null ? '–' : formatNumber(mean, 1)
  const goal = target === null ? '' : ` de ${formatNumber(target)} g`
  const label =
    mean === null
      ? 'Proteína por dia: nada registrado.'
      : `Proteína: ${isOnlyToday(report) ? 'hoje, até agora, ' : 'média de '}${eaten}${goal || ' g'} por dia${percentage === null || percentage > mostSaid ? '' : `, ${percentage}%`}.`
  return (
    <FoldedCard id="proteina" title="Proteína por dia" fact={proteinFact(report)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ProgressRing
          size={ringPx}
          thickness={14}
          percentage={percentage ?? 0}
          tone={ringTone(percentage ?? 0, 'protein')}
          label={label}
        >
          <span className="block font-display text-2xl leading-none font-bold">{eaten}</span>
          <span className="block pt-1 text-sm text-ink-soft">{goal ? goal.trim() : 'g'}</span>
        </ProgressRing>
        <div className="min-w-28 flex-1">
          {percentage !== null && percentage <= mostSaid && (
            <p className="pt-1">
              <span className="font-display text-xl font-bold">{formatPercent(percentage)}</span>{' '}
              <span className="text-ink-soft">da meta estimada</span>
            </p>
          )}
          <p className="pt-1 text-sm text-ink-soft">
            {isGeneral ? 'Meta geral de 110 g: responda o questionário para ter a sua.' : meanOfDays(report)}
          </p>
        </div>
      </div>
    </FoldedCard>
  )
}
