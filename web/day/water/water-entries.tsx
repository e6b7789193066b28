import { Minus, Plus, Trash2 } from 'lucide-react'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { formatWater } from './copy.ts'
import type { Water } from './use-water.ts'
import type { WaterEntry } from './water-day.ts'

const stepMl = 50
const mostMl = 2000

interface WaterEntriesProps {
  water: Water
  entries: readonly WaterEntry[]
  isToday: boolean
}

export function WaterEntries({ water, entries, isToday }: WaterEntriesProps) {
  if (entries.length === 0) {
    return <p className="text-ink-soft">Nada anotado ainda. Um copo é um toque.</p>
  }
  return (
    <section aria-labelledby="agua-anotada">
      <h3 id="agua-anotada" className="font-semibold">
        {isToday ? 'Anotado hoje' : 'Anotado neste dia'}
      </h3>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry water={water} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ water, entry }: { water: Water; entry: WaterEntry }) {
  const { ml, drunk_at } = entry
  const time = formatInstantClock(drunk_at)
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-1">
      <span className="min-w-14 text-sm text-ink-soft">{time}</span>
      <span className="flex flex-1 items-center">
        <IconButton
          label={`Menos água às ${time}`}
          icon={<Minus size={20} />}
          disabled={ml <= stepMl}
          onClick={() => water.change(entry, Math.max(stepMl, ml - stepMl))}
        />
        <span aria-live="polite" className="min-w-18 text-center font-semibold">
          {formatWater(ml)}
        </span>
        <IconButton
          label={`Mais água às ${time}`}
          icon={<Plus size={20} />}
          disabled={ml >= mostMl}
          onClick={() => water.change(entry, Math.min(mostMl, ml + stepMl))}
        />
      </span>
      <IconButton
        label={`Apagar a água das ${time}`}
        icon={<Trash2 size={20} />}
        className="-mr-2"
        onClick={() => water.remove(entry)}
      />
    </div>
  )
}
