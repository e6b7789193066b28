import type { Recipe } from '#contract/recipes.ts'
import { Link } from '@tanstack/react-router'
import { MacroRow } from '../meals/macro-row.tsx'
import { Card } from '../ui/card.tsx'
import { formatGrams, formatKcal, formatList, formatNumber } from '../ui/format-pt-br.ts'
import { allergenNames } from './allergen-names.ts'

/** What one portion holds, and what it may not be for. */
export function NutritionCard({ recipe }: { recipe: Recipe }) {
  const { calories, portion_grams: grams, sodium_mg: sodium } = recipe
  const allergens = allergenNames(recipe.allergens)
  return (
    <Card flush aria-labelledby="nutricao" className="flex flex-col gap-4 p-4">
      <h2 id="nutricao" className="text-xl font-bold">
        {calories === null ? 'Alérgenos' : 'Nutrição por porção'}
      </h2>
      {calories !== null && (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-3xl font-bold">{formatKcal(calories)}</span>
            {grams !== null && <span className="text-ink-soft">em {formatGrams(grams)} prontos</span>}
          </p>
          <MacroRow nutrients={recipe} />
          {sodium !== null && (
            <p className="text-sm text-ink-soft">
              Sódio: {formatNumber(sodium)}&nbsp;mg, já com o sal da receita.
            </p>
          )}
        </>
      )}
      <div className="text-sm">
        <p>
          {allergens.length > 0 ? (
            <>
              <span className="font-semibold">Contém:</span> {formatList(allergens)}.
            </>
          ) : (
            'Nenhum dos principais alérgenos aparece nos ingredientes.'
          )}
        </p>
        <p className="pt-1 text-ink-soft">
          Marcas e cozinhas variam: com alergia, confira os rótulos. Números calculados ingrediente por
          ingrediente.{' '}
          <Link to="/sobre-os-dados" className="font-semibold text-folha underline underline-offset-4">
            De onde vêm
          </Link>
        </p>
      </div>
    </Card>
  )
}
