import type { HealthFacts } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { isMainMeal, type PlateFacts } from './plate-facts.ts'
import { scoreCopy } from './score-copy.ts'
import type { LimitCode, MealTarget, ScorePart, ScorePartCode } from './score-parts.ts'

const rules = nutritionRules.plateScore
const mostNotes = 4

interface NotedPlate {
  readonly plate: PlateFacts
  readonly target: MealTarget
  readonly mealType: MealType
  readonly parts: readonly ScorePart[]
  readonly passed: readonly LimitCode[]
  readonly person: HealthFacts | null
  /** Remarks on the person's health conditions, shown before all others. */
  readonly conditionNotes: readonly string[]
}

/**
 * Returns all condition remarks, then fills up to `mostNotes` with remarks that the plate is small, on what is good,
 * and on what would improve the score most. No remark names a food that a restriction could forbid, judges, or asks to
 * compensate for a meal.
 */
export function plateNotesOf(noted: NotedPlate): string[] {
  const { plate, target, mealType, parts, passed, person, conditionNotes } = noted
  const share = (code: ScorePartCode) => {
    const found = parts.find((part) => part.code === code)
    return found ? found.points / found.max : 1
  }
  const isSmall = plate.kcal < target.kcal * rules.smallPlateShare
  const first: string[] = isSmall ? [scoreCopy.small] : []
  if (!isSmall && share('plants') >= 0.8 && plate.plantG > 0) first.push(scoreCopy.good.plants)
  if (share('protein') === 1 && share('energy') === 1) first.push(scoreCopy.good.balance)

  const suggestions: { lost: number; text: string }[] = []
  const suggest = (code: ScorePartCode, text: string) => {
    if (share(code) < 0.8) suggestions.push({ lost: rules.points[code] * (1 - share(code)), text })
  }
  suggest('plants', plantNote(mealType))
  if (plate.proteinG < target.proteinG && isMainMeal(mealType)) suggest('protein', scoreCopy.protein)
  if (plate.kcal > target.kcal) suggest('energy', scoreCopy.large)
  else if (!isSmall && plate.withoutFillers.kcal >= plate.kcal) suggest('energy', scoreCopy.small)
  if (isMainMeal(mealType) && !hasIrritableGut(person)) suggest('fiber', scoreCopy.fiber)
  if (plate.hasUltraProcessed) suggest('processing', scoreCopy.processing)
  if (plate.friedItems >= rules.friedItems) suggestions.push({ lost: 10, text: scoreCopy.fried })
  if (conditionNotes.length === 0) {
    for (const code of notedLimitsOf(plate, target, passed)) {
      suggestions.push({ lost: rules.points.limits, text: limitNote(code, mealType) })
    }
  }

  suggestions.sort((a, b) => b.lost - a.lost)
  const others = [...first, ...suggestions.map(({ text }) => text)]
  return [...conditionNotes, ...others.slice(0, Math.max(0, mostNotes - conditionNotes.length))]
}

/**
 * Drops the sodium remark when the foods exceed the limit only together with average added salt. People with
 * hypertension get the remark of `saltNote` instead.
 */
function notedLimitsOf(plate: PlateFacts, target: MealTarget, passed: readonly LimitCode[]): LimitCode[] {
  const isSalty = (plate.sodium.ownMg ?? 0) > nutritionRules.macros.sodiumMg * target.share
  return passed.filter((code) => code !== 'sodio' || isSalty)
}

function hasIrritableGut(person: HealthFacts | null): boolean {
  const issues = person?.digestiveIssues ?? []
  return issues.includes('Diarreia') || issues.includes('Síndrome do intestino irritável')
}

/** Returns the remark for people without a score. It is about variety only, never about amounts or energy. */
export function varietyNotesOf(plate: PlateFacts, mealType: MealType): string[] {
  if (plate.plantG <= 0) return plate.isDrinksOnly ? [] : [plantNote(mealType)]
  const isOnlyPlants = plate.plantShare === 1
  return isOnlyPlants && isMainMeal(mealType) ? [scoreCopy.variety.onlyPlants] : [scoreCopy.variety.plants]
}

/** Returns the remark for a plate that gets no score, because it has only drinks or too little food. */
export function unscoredNoteOf(plate: PlateFacts, mealType: MealType): string {
  if (plate.isDrinksOnly) return scoreCopy.drinksOnly
  return isMainMeal(mealType) ? scoreCopy.tooLittle.main : scoreCopy.tooLittle.snack
}

function limitNote(code: LimitCode, mealType: MealType): string {
  const isSnackFat = code === 'gordura_saturada' && !isMainMeal(mealType)
  return isSnackFat ? scoreCopy.snackFat : scoreCopy.limits[code]
}

function plantNote(mealType: MealType): string {
  return isMainMeal(mealType) ? scoreCopy.plants.main : scoreCopy.plants.snack
}
