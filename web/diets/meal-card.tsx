import type { MenuMeal } from '#contract/menus.ts'
import { formatQuantity } from '#nutrition/measures/measure-names.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Clock, CookingPot } from 'lucide-react'
import { LazyPlate } from '../plate/lazy-plate.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { formatKcal, formatNumber } from '../ui/format-pt-br.ts'
import { MealRecipes } from './meal-recipes.tsx'
import { batchText } from './weekdays.ts'

/** A planned meal: its plate, what it holds, and how it is made. */
export function MealCard({ meal }: { meal: MenuMeal }) {
  if (meal.kind !== 'cooked') return <UncookedMeal meal={meal} />
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="-my-1 -ml-1 block w-30 shrink-0">
          <LazyPlate items={meal.ingredients} decorative />
        </span>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
          <Badge tone="leaf">{mealTypeLabels[meal.meal_type]}</Badge>
          <p>
            <span className="font-display text-2xl font-bold">{formatNumber(meal.nutrition.kcal)}</span>
            <span className="text-ink-soft"> kcal</span>
          </p>
          <Minutes meal={meal} />
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <MealName meal={meal} />
        <p className="text-sm text-pretty text-ink-soft">{meal.description}</p>
      </div>
      <Portion meal={meal} />
      {meal.batch_weekdays && meal.batch_weekdays.length > 1 && (
        <p className="flex items-start gap-2 text-sm">
          <CookingPot aria-hidden="true" size={18} className="mt-px shrink-0 text-folha" />
          {batchText(meal.batch_weekdays)}
        </p>
      )}
      <MealRecipes meal={meal} />
    </Card>
  )
}

/** The main dish large, what goes with it smaller. */
function MealName({ meal: { name, parts } }: MealCardPart) {
  const main = parts[0]?.name ?? name
  const isSplit = name.startsWith(main)
  return (
    <h3 className="text-lg leading-snug font-bold">
      {isSplit ? main : name}
      {isSplit && name !== main && (
        <span className="font-sans text-base font-normal tracking-normal">{name.slice(main.length)}</span>
      )}
    </h3>
  )
}

function Minutes({ meal: { preparation_time_min: preparing, cooking_time_min: cooking } }: MealCardPart) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Clock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>
        {preparing} min de preparo
        {cooking > 0 && <>, {cooking}&nbsp;no&nbsp;fogo</>}
      </span>
    </p>
  )
}

interface MealCardPart {
  meal: MenuMeal
}

function Portion({ meal: { portions, nutrition_per_portion: one } }: MealCardPart) {
  const facts = [
    ['Proteína', one.protein_g],
    ['Carboidrato', one.carbs_g],
    ['Gordura', one.fat_g],
    ['Fibra', one.fiber_g],
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
        {portions === 1
          ? 'Uma porção, que é o prato todo'
          : `Por porção de ${formatKcal(one.kcal)}. Você come ${formatQuantity(portions)} ${portions < 2 ? 'porção' : 'porções'}`}
      </p>
    </div>
  )
}

/** What can be done about a meal without a recipe. */
const advice = {
  cooked: null,
  away: 'Registre o que comer no FoodScan e o seu dia conta com ela.',
  open: 'Registre o que comer no FoodScan e o seu dia conta com ela.',
  withheld: 'Gere outro cardápio para ter uma no lugar.',
} as const

/** Eaten elsewhere, without a recipe that fits, or taken back: said as it is. */
function UncookedMeal({ meal }: MealCardPart) {
  return (
    <Card tone="quiet" className="flex flex-col items-start gap-1.5 p-4">
      <Badge>{mealTypeLabels[meal.meal_type]}</Badge>
      <h3 className="text-lg font-bold">{meal.name}</h3>
      <p className="text-sm text-pretty text-ink-soft">
        {meal.description} {advice[meal.kind]}
      </p>
    </Card>
  )
}
