import { CupSoda, GlassWater, type LucideIcon } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { formatWater } from './copy.ts'
import { sizesMl } from './queries.ts'
import { type Water } from './use-water.ts'
import { WaterEntries } from './water-entries.tsx'
import { WaterWeek } from './water-week.tsx'

interface WaterSheetProps {
  water: Water
  isToday: boolean
  onClose: () => void
}

/** Water of a day, to add to and correct. */
export function WaterSheet({ water, isToday, onClose }: WaterSheetProps) {
  const { day, add } = water
  return (
    <Sheet open title={isToday ? 'Água de hoje' : 'Água deste dia'} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-baseline gap-x-2" aria-live="polite" aria-atomic="true">
          <span className="font-display text-3xl font-extrabold">{formatWater(day?.total_ml ?? 0)}</span>
          {day && day.reference_ml !== null && (
            <span className="text-ink-soft">de cerca de {formatWater(day.reference_ml)}, referência</span>
          )}
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
          <Button size="large" onClick={() => add(sizesMl.copo)}>
            <Size Icon={GlassWater} name="Copo" ml={sizesMl.copo} />
          </Button>
          <Button size="large" variant="secondary" onClick={() => add(sizesMl.garrafa)}>
            <Size Icon={CupSoda} name="Garrafa" ml={sizesMl.garrafa} />
          </Button>
        </div>
        <OtherAmount onAdd={add} />
        {day ? <WaterEntries water={water} entries={day.entries} isToday={isToday} /> : <SkeletonLines />}
        {isToday && <WaterWeek />}
        {day && day.reference_ml !== null && (
          <p className="text-sm text-pretty text-ink-soft">
            A referência é de 35 ml por quilo, arredondada em copos. Calor, exercício e saúde mudam a
            necessidade de cada um: a sede e quem acompanha você sabem mais.
          </p>
        )}
      </div>
    </Sheet>
  )
}

function Size({ Icon, name, ml }: { Icon: LucideIcon; name: string; ml: number }) {
  return (
    <>
      <Icon aria-hidden="true" size={22} className="shrink-0" />
      <span className="flex flex-col text-left leading-tight">
        {name} <span className="text-sm font-medium">{formatWater(ml)}</span>
      </span>
    </>
  )
}

const range = { min: 50, max: 2000 }

function OtherAmount({ onAdd }: { onAdd: (ml: number) => void }) {
  const [ml, setMl] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const isFit = ml !== null && Number.isInteger(ml) && ml >= range.min && ml <= range.max
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(!isFit)
    if (!isFit) return
    onAdd(ml)
    setMl(null)
  }
  return (
    <form noValidate className="flex items-start gap-3" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <NumberField
          label="Outra quantidade"
          unit="ml"
          value={ml}
          onChange={setMl}
          error={isTried && !isFit ? 'De 50 a 2.000 ml.' : undefined}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7.5 min-h-12">
        Anotar
      </Button>
    </form>
  )
}
