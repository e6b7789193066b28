import type { Recipe } from '#contract/recipes/recipes.ts'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { NumberedSteps } from '../../../ui/layout/numbered-steps.tsx'
import { portionsText } from '../../shared/portions-text.ts'
import { keepUnits } from '../../shared/unit-space.ts'

const nbsp = '\u00a0'

interface StepListProps {
  recipe: Recipe
  /** Number of portions for which the ingredients are listed. */
  portions: number
}

/** Times, equipment and numbered steps of the preparation. */
export function StepList({ recipe, portions }: StepListProps) {
  const { instructions, equipment, preparation_time_min: preparing, cooking_time_min: cooking } = recipe
  const times = [`${preparing}${nbsp}min de preparo`, cooking > 0 && `${cooking}${nbsp}min de cozimento`]
  return (
    <section aria-labelledby="modo-de-preparo" className="flex flex-col gap-3">
      <div>
        <h2 id="modo-de-preparo" className="text-xl font-bold">
          Modo de preparo
        </h2>
        <p className="text-ink-soft">{times.filter(Boolean).join(' e ')}</p>
        <p className="text-ink-soft">Equipamento: {formatList(equipment)}</p>
        {portions !== recipe.portions && instructions.length > 0 && (
          <p className="pt-1.5 font-semibold">O preparo está escrito para {portionsText(recipe.portions)}.</p>
        )}
      </div>
      {instructions.length === 0 ? (
        <p className="text-ink-soft">Modo de preparo não informado.</p>
      ) : (
        <NumberedSteps isLarge steps={instructions.map(keepUnits)} />
      )}
      {recipe.keeps_days > 0 && (
        <p className="text-ink-soft">
          O que sobrar dura {recipe.keeps_days === 1 ? '1 dia' : `${recipe.keeps_days} dias`} na geladeira, em
          pote fechado.
        </p>
      )}
    </section>
  )
}
