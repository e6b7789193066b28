import type { RecipeCard } from '#contract/recipes.ts'
import { Beef, Clock, Flame, type LucideIcon, Utensils } from 'lucide-react'
import { formatGrams, formatNumber } from '../ui/format-pt-br.ts'

/** Time, energy and protein of one portion. */
export function RecipeFacts({ recipe }: { recipe: RecipeCard }) {
  const { time_min: minutes, calories, protein_g: protein } = recipe
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] rounded-card border border-line bg-surface py-3">
      <Fact Icon={Clock} name="Tempo" value={`${minutes} min`} />
      {calories !== null && <Fact Icon={Flame} name="Calorias" value={`${formatNumber(calories)} kcal`} />}
      {protein !== null && <Fact Icon={Beef} name="Proteína" value={formatGrams(protein)} />}
      <Fact Icon={Utensils} name="Números de" value="1 porção" />
    </dl>
  )
}

function Fact({ Icon, name, value }: { Icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="flex flex-col items-center gap-0.5 px-1 text-center">
      <dt className="flex flex-col items-center gap-1 text-xs text-ink-soft">
        <Icon aria-hidden="true" size={20} className="text-folha" />
        {name}
      </dt>
      <dd className="font-display font-bold">{value}</dd>
    </div>
  )
}
