import { Dumbbell, Lock } from 'lucide-react'
import { Badge } from '../../ui/layout/badge.tsx'

/** Placeholder for a future feature. */
export function WorkoutsCard() {
  return (
    <div
      role="group"
      aria-labelledby="treinos"
      aria-disabled="true"
      className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-edge px-5 py-4 text-ink-soft"
    >
      <Dumbbell aria-hidden="true" size={24} className="shrink-0" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 id="treinos" className="text-lg leading-tight font-bold">
          Meus treinos
        </h2>
        <p className="text-sm">Em desenvolvimento</p>
      </div>
      <Badge icon={<Lock size={12} />}>Em breve</Badge>
    </div>
  )
}
