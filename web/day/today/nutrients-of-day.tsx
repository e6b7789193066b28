import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { noDiagnosis, nutrientSources } from '../shared/nutrient-copy.ts'
import { NutrientRows } from '../shared/nutrient-rows.tsx'

interface NutrientsOfDayProps {
  nutrients: readonly ComparedNutrient[]
  /** Whether the questionnaire is answered; the references depend on its answers. */
  hasAnswered: boolean
}

export function NutrientsOfDay({ nutrients, hasAnswered }: NutrientsOfDayProps) {
  return (
    <div className="flex flex-col gap-4 pt-1 pb-5">
      <NutrientRows nutrients={nutrients} />
      <p className="border-t border-line pt-4 text-sm text-pretty text-ink-soft">
        {hasAnswered
          ? 'Um dia sozinho diz pouco: a média da semana está em Relatórios. '
          : 'As suas referências aparecem depois do questionário. '}
        {nutrientSources} {noDiagnosis}
      </p>
    </div>
  )
}
