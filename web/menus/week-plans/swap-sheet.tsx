import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Alternative } from '#contract/menus/week-plans.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { AlternativeRow } from '../shared/alternative-row.tsx'
import { mainName } from '../shared/meal-copy.ts'
import { SwapSkeleton } from '../shared/swap-skeleton.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { batchSwapText } from './batch-swap-copy.ts'
import type { MealPlace } from './expected-week.ts'
import { alternativesQuery } from './queries.ts'

const first = 4
const most = 12

interface SwapSheetProps {
  place: MealPlace
  meal: MenuMeal
  onPick: (alternative: Alternative) => void
  onClose: () => void
}

/** Best alternatives for a meal, each with its differences. */
export function SwapSheet({ place, meal, onPick, onClose }: SwapSheetProps) {
  const [count, setCount] = useState(first)
  const { data, error, isFetching, refetch } = useQuery(alternativesQuery(place, meal.name, count))
  const isWidening = isFetching && count === most
  const mayHaveMore = data?.length === first && (count === first || isWidening)
  const batchText = batchSwapText(meal)
  return (
    <Sheet open title={`Trocar ${mealTypeLabels[meal.meal_type].toLowerCase()}`} onClose={onClose}>
      <div className="flex min-h-60 flex-col gap-4 pb-2">
        {meal.kind === 'cooked' && (
          <p className="text-sm text-ink-soft">
            No lugar de <span className="font-semibold text-ink">{mainName(meal)}</span>
            {batchText && <>. {batchText}</>}
          </p>
        )}
        {data && data.length > 0 ? (
          <>
            <ul className="flex flex-col gap-3">
              {data.map((alternative) => (
                <li key={alternative.dish.main.recipe_id}>
                  <AlternativeRow
                    alternative={alternative}
                    current={meal}
                    onPick={() => onPick(alternative)}
                  />
                </li>
              ))}
            </ul>
            {mayHaveMore && (
              <Button
                variant="secondary"
                wide
                busy={isWidening}
                busyLabel="Procurando…"
                onClick={() => setCount(most)}
              >
                Ver mais opções
              </Button>
            )}
          </>
        ) : data ? (
          <EmptyState picture={<EmptyPlate size={140} />} title="Nada mais serve aqui">
            Nenhuma outra receita do livro cabe nesta refeição com as suas respostas.
          </EmptyState>
        ) : error ? (
          <ErrorState
            title="As trocas não vieram"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SwapSkeleton />
        )}
      </div>
    </Sheet>
  )
}
