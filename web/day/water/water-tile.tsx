import { Droplets, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { formatWater } from './copy.ts'
import { sizesMl } from './queries.ts'
import { useWater } from './use-water.ts'

const WaterSheet = lazyPart(() => import('./water-sheet.tsx'), 'WaterSheet')

interface WaterTileProps {
  isAlone?: boolean
  /** Defaults to today. */
  date?: string
}

/** Water of today or of the day `date`: a glass is one tap. Alone in its card, it omits the title above it. */
export function WaterTile({ isAlone = false, date }: WaterTileProps) {
  const water = useWater(date)
  const when = date === undefined ? 'hoje' : 'neste dia'
  const [isOpen, setOpen] = useState(false)
  const { day, isError } = water
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <button
        type="button"
        className={classNames(
          '-m-2 flex flex-col rounded-control p-2 text-left hover:bg-folha-soft',
          !isAlone && 'min-h-21',
        )}
        onClick={() => setOpen(true)}
      >
        <span
          className={isAlone ? 'sr-only' : 'flex items-center gap-1.5 text-sm font-semibold text-ink-soft'}
        >
          <Droplets aria-hidden="true" size={18} className="shrink-0 text-ceu" />
          Água
        </span>
        <span className="font-display min-h-8 text-2xl leading-[1.143] font-bold">
          {day ? formatWater(day.total_ml) : isError ? '–' : <Skeleton className="mt-1.5 h-5 w-20" />}
          {day?.reference_ml !== null && <span className="sr-only"> {when},</span>}
        </span>
        <span className="min-h-6 text-sm text-ink-soft">
          {isError && !day && 'Sem conexão agora'}
          {day && (day.reference_ml === null ? when : `referência: ${formatWater(day.reference_ml)}`)}
          <span className="sr-only">, ver e corrigir</span>
        </span>
      </button>
      <Button variant="secondary" wide className="!px-2" onClick={() => water.add(sizesMl.copo)}>
        <Plus aria-hidden="true" size={18} /> {sizesMl.copo}&nbsp;ml
        <span className="sr-only"> de água</span>
      </Button>
      {isOpen && (
        <Suspense>
          <WaterSheet water={water} isToday={date === undefined} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
