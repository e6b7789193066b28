import { Dumbbell, Lock } from 'lucide-react'
import { Badge } from '../../ui/layout/badge.tsx'

/** Placeholder for a future feature. */
export function WorkoutsCard() {
  return (
    <div
      role="group"
      aria-labelledby="treinos"
      aria-disabled="true"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-dashed border-edge px-4 py-2.5 text-ink-soft"
    >
      <Dumbbell aria-hidden="true" size={20} className="shrink-0" />
      <h2 id="treinos" className="min-w-0 flex-1 font-semibold">
        Meus treinos
      </h2>
      <Badge icon={<Lock size={12} />}>Em breve</Badge>
    </div>
  )
}
