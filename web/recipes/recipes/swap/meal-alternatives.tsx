import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { AlternativeRow } from '../../../menus/shared/alternative-row.tsx'
import { mainName } from '../../../menus/shared/meal-copy.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { alternativesQuery } from '../../../menus/week-plans/queries.ts'
import { dishWith, type PlannedPlace } from './planned-places.ts'
import { replacementsQuery } from '../queries.ts'
import { ReplacementRow } from './replacement-row.tsx'
import { SwapSkeleton } from '../../../menus/shared/swap-skeleton.tsx'
import { useSwap } from './use-swap.ts'

interface MealAlternativesProps {
  place: PlannedPlace
  recipeId: string
  /** Called after an alternative was picked. */
  onDone: () => void
}

const shown = 5

/** Alternatives for a recipe in a meal: whole dishes for a main, similar recipes for a side. */
export function MealAlternatives({ place, recipeId, onDone }: MealAlternativesProps) {
  return place.part === 'main' ? (
    <OtherDishes place={place} onDone={onDone} />
  ) : (
    <OtherSides place={place} recipeId={recipeId} onDone={onDone} />
  )
}

function OtherDishes({ place, onDone }: Omit<MealAlternativesProps, 'recipeId'>) {
  const { date, meal } = place
  const at = { date, meal_type: meal.meal_type }
  const { data, error, refetch } = useQuery(alternativesQuery(at, meal.name, shown))
  const swap = useSwap()
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  if (data.length === 0) return <NothingElse>{noOtherDish}</NothingElse>
  return (
    <ul className="flex flex-col gap-3">
      {data.map((alternative) => (
        <li key={alternative.dish.main.recipe_id}>
          <AlternativeRow
            alternative={alternative}
            current={meal}
            onPick={() => {
              onDone()
              // The cautions were shown with the alternative, so picking it accepts them.
              const isAccepted = alternative.cautions.length > 0
              void swap(place, alternative.dish, mainName(alternative.meal), isAccepted)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function OtherSides({ place, recipeId, onDone }: MealAlternativesProps) {
  const { data, error, refetch } = useQuery(replacementsQuery(recipeId, 2 * shown))
  const swap = useSwap()
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  const standing = new Set(place.meal.parts.map(({ recipe_id }) => recipe_id))
  const fitting = data.filter(
    ({ recipe }) => recipe.meal_types.includes(place.meal.meal_type) && !standing.has(recipe.id),
  )
  if (fitting.length === 0) return <NothingElse>{noOtherSide}</NothingElse>
  return (
    <ul className="flex flex-col gap-3">
      {fitting.slice(0, shown).map((replacement) => (
        <li key={replacement.recipe.id}>
          <ReplacementRow
            replacement={replacement}
            onPick={() => {
              const dish = dishWith(place, replacement.recipe.id)
              onDone()
              if (dish) void swap(place, dish, replacement.recipe.name)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <SwapSkeleton />
  return <ErrorState title="As trocas não vieram" message={messageOf(error)} onRetry={onRetry} />
}

const noOtherDish = 'Nenhuma outra receita do livro cabe nesta refeição com as suas respostas.'
/** Text without an alternative side dish: only the most similar recipes that the plan opens are considered. */
const noOtherSide = 'Nenhuma das receitas mais parecidas cabe nesta refeição com as suas respostas.'

function NothingElse({ children }: { children: string }) {
  return (
    <EmptyState picture={<EmptyPlate size={140} />} title="Nada mais serve aqui">
      {children}
    </EmptyState>
  )
}
