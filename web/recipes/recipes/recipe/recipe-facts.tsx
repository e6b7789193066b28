import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { Beef, Clock, type LucideIcon, Utensils, Zap } from 'lucide-react'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'

/** Time, and energy and protein of one portion. */
export function RecipeFacts({ recipe }: { recipe: RecipeCard }) {
  const { time_min: minutes, calories, protein_g: protein } = recipe
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-y-3 rounded-card border border-line bg-surface py-3.5">
      <Fact Icon={Clock} name="Tempo" value={`${minutes}`} unit="min" />
      {calories !== null && <Fact Icon={Zap} name="Calorias" value={formatNumber(calories)} unit="kcal" />}
      {protein !== null && (
        <Fact Icon={Beef} name="Proteína" value={formatNumber(protein)} unit="g proteína" />
      )}
      <Fact Icon={Utensils} name="Números de" value="1" unit="porção" />
    </dl>
  )
}

interface FactProps {
  Icon: LucideIcon
  name: string
  value: string
  unit: string
}

function Fact({ Icon, name, value, unit }: FactProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <dt>
        <Icon aria-hidden="true" size={20} className="text-folha" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>
        <span className="block pt-1 font-display text-xl leading-tight font-bold">{value}</span>{' '}
        <span className="block text-sm text-ink-soft">{unit}</span>
      </dd>
    </div>
  )
}
