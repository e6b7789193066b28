import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Clock, CookingPot } from 'lucide-react'
import type { ReactNode } from 'react'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { MealRecipes } from './meal-recipes.tsx'
import { batchTexts, isReheated } from './batch-copy.ts'
import { fitsMeal } from './fits-meal.ts'

interface MealCardProps {
  meal: MenuMeal
  /** Shown beside the kind of meal. */
  badge?: ReactNode
  /** Further numbers, below the name. */
  facts?: ReactNode
  /** Actions on the meal. */
  actions?: ReactNode
  /** Control for one dish of the meal. */
  renderControl?: ((part: MealPart) => ReactNode) | undefined
  /** Advice for a meal without a recipe. */
  advice?: string | undefined
  /** Whether ingredients and preparation are unfolded from the start. */
  showsRecipes?: boolean | undefined
}

/** Planned meal: plate, contents and preparation. */
export function MealCard({
  meal,
  badge,
  facts,
  actions,
  renderControl,
  advice,
  showsRecipes,
}: MealCardProps) {
  if (meal.kind !== 'cooked') return <UncookedMeal {...{ meal, actions, advice }} />
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden="true" className="-my-1 -ml-1 block w-30 shrink-0">
          <LazyPlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} decorative />
        </span>
        <div className="flex min-w-0 flex-1 basis-[8.75rem] flex-col items-start gap-1.5">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="leaf">{mealTypeLabels[meal.meal_type]}</Badge>
            {badge}
          </span>
          <p>
            <span className="font-display text-2xl font-bold">{formatNumber(meal.nutrition.kcal)}</span>
            <span className="text-ink-soft"> kcal</span>
          </p>
          <Minutes meal={meal} />
        </div>
      </div>
      <div className="flex flex-col gap-1">
        <h3 className="text-lg leading-snug font-bold">
          <DishName meal={meal} />
        </h3>
        {fitsMeal(meal.description, meal) && (
          <p className="text-sm text-pretty text-ink-soft">{meal.description}</p>
        )}
      </div>
      {facts}
      {batchTexts(meal).map((text) => (
        <p key={text} className="flex items-start gap-2 text-sm">
          <CookingPot aria-hidden="true" size={18} className="mt-px shrink-0 text-folha" />
          {text}
        </p>
      ))}
      {actions}
      <MealRecipes {...{ meal, renderControl }} isOpen={showsRecipes} />
    </Card>
  )
}

/** Main dish large, side dishes smaller. */
function DishName({ meal: { name, parts } }: MealFact) {
  const main = parts[0]?.name ?? name
  const isSplit = name.startsWith(main)
  return (
    <>
      {isSplit ? main : name}
      {isSplit && name !== main && (
        <span className="font-sans text-base font-normal tracking-normal">{name.slice(main.length)}</span>
      )}
    </>
  )
}

interface MealFact {
  meal: MenuMeal
}

function Minutes({ meal }: MealFact) {
  const { preparation_time_min: preparing, cooking_time_min: cooking } = meal
  const reheats = meal.parts.some((part) => isReheated(meal, part))
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Clock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>
        {reheats ? (
          <>{preparing + cooking}&nbsp;min ao&nbsp;todo</>
        ) : (
          <>
            {preparing} min de preparo
            {cooking > 0 && <>, {cooking}&nbsp;no&nbsp;fogo</>}
          </>
        )}
      </span>
    </p>
  )
}

/** Meal without a recipe: eaten out, no suitable recipe, or removed. */
function UncookedMeal({ meal, actions, advice }: Pick<MealCardProps, 'meal' | 'actions' | 'advice'>) {
  return (
    <Card tone="quiet" className="flex flex-col items-start gap-1.5 p-4">
      <Badge>{mealTypeLabels[meal.meal_type]}</Badge>
      <h3 className="text-lg font-bold">{meal.name}</h3>
      <p className="text-sm text-pretty text-ink-soft">
        {meal.description} {advice}
      </p>
      {actions}
    </Card>
  )
}
