import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { MealType } from '../targets/meal-type.ts'
import type { PlateFacts } from './plate-facts.ts'
import {
  isMainMeal,
  type LimitCode,
  type MealTarget,
  type ScorePart,
  type ScorePartCode,
} from './score-parts.ts'

const rules = nutritionRules.plateScore
const mostNotes = 4

const limitNotes: Record<LimitCode, string> = {
  gordura_saturada: 'A gordura saturada ficou um pouco alta; cortes magros e preparos com menos óleo ajudam.',
  sodio: 'O sal ficou acima do estimado para esta refeição; ervas e limão dão sabor sem sódio.',
  acucar: 'O açúcar adicionado ficou acima do estimado; água ou uma bebida sem açúcar acompanha bem.',
}

/**
 * At most four remarks, what is good first, then what would add most. None names a food that a restriction could
 * forbid, judges, or asks to make up for a meal.
 */
export function plateNotesOf(
  plate: PlateFacts,
  target: MealTarget,
  mealType: MealType,
  parts: readonly ScorePart[],
  limits: readonly LimitCode[],
): string[] {
  const share = (code: ScorePartCode) => {
    const found = parts.find((part) => part.code === code)
    return found ? found.points / found.max : 1
  }
  const good: string[] = []
  if (share('plants') >= 0.8) good.push('Boa presença de verduras, legumes, feijão ou fruta.')
  if (share('protein') === 1 && share('energy') === 1) {
    good.push('Proteína e energia na medida para esta refeição.')
  }

  const suggestions: { lost: number; text: string }[] = []
  const suggest = (code: ScorePartCode, text: string) => {
    if (share(code) < 0.8) suggestions.push({ lost: rules.points[code] * (1 - share(code)), text })
  }
  suggest('plants', plantNote(mealType))
  if (plate.proteinG < target.proteinG) {
    suggest('protein', 'Um pouco mais da sua fonte de proteína preferida equilibraria a refeição.')
  }
  suggest(
    'energy',
    plate.kcal > target.kcal
      ? 'A energia passou do estimado para esta refeição. Uma refeição sozinha não define o seu dia.'
      : 'A energia ficou abaixo do estimado para esta refeição. Se a fome vier, um lanche ajuda.',
  )
  suggest('fiber', 'Versões integrais, verduras ou leguminosas trariam mais fibra.')
  suggest('processing', processingNote)
  if (plate.friedItems >= rules.friedItems) suggestions.push({ lost: 10, text: friedNote })
  for (const code of limits) suggestions.push({ lost: rules.points.limits, text: limitNotes[code] })

  suggestions.sort((a, b) => b.lost - a.lost)
  return [...good, ...suggestions.map(({ text }) => text)].slice(0, mostNotes)
}

const processingNote =
  'Quando der, um preparo caseiro no lugar do ultraprocessado deixa o prato mais simples.'
const friedNote = 'Assado ou grelhado no lugar de uma das frituras deixaria o prato mais leve.'

/** For those who get no score: only variety, never amounts or energy. */
export function varietyNotesOf(plate: PlateFacts, mealType: MealType): string[] {
  if (plate.hasFruitOrVegetable) return ['Que bom ver verduras, legumes, feijão ou fruta por aqui.']
  return [plantNote(mealType)]
}

function plantNote(mealType: MealType): string {
  return isMainMeal(mealType)
    ? 'Uma porção de salada ou legumes deixaria o prato mais completo.'
    : 'Uma fruta ou um vegetal que você goste cairia bem junto.'
}
