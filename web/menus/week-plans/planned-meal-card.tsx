import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import { MealCard } from '../planner/meal-card.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import type { MealPlace } from './expected-week.ts'
import { MealActions } from './meal-actions.tsx'
import type { MealSheet } from './meal-sheets.tsx'
import { PortionStepper } from './portion-stepper.tsx'
import { useIsEaten } from './use-is-eaten.ts'
import { useMealChanges } from './use-meal-changes.ts'

interface PlannedMealCardProps {
  place: MealPlace
  meal: MenuMeal
  /** Opens the sheet for a change. */
  onSheet: (sheet: MealSheet) => void
  /** Whether its ingredients and preparation are unfolded from the start. */
  showsRecipes?: boolean
}

/** Advice for a meal without a recipe. */
const advice = {
  cooked: undefined,
  away: 'Vai comer em casa? Tire o aviso das observações.',
  open: 'Veja o que mais pode servir, com mais tempo de cozinha ou repetindo uma receita.',
  withheld: 'Escolha outra para o lugar dela.',
} as const

/** Meal of today or a later day with its changes. */
export function PlannedMealCard({ place, meal, onSheet, showsRecipes }: PlannedMealCardProps) {
  const { lock, serve } = useMealChanges(place)
  const isEaten = useIsEaten(place)
  const [said, say] = useState('')
  const label = mealTypeLabels[meal.meal_type].toLowerCase()
  const hold = async () => {
    const isLocked = !meal.is_locked
    if (await lock(isLocked)) say(isLocked ? `Refeição fixada: ${label}` : `Refeição solta: ${label}`)
  }
  return (
    <>
      <MealCard
        meal={meal}
        showsRecipes={showsRecipes}
        badge={
          isEaten ? (
            <Badge tone="leaf" icon={<Check size={13} />}>
              Você comeu
            </Badge>
          ) : (
            meal.is_locked && <Badge icon={<Lock size={13} />}>Fixada</Badge>
          )
        }
        facts={<Facts meal={meal} />}
        advice={advice[meal.kind]}
        actions={
          !isEaten && (
            <MealActions
              meal={meal}
              onSwap={() => onSheet('swap')}
              onLock={() => void hold()}
              onMove={() => onSheet('move')}
            />
          )
        }
        renderControl={
          isEaten
            ? undefined
            : (part) => (
                <PortionStepper part={part} onChange={(portions) => void serve(part.part, portions)} />
              )
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function Facts({ meal: { nutrition } }: { meal: MenuMeal }) {
  const facts = [
    ['proteína', nutrition.protein_g],
    ['fibra', nutrition.fiber_g],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {facts.map(([name, grams]) => (
        <span key={name}>
          <span className="font-semibold text-ink">{formatNumber(grams)}&nbsp;g</span> de {name}
        </span>
      ))}
    </p>
  )
}
