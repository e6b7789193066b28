import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { micronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import {
  comparedAmount,
  noDiagnosis,
  nutrientAmount,
  nutrientName,
  nutrientSources,
} from '../../../day/shared/nutrient-copy.ts'
import { NutrientRows } from '../../../day/shared/nutrient-rows.tsx'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { nutrientsFact } from '../fold-facts.ts'
import { formatPercent } from '../../../ui/format/format-pt-br.ts'
import { FoldedCard } from './folded-card.tsx'

/** Mean vitamins and minerals of the logged days: the ones that matter to this person, and all of them as a table. */
export function NutrientsCard({ nutrients }: { nutrients: readonly ComparedNutrient[] }) {
  const shown = nutrients.filter(({ reason }) => reason !== null)
  return (
    <FoldedCard id="nutrientes" title="Vitaminas e minerais" fact={nutrientsFact(shown)}>
      <p className="text-sm text-ink-soft">Média dos dias com registro</p>
      <NutrientRows nutrients={shown} />
      <p className="text-sm text-pretty text-ink-soft">
        {nutrientSources} {noDiagnosis}
      </p>
      <TableBehind
        caption="Vitaminas e minerais por dia"
        columns={['Por dia', 'Média', 'Conhecido']}
        rows={() => micronutrients.flatMap((nutrient) => rowOf(nutrients, nutrient))}
      />
    </FoldedCard>
  )
}

function rowOf(nutrients: readonly ComparedNutrient[], nutrient: ComparedNutrient['nutrient']): string[][] {
  const compared = nutrients.find((one) => one.nutrient === nutrient)
  if (!compared) return []
  const { known_percentage: known } = compared
  const amount = comparedAmount(compared)
  return [
    [
      compared.with_kitchen_salt === undefined
        ? nutrientName(compared)
        : `${nutrientName(compared)}, com o sal da cozinha`,
      amount === null ? 'não se sabe' : nutrientAmount(compared, amount),
      known === null ? '–' : formatPercent(known),
    ],
  ]
}
