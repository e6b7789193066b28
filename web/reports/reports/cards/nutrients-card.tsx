import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { micronutrients } from '#nutrition/micronutrients/micronutrient.ts'
import {
  comparedAmount,
  noDiagnosis,
  nutrientAmount,
  nutrientName,
  nutrientSources,
} from '../../../day/shared/nutrient-copy.ts'
import { NutrientRows } from '../../../day/shared/nutrient-rows.tsx'
import { TableBehind } from '../../../ui/charts/table-behind.tsx'
import { formatPercent } from '../../../ui/format/format-pt-br.ts'
import { Card } from '../../../ui/layout/card.tsx'

/** Mean vitamins and minerals of the logged days: those that matter to this person, and all as a table. */
export function NutrientsCard({ nutrients }: { nutrients: readonly ComparedNutrient[] }) {
  const shown = nutrients.filter(({ reason }) => reason !== null)
  return (
    <Card aria-labelledby="nutrientes" className="flex flex-col gap-4">
      <div>
        <h2 id="nutrientes" className="text-lg font-bold">
          Vitaminas e minerais
        </h2>
        <p className="text-sm text-ink-soft">Média dos dias com registro</p>
      </div>
      <NutrientRows nutrients={shown} />
      <p className="text-sm text-pretty text-ink-soft">
        {nutrientSources} {noDiagnosis}
      </p>
      <TableBehind
        caption="Vitaminas e minerais por dia"
        columns={['Por dia', 'Média', 'Conhecido']}
        rows={() => micronutrients.flatMap((nutrient) => rowOf(nutrients, nutrient))}
      />
    </Card>
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
