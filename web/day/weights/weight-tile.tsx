import type { WeightHistory } from '#contract/day/weights.ts'
import { useQuery } from '@tanstack/react-query'
import { Weight } from 'lucide-react'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { weightsQuery } from './queries.ts'
import { useQueuedWeights } from './use-weighing.ts'
import { isUnderWay } from './queued-weights.ts'
import { useWeightOpener } from './weight-opener.tsx'
import { WeightTrend } from './weight-trend.tsx'

/** Last weight and its trend; noting one takes two taps. */
export function WeightTile() {
  const { data: history, isError } = useQuery(weightsQuery)
  const { open, sheet } = useWeightOpener()
  const waiting = useQueuedWeights()
  const last = waiting.findLast(isUnderWay)
  const latest = history?.latest
  const shownKg = last && last.date >= (latest?.date ?? '') ? last.weightKg : latest?.weight_kg
  const doubted = waiting.find(({ doubt }) => doubt !== null)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <button
        type="button"
        className="-m-2 flex min-h-21 flex-col rounded-control p-2 text-left hover:bg-folha-soft"
        onClick={() => open(doubted ?? 'history')}
      >
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <Weight aria-hidden="true" size={18} className="shrink-0 text-folha" />
          Peso
        </span>
        <span className="font-display min-h-8 text-2xl leading-[1.143] font-bold">
          {shownKg !== undefined ? (
            formatKilograms(shownKg)
          ) : isError ? (
            '–'
          ) : (
            <Skeleton className="mt-1.5 h-5 w-20" />
          )}
          <span className="sr-only">, {doubted ? 'responder' : 'ver o histórico'}</span>
        </span>
        <span className="min-h-6 text-sm text-ink-soft">
          {doubted ? (
            <Badge tone="warning">Confere?</Badge>
          ) : last ? (
            'Espera a internet'
          ) : history ? (
            <Tendency history={history} />
          ) : (
            isError && 'Sem conexão agora'
          )}
        </span>
      </button>
      <Button variant="secondary" wide className="!px-2" onClick={() => open('form')}>
        Anotar<span className="sr-only"> peso</span>
      </Button>
      {sheet}
    </div>
  )
}

function Tendency({ history: { weights, latest, question } }: { history: WeightHistory }) {
  if (question) return <Badge tone="warning">Rever metas</Badge>
  if (weights.length < 2) return formatDay(latest.date)
  return (
    <span className="block py-1">
      <WeightTrend weights={weights} className="h-3" isBare />
    </span>
  )
}
