import type { MenuMeal } from '#contract/menus/menus.ts'
import { formatQuantity } from '#nutrition/foods/measures/measure-names.ts'
import { MealCard } from '../planner/meal-card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

/** Advice for a meal without a recipe. */
const advice = {
  cooked: undefined,
  away: 'Registre o que comer no FoodScan e o seu dia conta com ela.',
  open: 'Registre o que comer no FoodScan e o seu dia conta com ela.',
  withheld: 'Gere outro cardápio para ter uma no lugar.',
} as const

export function DietMeal({ meal }: { meal: MenuMeal }) {
  return <MealCard meal={meal} facts={<Plate meal={meal} />} advice={advice[meal.kind]} />
}

/** Nutrients of the whole meal, as its energy above. */
function Plate({ meal: { portions, parts, nutrition } }: { meal: MenuMeal }) {
  const facts = [
    ['Proteína', nutrition.protein_g],
    ['Carboidrato', nutrition.carbs_g],
    ['Gordura', nutrition.fat_g],
    ['Fibra', nutrition.fiber_g],
  ] as const
  return (
    <div className="flex flex-col gap-1.5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-1.5 text-center">
        {facts.map(([name, grams]) => (
          <div key={name} className="flex flex-col-reverse rounded-control bg-line/40 py-2">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold">{formatNumber(grams, 1)}&nbsp;g</dd>
          </div>
        ))}
      </dl>
      <p className="text-center text-xs text-ink-soft">
        No prato todo
        {parts.length === 1 && `: ${formatQuantity(portions)} ${portions < 2 ? 'porção' : 'porções'}`}
      </p>
    </div>
  )
}
