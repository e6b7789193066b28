import { GuideOpener } from '../../../billing/shared/guide-opener.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { filterRecipes, hasFilters, type RecipeFilters } from './filters.ts'
import { PlanLimit } from '../plan/plan-limit.tsx'
import { ShelfList } from './shelf-list.tsx'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { OrderedBook } from './use-shelf-order.ts'
import { SuitsMeToggle } from './suits-me-toggle.tsx'
import { useSwapSheet } from '../swap/swap-sheet.tsx'

interface RecipeShelfProps {
  book: OrderedBook
  filters: RecipeFilters
  onChange: (name: 'combina', value: string | undefined) => void
  onClear: () => void
}

export function RecipeShelf({ book, filters, onChange, onClear }: RecipeShelfProps) {
  const shown = filterRecipes(book.recipes, filters)
  const swapSheet = useSwapSheet()
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-3 pb-2">
        <p role="status" className="font-semibold">
          {countOf(shown.length)}
        </p>
        {book.recipes.length < book.total ? (
          <PlanLimit open={book.recipes.length} total={book.total} />
        ) : (
          <GuideOpener />
        )}
      </div>
      {book.mealType && (
        <p className="pb-2 text-sm text-ink-soft">
          Primeiro, {mealTypeLabels[book.mealType].toLowerCase()}: suas favoritas na frente e, mais adiante, o
          que você comeu há pouco.
        </p>
      )}
      <SuitsMeToggle
        recipes={book.recipes}
        isOn={filters.combina !== undefined}
        onChange={(isOn) => onChange('combina', isOn ? 'sim' : undefined)}
      />
      {shown.length === 0 ? (
        <EmptyState
          picture={<EmptyPlate size={120} />}
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
        <ShelfList recipes={shown} askedTag={filters.tag} onSwap={swapSheet.open} />
      )}
      {swapSheet.sheet}
    </>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 receita' : `${formatNumber(count)} receitas`
}
