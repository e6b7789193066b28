import type { MenuDay } from '#contract/menus/menus.ts'
import { Dumbbell, Sofa } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/layout/badge.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { shortDayTitle } from './week-copy.ts'

/** Sum of the day's meals against its targets. */
export function DayTotal({ day }: { day: MenuDay }) {
  const { totals, targets, day_type: dayType, meals } = day
  const isPartial = meals.some(({ kind }) => kind !== 'cooked')
  return (
    <div className="flex flex-col gap-3 rounded-card bg-folha-soft p-4 high-contrast:border">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans text-base font-semibold tracking-normal">{shortDayTitle(day)}</h2>
        {dayType === 'training' ? (
          <Badge tone="warning" icon={<Dumbbell size={14} />}>
            Dia de treino
          </Badge>
        ) : (
          <Badge icon={<Sofa size={14} />}>Descanso</Badge>
        )}
      </div>
      <Gauge share={totals.kcal / targets.kcal} ground="bg-folha">
        <span className="font-display text-2xl leading-tight font-bold">{formatNumber(totals.kcal)}</span>{' '}
        <span className="text-sm">de {formatNumber(targets.kcal)} kcal</span>
      </Gauge>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
        <Gauge share={totals.protein_g / targets.protein_g} ground="bg-goiaba">
          <Grams name="Proteína" planned={totals.protein_g} target={targets.protein_g} />
        </Gauge>
        <Gauge share={totals.fiber_g / targets.fiber_g} ground="bg-acai">
          <Grams name="Fibra" planned={totals.fiber_g} target={targets.fiber_g} />
        </Gauge>
      </div>
      {isPartial && <p className="text-xs">Sem contar a refeição que não está no cardápio.</p>}
    </div>
  )
}

interface GaugeProps {
  share: number
  ground: string
  children: ReactNode
}

/** Bar for a quick look; the text beside it states everything. */
function Gauge({ share, ground, children }: GaugeProps) {
  return (
    <div className="flex flex-col justify-between gap-1.5">
      <p>{children}</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-paper high-contrast:hidden">
        <div
          className={classNames('h-full origin-left rounded-full transition-transform duration-300', ground)}
          style={{ transform: `scaleX(${Math.min(1, share)})` }}
        />
      </div>
    </div>
  )
}

function Grams({ name, planned, target }: { name: string; planned: number; target: number }) {
  return (
    <span className="text-sm">
      <span className="block">{name}</span>{' '}
      <span className="text-base font-semibold">{formatNumber(planned)}</span>{' '}
      <span className="whitespace-nowrap">de {formatNumber(target)} g</span>
    </span>
  )
}
