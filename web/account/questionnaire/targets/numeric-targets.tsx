import type { Targets, TargetSummary } from '#contract/account/questionnaire.ts'
import { CookingPot, Droplets, Hourglass } from 'lucide-react'
import { Card } from '../../../ui/layout/card.tsx'
import { formatGrams, formatKcal, formatLiters } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { Remarks } from './remarks.tsx'

/** Id of the notice left out here, because the line on the pace says the same. */
const paceNotice = 'ritmo_seguro'

export function NumericTargets({ targets }: { targets: TargetSummary }) {
  const { targets_rest: rest, targets_training: training, pace_weeks, water_ml, steps, notices } = targets
  const { need_kcal, need_band_kcal: band } = targets
  const isSameEveryDay = rest?.kcal === training?.kcal
  return (
    <>
      <div className="flex flex-col gap-3">
        {rest && <DayTargets day={isSameEveryDay ? 'Todos os dias' : 'Dia de descanso'} targets={rest} />}
        {training && !isSameEveryDay && <DayTargets day="Dia de treino" targets={training} />}
      </div>
      <ul className="flex flex-col gap-3">
        {need_kcal !== null && band !== null && (
          <li className="flex items-center gap-3">
            <CookingPot aria-hidden="true" size={22} className="shrink-0 text-goiaba" />
            <span>
              Necessidade estimada de <b>{formatKcal(need_kcal)}</b> por dia, em geral entre{' '}
              {formatNumber(band[0])} e {formatKcal(band[1])}.
            </span>
          </li>
        )}
        {pace_weeks !== null && (
          <li className="flex items-center gap-3">
            <Hourglass aria-hidden="true" size={22} className="shrink-0 text-folha" />
            <span>
              No ritmo seguro, cerca de <b>{weeksText(pace_weeks)}</b> até o peso desejado.
            </span>
          </li>
        )}
        {water_ml !== null && (
          <li className="flex items-center gap-3">
            <Droplets aria-hidden="true" size={22} className="shrink-0 text-ceu" />
            <span>
              Água: cerca de <b>{formatLiters(water_ml / 1000)}</b> por dia.
            </span>
          </li>
        )}
      </ul>
      <Remarks title="Vale saber" remarks={notices.filter(({ code }) => code !== paceNotice)} />
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">Como calculamos</h2>
        <ol className="flex flex-col gap-4">
          {steps.map(({ code, text }, at) => (
            <li key={code} className="flex gap-3">
              <span
                aria-hidden="true"
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-gema text-sm font-bold text-on-ripe"
              >
                {at + 1}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

const macros = [
  { key: 'protein_g', label: 'Proteína', dot: 'bg-goiaba' },
  { key: 'carb_g', label: 'Carboidrato', dot: 'bg-gema' },
  { key: 'fat_g', label: 'Gordura', dot: 'bg-ceu' },
  { key: 'fiber_g', label: 'Fibra', dot: 'bg-acai' },
] as const

function DayTargets({ day, targets }: { day: string; targets: Targets }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{day}</h2>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-extrabold">{formatNumber(targets.kcal)}</span>
        <span className="text-ink-soft">kcal por dia</span>
      </p>
      <dl className="flex flex-wrap justify-between gap-x-2 gap-y-3 border-t border-line pt-3">
        {macros.map(({ key, label, dot }) => (
          <div key={key} className="flex flex-col-reverse gap-0.5">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="flex items-center gap-1.5 font-semibold whitespace-nowrap">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
              {formatGrams(targets[key])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function weeksText(weeks: number): string {
  return weeks === 1 ? '1 semana' : `${formatNumber(weeks)} semanas`
}
