import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Weight } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { showsWeight } from '../today/body-card.tsx'
import { WaterTile } from '../water/water-tile.tsx'
import { weightsQuery } from '../weights/queries.ts'
import { isUnderWay } from '../weights/queued-weights.ts'
import { useQueuedWeights } from '../weights/use-weighing.ts'
import { useWeightOpener } from '../weights/weight-opener.tsx'

/** Water of a past day, and its weight for accounts with numbers. */
export function BodyOfDay({ day }: { day: Today }) {
  const hasWeight = showsWeight(day)
  return (
    <Card aria-labelledby="corpo" className="flex flex-col gap-4">
      <h2 id="corpo" className="text-lg leading-tight font-bold">
        {hasWeight ? 'Água e peso' : 'Água'}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-5 gap-y-6">
        <WaterTile isAlone={!hasWeight} date={day.date} />
        {hasWeight && <WeightOfDay date={day.date} />}
      </div>
    </Card>
  )
}

function WeightOfDay({ date }: { date: string }) {
  const { data: history, isError } = useQuery(weightsQuery)
  const { open, sheet } = useWeightOpener()
  const waiting = useQueuedWeights().find((one) => one.date === date)
  const weighed = history?.weights.find((one) => one.date === date)?.weight_kg
  const noted = waiting?.weightKg ?? weighed
  // `latest` is missing from `weights` if it is older than their period.
  const known = history && [history.latest, ...history.weights].findLast((one) => one.date <= date)
  const shownKg = noted ?? known?.weight_kg
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="flex min-h-17 flex-col">
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <Weight aria-hidden="true" size={18} className="shrink-0 text-folha" />
          Peso
        </span>
        <span className="font-display min-h-8 text-2xl leading-[1.143] font-bold">
          {shownKg !== undefined ? (
            formatKilograms(shownKg)
          ) : history || isError ? (
            '–'
          ) : (
            <Skeleton className="mt-1.5 h-5 w-20" />
          )}
        </span>
        <span className="min-h-6 text-sm text-ink-soft">
          {waiting && isUnderWay(waiting)
            ? 'Espera a internet'
            : isError && !history
              ? 'Sem conexão agora'
              : noted === undefined && known && `de ${formatDay(known.date)}`}
        </span>
      </p>
      <Button
        variant="secondary"
        wide
        className="!px-2"
        onClick={() => open({ date, weightKg: noted ?? null, doubt: waiting?.doubt ?? null })}
      >
        {weighed === undefined ? 'Anotar' : 'Corrigir'}
        <span className="sr-only"> peso</span>
      </Button>
      {sheet}
    </div>
  )
}
