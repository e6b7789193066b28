import type { WeightHistory } from '#contract/weights.ts'
import { useQuery } from '@tanstack/react-query'
import { Weight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { formatDay, formatKilograms } from '../ui/format-pt-br.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import { weightsQuery } from './queries.ts'
import { WeightTrend } from './weight-trend.tsx'

const loadSheet = () => import('./weight-sheet.tsx')
const WeightSheet = lazy(() => loadSheet().then((module) => ({ default: module.WeightSheet })))

/** The last weight and where it tends: noting one is two taps. */
export function WeightTile() {
  const { data: history, isError } = useQuery(weightsQuery)
  const [place, setPlace] = useState<'form' | 'history' | null>(null)
  const open = (asked: 'form' | 'history') => {
    loadSheet().then(
      () => setPlace(asked),
      () => showToast({ title: 'Sem conexão para abrir o peso', tone: 'error' }),
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <button
        type="button"
        className="-m-2 flex min-h-21 flex-col rounded-control p-2 text-left hover:bg-folha-soft"
        onClick={() => open('history')}
      >
        <span className="flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <Weight aria-hidden="true" size={18} className="shrink-0 text-folha" />
          Peso
        </span>
        <span className="font-display min-h-8 text-2xl leading-[1.143] font-bold">
          {history ? (
            formatKilograms(history.latest.weight_kg)
          ) : isError ? (
            '–'
          ) : (
            <Skeleton className="mt-1.5 h-5 w-20" />
          )}
          <span className="sr-only">, ver o histórico</span>
        </span>
        <span className="min-h-6 text-sm text-ink-soft">
          {isError && !history && 'Sem conexão agora'}
          {history && <Tendency history={history} />}
        </span>
      </button>
      <Button variant="secondary" wide className="!px-2" onClick={() => open('form')}>
        Anotar<span className="sr-only"> peso</span>
      </Button>
      {place && (
        <Suspense>
          <WeightSheet place={place} onClose={() => setPlace(null)} />
        </Suspense>
      )}
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
