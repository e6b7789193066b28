import type { Today } from '#contract/day/today.ts'
import { Droplets } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { WaterTile } from '../water/water-tile.tsx'
import { WeightTile } from '../weights/weight-tile.tsx'

export function showsWeight({ questionnaire_completed, numbers_hidden }: Today): boolean {
  return questionnaire_completed && !numbers_hidden
}

/**
 * Water for everyone; weight for accounts with a questionnaire and numbers. Its height stays the same when the data
 * arrive.
 */
export function BodyCard({ today }: { today: Today }) {
  const hasWeight = showsWeight(today)
  return (
    <Card aria-labelledby="corpo" className="flex flex-col gap-4">
      <h2 id="corpo" className="flex items-center gap-2 text-lg leading-tight font-bold">
        {!hasWeight && <Droplets aria-hidden="true" size={20} className="shrink-0 text-ceu" />}
        {hasWeight ? 'Água e peso' : 'Água'}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-5 gap-y-6">
        <WaterTile isAlone={!hasWeight} />
        {hasWeight && <WeightTile />}
      </div>
    </Card>
  )
}
