import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import type { Report } from '#contract/reports/reports.ts'
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
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { meanOfDays } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

interface NutrientsCardProps {
  nutrients: readonly ComparedNutrient[]
  report: Report
}

/** Mean vitamins and minerals: the ones that matter to this person, and all of them as a table. */
export function NutrientsCard({ nutrients, report }: NutrientsCardProps) {
  const shown = nutrients.filter(({ reason }) => reason !== null)
  return (
    <FoldedCard id="nutrientes" title="Vitaminas e minerais" fact={nutrientsFact(shown)}>
      <p className="text-sm text-ink-soft">{meanOfDays(report)}</p>
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
