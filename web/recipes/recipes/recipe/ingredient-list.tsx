import type { Recipe } from '#contract/recipes/recipes.ts'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { DottedList } from '../../../ui/layout/dotted-list.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { keepUnits } from './unit-space.ts'

/** Ingredients for the chosen number of portions. */
export function IngredientList({ recipe }: { recipe: Recipe }) {
  const [portions, setPortions] = useState(recipe.portions)
  const list = recipe.shopping_lists.find((one) => one.portions === portions)
  const most = recipe.shopping_lists.length
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
            disabled={portions <= 1}
            onClick={() => setPortions(portions - 1)}
          />
          <span aria-live="polite" className="min-w-21 text-center font-semibold">
            {portions === 1 ? '1 porção' : `${portions} porções`}
          </span>
          <IconButton
            label="Mais uma porção"
            icon={<Plus size={20} />}
            disabled={portions >= most}
            onClick={() => setPortions(portions + 1)}
          />
        </div>
      </div>
      {ingredients.length === 0 ? (
        <p className="text-ink-soft">Ingredientes não informados.</p>
      ) : (
        <DottedList className="gap-2.5" items={ingredients.map(keepUnits)} />
      )}
    </section>
  )
}
