import { hasHighCholesterol, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { activityCategoryOf, addedKcal, needBandKcalOf, restingKcal } from './energy.ts'
import type { GoalEnergy } from './goal-energy.ts'
import { minMealProteinGOf, referenceWeightKg, type DayTargets } from './macros.ts'
import type { Person } from './person.ts'
import { stepTexts } from './target-copy.ts'

const { fiber, kcalPerG } = nutritionRules.macros

/** One line of the explanation "Como calculamos". */
export interface ExplanationStep {
  readonly code:
    | 'repouso'
    | 'gasto'
    | 'adicional'
    | 'faixa'
    | 'objetivo'
    | 'macros'
    | 'proteina_refeicoes'
    | 'fibra'
    | 'treino'
    | 'agua'
  readonly text: string
}

/** Returns the Portuguese lines of "Como calculamos" for a plan's figures, in the order of calculation. */
export function explain(
  person: Person,
  energy: GoalEnergy,
  rest: DayTargets,
  training: DayTargets,
  waterMl: number,
): ExplanationStep[] {
  const { freqPerWeek, durationMinutes } = person.activity
  const needKcal = Math.ceil(energy.needKcal)
  const added = addedKcal(person)
  const mealProteinG = minMealProteinGOf(person, rest)
  const steps: ExplanationStep[] = [
    { code: 'repouso', text: stepTexts.resting(restingKcal(person)) },
    {
      code: 'gasto',
      text: stepTexts.expenditure(needKcal - added, activityCategoryOf(person), freqPerWeek, durationMinutes),
    },
  ]
  if (added > 0) {
    steps.push({
      code: 'adicional',
      text: stepTexts.added(added, isPregnant(person), isLactating(person), needKcal),
    })
  }
  steps.push(
    { code: 'faixa', text: stepTexts.band(...needBandKcalOf(person)) },
    {
      code: 'objetivo',
      text:
        added > 0
          ? stepTexts.covered(energy.kcal)
          : stepTexts.goal(energy.pursuedGoal, energy.kcal, needKcal),
    },
    {
      code: 'macros',
      text: stepTexts.macros(
        rest.protein_g,
        rest.protein_g / referenceWeightKg(person),
        rest.fat_g,
        (rest.fat_g * kcalPerG.fat) / rest.kcal,
        rest.carb_g,
      ),
    },
  )
  if (mealProteinG !== null) {
    steps.push({ code: 'proteina_refeicoes', text: stepTexts.mealProtein(mealProteinG) })
  }
  steps.push({
    code: 'fibra',
    text: stepTexts.fiber(rest.fiber_g, hasHighCholesterol(person) ? fiber.minHighCholesterolG : fiber.minG),
  })
  if (training.kcal !== rest.kcal) {
    steps.push({ code: 'treino', text: stepTexts.training(training.kcal, rest.kcal) })
  }
  steps.push({ code: 'agua', text: stepTexts.water(waterMl) })
  return steps
}
