import type { Recipe } from '#contract/recipes/recipes.ts'
import { Minus, Plus } from 'lucide-react'
import { DottedList } from '../../../ui/layout/dotted-list.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useHousehold } from '../../shared/household.ts'
import { keepUnits } from './unit-space.ts'

/** Ingredients for as many portions as the household cooks, at first for those of the recipe. */
export function IngredientList({ recipe }: { recipe: Recipe }) {
  const [people, setPortions] = useHousehold()
  const portions = people ?? recipe.portions
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
      {people !== null && (
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
