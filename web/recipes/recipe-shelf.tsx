import { useDeferredValue } from 'react'
import type { RecipeBook } from '../api/recipes.ts'
import { useFavorites } from '../favorites/queries.ts'
import { Button } from '../ui/button.tsx'
import { EmptyPlate } from '../ui/empty-plate.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'
import { EmptyState } from '../ui/state-block.tsx'
import { filterRecipes, hasFilters, type RecipeFilters } from './filters.ts'
import { PlanLimit } from './plan-limit.tsx'
import { usePlanSheet } from './plan-sheet.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { SuitsMeToggle } from './suits-me-toggle.tsx'

interface RecipeShelfProps {
  book: RecipeBook
  filters: RecipeFilters
  onChange: (name: 'combina', value: string | undefined) => void
  onClear: () => void
}

export function RecipeShelf({ book, filters, onChange, onClear }: RecipeShelfProps) {
  // While one types the field answers first and the cards follow.
  const settled = useDeferredValue(filters)
  const shown = filterRecipes(book.recipes, settled)
  const { ids, toggle } = useFavorites()
  const planSheet = usePlanSheet()
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-3 pb-2">
        <p role="status" className="font-semibold">
          {countOf(shown.length)}
        </p>
        <PlanLimit open={book.recipes.length} total={book.total} />
      </div>
      <SuitsMeToggle
        recipes={book.recipes}
        isOn={filters.combina !== undefined}
        onChange={(isOn) => onChange('combina', isOn ? 'sim' : undefined)}
      />
      {shown.length === 0 ? (
        <EmptyState
          picture={<EmptyPlate size={160} />}
          title="Nenhuma receita encontrada"
          action={
            hasFilters(filters) && (
              <Button variant="secondary" onClick={onClear}>
                Limpar filtros
              </Button>
            )
          }
        >
          Ajuste os filtros ou tente outra palavra.
        </EmptyState>
      ) : (
        <ul className="-mx-1 flex flex-col">
          {shown.map((recipe) => (
            // What is far from the screen is neither laid out nor painted; its height is kept from the last time.
            <li
              key={recipe.id}
              className="px-1 py-1.5 [contain-intrinsic-size:auto_196px] [content-visibility:auto]"
            >
              <RecipeCard
                recipe={recipe}
                askedTag={settled.tag}
                isFavorite={ids.has(recipe.id)}
                onToggleFavorite={() => toggle(recipe.id)}
                onSwap={() => planSheet.open(recipe)}
              />
            </li>
          ))}
        </ul>
      )}
      {planSheet.sheet}
    </>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 receita' : `${formatNumber(count)} receitas`
}
