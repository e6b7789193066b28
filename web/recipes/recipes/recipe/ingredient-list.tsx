import type { Recipe } from '#contract/recipes/recipes.ts'
import { Minus, Plus } from 'lucide-react'
import { DottedList } from '../../../ui/layout/dotted-list.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { portionsText } from '../../shared/portions-text.ts'
import { keepUnits } from '../../shared/unit-space.ts'
import type { Portions } from './use-portions.ts'

interface IngredientListProps {
  recipe: Recipe
  portions: Portions
}

export function IngredientList({ recipe, portions }: IngredientListProps) {
  const { count, isStored, fewer, more, choose } = portions
  const list = recipe.shopping_lists.find((one) => one.portions === count)
  const ingredients = list?.ingredients ?? recipe.ingredients
  return (
    <section aria-labelledby="ingredientes" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="ingredientes" className="text-xl font-bold">
          Ingredientes
        </h2>
        <div role="group" aria-label="Porções" className="flex items-center">
          <IconButton
            label="Menos uma porção"
            icon={<Minus size={20} />}
            disabled={fewer === null}
            onClick={() => fewer !== null && choose(fewer)}
          />
          <span aria-live="polite" className="min-w-21 text-center font-semibold">
            {portionsText(count)}
          </span>
          <IconButton
            label="Mais uma porção"
            icon={<Plus size={20} />}
            disabled={more === null}
            onClick={() => more !== null && choose(more)}
          />
        </div>
      </div>
      {isStored && (
        <p className="-mt-2 text-sm text-ink-soft">Guardamos este número para as outras receitas.</p>
      )}
      {ingredients.length === 0 ? (
        <p className="text-ink-soft">Ingredientes não informados.</p>
      ) : (
        <DottedList className="gap-2.5" items={ingredients.map(keepUnits)} />
      )}
    </section>
  )
}
