import { allergyWarnings, type AllergyWarning } from '../safety/allergy-warnings.ts'
import { exclusionsOf } from '../safety/exclusions.ts'
import { safetyGates } from '../safety/gates.ts'
import type { HealthFacts } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { DayTargets } from '../targets/macros.ts'
import { usualMealShares, type MealShares } from '../targets/meal-shares.ts'
import type { MealType } from '../targets/meal-type.ts'
import { plateFactsOf, type PlateFacts, type PlateItem } from './plate-facts.ts'
import { plateNotesOf, varietyNotesOf } from './plate-notes.ts'
import { isMainMeal, limitsOf, scorePartsOf, type MealTarget, type ScorePart } from './score-parts.ts'

const rules = nutritionRules.plateScore

export interface PlateToScore {
  readonly items: readonly PlateItem[]
  readonly mealType: MealType
  /** The day's targets and how meals share them; without them a day of 2 000 kcal in four meals stands in. */
  readonly targets: { readonly day: DayTargets; readonly mealShares: MealShares } | null
  /** `null` before the questionnaire. */
  readonly person: HealthFacts | null
  /** 0 to 1, how sure foods and amounts are (`scanConfidence`). */
  readonly confidence: number
}

export interface PlateScore {
  /** 0 to 100, whole; `null` where only a range is honest, or where no score is given at all. */
  readonly score: number | null
  /** With a confidence under 0.5, in place of the score. */
  readonly range: readonly [low: number, high: number] | null
  /** "Muito adequado" and so on; `null` without score and range. */
  readonly band: string | null
  readonly parts: readonly ScorePart[]
  /** Up to four plain remarks. */
  readonly notes: readonly string[]
  readonly warnings: readonly AllergyWarning[]
}

/**
 * Adequacy of a plate from 0 to 100: vegetables, protein, energy, fiber, processing, limits. An allergen or another
 * forbidden food caps it at 20, a mostly ultra-processed or fried plate without plants at 35, starch alone at lunch or
 * dinner at 45, two fried items at 70. People for whom a number
 * could do harm or would mean nothing (`safetyGates`) get remarks and warnings only.
 * Sources: `docs/sources.md`, "Nota do prato".
 */
export function scorePlate(plate: PlateToScore): PlateScore {
  const { items, mealType, person } = plate
  const facts = plateFactsOf(items)
  const warnings = person
    ? allergyWarnings(
        items.flatMap(({ food, flavors = [] }) => [food, ...flavors]),
        exclusionsOf(person),
      )
    : []
  if (isUnscored(person)) {
    return { ...unscored, notes: varietyNotesOf(facts, mealType), warnings }
  }
  if (facts.kcal <= 0) return { ...unscored, warnings }

  const target = mealTargetOf(plate)
  const cap = capOf(facts, mealType, warnings)
  const parts = scorePartsOf(facts, target, mealType, person)
  const notes = plateNotesOf(facts, target, mealType, parts, limitsOf(facts, target, mealType, person).passed)
  if (plate.confidence >= rules.confidenceForNumber) {
    const score = totalOf(parts, cap)
    return { score, range: null, band: bandOf(score), parts, notes, warnings }
  }
  const range = rangeOf(plate, target, cap)
  return { score: null, range, band: rangeBandOf(range), parts, notes, warnings }
}

const unscored = { score: null, range: null, band: null, parts: [], notes: [] } as const

/** Words for a score from 0 to 100. */
export function bandOf(score: number): string {
  if (score >= rules.bands.great) return 'Muito adequado'
  if (score >= rules.bands.good) return 'Adequado'
  return score >= rules.bands.fair ? 'Pode melhorar' : 'Pouco adequado'
}

/** A referral concerns what is eaten; a pending acknowledgement does not. */
function isUnscored(person: HealthFacts | null): boolean {
  return person !== null && safetyGates(person).noNumbers.some(({ code }) => code !== 'aceite_pendente')
}

function mealTargetOf({ targets, mealType }: PlateToScore): MealTarget {
  const { reference } = rules
  const day = targets?.day ?? { kcal: reference.kcal, protein_g: reference.proteinG }
  const shares = targets?.mealShares ?? usualMealShares(reference.mealsPerDay)
  // A meal the person usually skips is measured by its share in a day of six.
  const share = shares[mealType] || usualMealShares(6)[mealType]
  return { kcal: day.kcal * share, proteinG: day.protein_g * share, share }
}

function capOf(facts: PlateFacts, mealType: MealType, warnings: readonly AllergyWarning[]): number {
  const caps = [100]
  if (warnings.some(({ certainty }) => certainty === 'contem')) caps.push(rules.caps.forbidden)
  const { energyShare, plantShare } = rules.fastFood
  if (facts.ultraProcessedOrFriedShare >= energyShare && facts.plantShare < plantShare) {
    caps.push(rules.caps.fastFood)
  }
  if (isMainMeal(mealType) && facts.isStarchOnly) caps.push(rules.caps.starchOnly)
  if (facts.friedItems >= rules.friedItems) caps.push(rules.caps.fried)
  return Math.min(...caps)
}

function totalOf(parts: readonly ScorePart[], cap: number): number {
  return Math.round(
    Math.min(
      parts.reduce((total, { points }) => total + points, 0),
      cap,
    ),
  )
}

/** Lowest and highest score over the usual error of portions, widened for foods that may be mistaken. */
function rangeOf(
  { items, mealType, person }: PlateToScore,
  target: MealTarget,
  cap: number,
): [number, number] {
  const scores = [1 - rules.portionError, 1, 1 + rules.portionError].map((scale) => {
    const scaled = plateFactsOf(items.map(({ food, grams }) => ({ food, grams: grams * scale })))
    return totalOf(scorePartsOf(scaled, target, mealType, person), cap)
  })
  return [
    Math.max(Math.min(...scores) - rules.identityError, 0),
    Math.min(Math.max(...scores) + rules.identityError, cap),
  ]
}

function rangeBandOf([low, high]: readonly [number, number]): string {
  const [from, to] = [bandOf(low), bandOf(high)]
  return from === to ? from : `Entre ${from.toLowerCase()} e ${to.toLowerCase()}`
}
