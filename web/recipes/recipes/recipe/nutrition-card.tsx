import { allergenNames, noAllergenSeen } from '#contract/account/allergen-names.ts'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/layout/card.tsx'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { formatGrams, formatKcal } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'

/** Nutrition of one portion, with its restrictions. */
export function NutritionCard({ recipe }: { recipe: Recipe }) {
  return (
    <Card aria-labelledby="nutricao" className="flex flex-col gap-4">
      <h2 id="nutricao" className="text-xl font-bold">
        {recipe.calories === null ? 'Alérgenos' : 'Nutrição por porção'}
      </h2>
      {recipe.calories !== null && <Numbers recipe={recipe} calories={recipe.calories} />}
      <Allergens recipe={recipe} />
    </Card>
  )
}

const nbsp = '\u00a0'

function Numbers({ recipe, calories }: { recipe: Recipe; calories: number }) {
  const grams = (value: number | null) => value !== null && `${formatNumber(value, 1)}${nbsp}g`
  const sodium = recipe.sodium_mg !== null && `${formatNumber(recipe.sodium_mg)}${nbsp}mg`
  const rows = [
    ['Proteína', grams(recipe.protein_g)],
    ['Carboidrato', grams(recipe.carbs_g)],
    ['Gordura', grams(recipe.fat_g)],
    ['Fibra', grams(recipe.fiber_g)],
    ['Sódio, já com o sal da receita', sodium],
  ] as const
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl font-bold">{formatKcal(calories)}</span>
        {recipe.portion_grams !== null && (
          <span className="text-ink-soft">em {formatGrams(recipe.portion_grams)} prontos</span>
        )}
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">{amount || '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Allergens({ recipe }: { recipe: Recipe }) {
  const allergens = allergenNames(recipe.allergens)
  return (
    <div>
      <p>
        {allergens.length > 0 ? (
          <>
            <span className="font-semibold">Contém:</span> {formatList(allergens)}.
          </>
        ) : (
          noAllergenSeen
        )}
      </p>
      <p className="pt-1 text-sm text-ink-soft">
        Marcas e cozinhas variam: com alergia, confira os rótulos.
        {recipe.calories !== null && ' Números calculados ingrediente por ingrediente.'}{' '}
        <Link to="/sobre-os-dados" className="font-semibold text-folha underline underline-offset-4">
          De onde vêm os dados
        </Link>
      </p>
    </div>
  )
}
