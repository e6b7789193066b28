import type { WeighIn, WeightHistory } from '#contract/day/weights.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatDay, formatNumber } from '../../ui/format/format-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useRemoveWeight } from './use-weighing.ts'
import { rangeOf, trendText, WeightTrend } from './weight-trend.tsx'

interface WeightHistoryViewProps {
  history: WeightHistory
  onAdd: () => void
  onAsk: () => void
  onEdit: (weighIn: WeighIn) => void
}

/** Three months of weights: the line, and each one to correct. */
export function WeightHistoryView({ history, onAdd, onAsk, onEdit }: WeightHistoryViewProps) {
  const { weights, notice, question } = history
  return (
    <div className="flex flex-col gap-5">
      {notice && (
        <Banner tone="warning" title="Vamos com calma">
          {notice.text}
        </Banner>
      )}
      {question && (
        <Banner
          title="Seu peso mudou desde as suas metas"
          action={
            <Button variant="secondary" onClick={onAsk}>
              Rever metas
            </Button>
          }
        />
      )}
      {weights.length > 1 && <Chart weights={weights} />}
      <Button size="large" wide onClick={onAdd}>
        Anotar peso
      </Button>
      <Weights weights={weights.toReversed()} onEdit={onEdit} />
    </div>
  )
}

function Chart({ weights }: { weights: readonly WeighIn[] }) {
  const [first, last] = [weights[0], weights.at(-1)]
  const { low, high } = rangeOf(weights)
  return (
    <figure className="flex flex-col gap-2">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <WeightTrend weights={weights} className="h-32" />
        </div>
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-xs text-ink-soft">
          <span>{formatNumber(high, 1)}</span>
          <span>{formatNumber(low, 1)}</span>
        </div>
      </div>
      <figcaption className="text-sm text-pretty text-ink-soft">
        {first && last && (
          <span aria-hidden="true">
            {trendText(weights)} Cada ponto é um dia; a linha é a média dos 7 dias até ele.
          </span>
        )}
      </figcaption>
    </figure>
  )
}

interface WeightsProps {
  /** Weights, the newest first. */
  weights: readonly WeighIn[]
  onEdit: (weighIn: WeighIn) => void
}

function Weights({ weights, onEdit }: WeightsProps) {
  const { mutate: remove } = useRemoveWeight()
  if (weights.length === 0) {
    return (
      <p className="text-pretty text-ink-soft">
        Nada anotado ainda. Um peso por semana já mostra a tendência; de um dia para o outro, o que muda é
        quase só água.
      </p>
    )
  }
  return (
    <section aria-labelledby="pesos">
      <h3 id="pesos" className="font-semibold">
        Últimos 90 dias
      </h3>
      <ul className="divide-y divide-line">
        {weights.map((weighIn) => {
          const { date, weight_kg: weightKg } = weighIn
          return (
            <li key={date} className="flex items-center gap-1 py-1">
              <span className="min-w-0 flex-1 text-ink-soft">{formatDay(date)}</span>
              <span className="font-semibold whitespace-nowrap">{formatKilograms(weightKg)}</span>
              <IconButton
                label={`Corrigir o peso de ${formatDay(date)}`}
                icon={<Pencil size={18} />}
                onClick={() => onEdit(weighIn)}
              />
              <IconButton
                label={`Apagar o peso de ${formatDay(date)}`}
                icon={<Trash2 size={18} />}
                className="-mr-2"
                onClick={() => remove({ date, weightKg, isConfirmed: true })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
