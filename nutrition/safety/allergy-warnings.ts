import type { Food, FoodId } from '../foods/food.ts'
import { exclusionsHitBy, type ExclusionSource, type Exclusions } from './exclusions.ts'
import { hasUnseenIngredients } from './unseen-ingredients.ts'

export interface AllergyWarning {
  readonly foodId: FoodId
  readonly foodName: string
  /** Answer that the food conflicts with: `Amendoim`, `Lactose`, `Gestação`. */
  readonly answer: string
  readonly source: ExclusionSource
  /** `contem`: listed in the table. `nao_verificado`: severe allergy and a food with unverifiable ingredients. */
  readonly certainty: 'contem' | 'nao_verificado'
  readonly text: string
}

/** Sources that cause a warning; for styles and other conditions a food is only not suggested. */
const forbidding: ReadonlySet<ExclusionSource> = new Set(['alergia', 'intolerancia', 'gestacao'])

/**
 * Returns a warning per food that conflicts with an allergy, an intolerance or a pregnancy rule. An empty list does not
 * mean "safe": the food table has no data on brands, traces or the kitchen.
 */
export function allergyWarnings(foods: readonly Food[], exclusions: Exclusions): AllergyWarning[] {
  return foods.flatMap((food) => {
    const hits = exclusionsHitBy(food, exclusions).filter(({ source }) => forbidding.has(source))
    const warnings: AllergyWarning[] = hits.map(({ source, answer }) => ({
      foodId: food.id,
      foodName: food.name,
      answer,
      source,
      certainty: 'contem',
      text: warningText(food.name, source, answer),
    }))
    if (!exclusions.isStrict || !hasUnseenIngredients(food)) return warnings
    const known = new Set(hits.map(({ answer }) => answer))
    const unseen = exclusions.all.filter(({ source, answer }) => source === 'alergia' && !known.has(answer))
    return [
      ...warnings,
      ...unseen.map(({ source, answer }): AllergyWarning => ({
        foodId: food.id,
        foodName: food.name,
        answer,
        source,
        certainty: 'nao_verificado',
        text: `${food.name} pode conter traços ligados à sua alergia (${answer}). Confira o rótulo e o preparo.`,
      })),
    ]
  })
}

function warningText(foodName: string, source: ExclusionSource, answer: string): string {
  switch (source) {
    case 'alergia':
      return `${foodName} pode conter o que você informou como alergia: ${answer}. Confira antes de comer.`
    case 'intolerancia':
      return `${foodName} pode conter o que você informou como intolerância: ${answer}.`
    default:
      return `${foodName}: não é indicado durante a ${answer.toLowerCase()}. Na dúvida, fale com a equipe do pré-natal ou com o pediatra.`
  }
}
