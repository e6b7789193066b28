import type { Food } from '../../foods/food.ts'
import { plateWarnings, type AllergyWarning } from '../../safety/allergy-warnings.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import { safetyGates } from '../../safety/gates.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { DayTargets } from '../../targets/macros.ts'
import { usualMealShares, type MealShares } from '../../targets/meal-shares.ts'
import { conditionNotesOf } from './condition-notes.ts'
import type { DaySoFar } from './day-so-far.ts'
import { isMainMeal, plateFactsOf, type PlateFacts, type PlateItem } from './plate-facts.ts'
import { type ScoredAs, scoredAs } from './plate-kind.ts'
import { type AdviceTopic, plateNotesOf, unscoredNoteOf, varietyNotesOf } from './plate-notes.ts'
import { scoreCopy } from './score-copy.ts'
import {
  type MealTarget,
  passedLimitsOf,
  type ScoreMeasure,
  type ScorePart,
  scorePartsOf,
} from './score-parts.ts'

const rules = nutritionRules.plateScore

export interface PlateToScore {
  readonly items: readonly PlateItem[]
  /** Foods that the tables lack, which only cause warnings (`unlistedFoods`). */
  readonly unlisted?: readonly Food[]
  /** The day's targets and the share of each meal. `null`: a reference day of 2 000 kcal in four meals is used. */
  readonly targets: { readonly day: DayTargets; readonly mealShares: MealShares } | null
  /** The day's other meals, which count for a small meal; `null` when none is known. */
  readonly day?: DaySoFar | null
  /** Subjects on which the day's other meals advised already (`PlateScore.advised`). */
  readonly advised?: readonly AdviceTopic[]
  /** `null` before the questionnaire. */
  readonly person: HealthFacts | null
  /** True if the plan is above the person's need, to gain weight: a large meal costs no points and no remark. */
  readonly wantsGain?: boolean
  /** True to give no score whatever `person` says, for example after the answers that hid the numbers were deleted. */
  readonly hidesNumbers?: boolean
  /** Confidence in foods and amounts, 0 to 1 (`scanConfidence`); under 0.5 a range replaces the score. */
  readonly confidence: number
}

export interface PlateScore {
  /** Whole number from 20 to 100; `null` for a plate that gets a range or no score. */
  readonly score: number | null
  /** Lowest and highest possible score, 15 to 100, when the confidence is under 0.5; otherwise `null`. */
  readonly range: readonly [low: number, high: number] | null
  /** "Muito adequado" and so on; `null` without score and range. */
  readonly band: string | null
  readonly parts: readonly ScorePart[]
  /** Remarks in Portuguese: all remarks on the person's conditions, then others until there are two. */
  readonly notes: readonly string[]
  /** Subjects of the remarks that advise. */
  readonly advised: readonly AdviceTopic[]
  readonly warnings: readonly AllergyWarning[]
}

/**
 * Returns the score of a plate: the points of `scorePartsOf`, capped by `rules.caps`, at least 20. A small meal
 * (`scoredAs`) is judged together with the rest of the day. A plate under 100 kcal or with drinks only gets no score. People whose
 * numbers are withheld get remarks and warnings only. Sources: `docs/sources.md`, "Plate score".
 */
export function scorePlate(plate: PlateToScore): PlateScore {
  const { items, unlisted = [], person, advised = [] } = plate
  const mealType = scoredAs(items)
  const facts = plateFactsOf(items, mealType)
  const warnings = person
    ? plateWarnings([...items, ...unlisted.map((food) => ({ food }))], exclusionsOf(person))
    : []
  const target = mealTargetOf(plate, mealType)
  const givesScore = !plate.hidesNumbers && !isUnscored(person)
  const conditionNotes = conditionNotesOf(items, facts, { target, mealType, givesScore }, person)
  if (!givesScore) {
    const variety = varietyNotesOf(facts, mealType, advised)
    return { ...unscored, ...variety, notes: [...conditionNotes, ...variety.notes], warnings }
  }
  if (items.length === 0) return { ...unscored, warnings }
  if (facts.isDrinksOnly || facts.kcal < rules.leastKcal) {
    // The alcohol remark already says that the plate is not scored.
    const isSaid = facts.isDrinksOnly && facts.hasAlcohol
    const notes = isSaid ? conditionNotes : [...conditionNotes, unscoredNoteOf(facts, mealType)]
    return { ...unscored, notes, warnings }
  }

  const wantsGain = plate.wantsGain === true
  const measure: ScoreMeasure = { target, mealType, day: plate.day ?? null, person, wantsGain }
  const cap = capOf(facts, measure, warnings)
  const parts = scorePartsOf(facts, measure)
  const passed = passedLimitsOf(facts, measure)
  const isSure = plate.confidence >= rules.confidenceForNumber
  const total = totalOf(parts, cap)
  const range = isSure ? null : rangeOf(items, measure, cap)
  const noted = { plate: facts, target, mealType, parts, passed, person, wantsGain, conditionNotes, advised }
  const remarks = plateNotesOf({ ...noted, scores: range ?? [total, total] })
  const band = range ? rangeBandOf(range) : bandOf(total)
  return { score: range ? null : total, range, band, parts, ...remarks, warnings }
}

const unscored = { score: null, range: null, band: null, parts: [], notes: [], advised: [] } as const

/** Returns the Portuguese label of a score. */
export function bandOf(score: number): string {
  const { great, good, fair } = rules.bands
  if (score >= great) return scoreCopy.bands.great
  if (score >= good) return scoreCopy.bands.good
  return score >= fair ? scoreCopy.bands.fair : scoreCopy.bands.low
}

/**
 * Returns whether a safety gate withholds the score. A pending acknowledgement (`aceite_pendente`) withholds no score.
 */
function isUnscored(person: HealthFacts | null): boolean {
  return person !== null && safetyGates(person).noNumbers.some(({ code }) => code !== 'aceite_pendente')
}

const smallMeals = ['cafe_manha', 'lanche_manha', 'lanche_tarde'] as const
const mainMeals = ['almoco', 'jantar'] as const

/** Returns the targets of the smallest and of the largest meal of the plate's kind. */
function mealTargetOf({ targets }: PlateToScore, mealType: ScoredAs): MealTarget {
  const { reference } = rules
  const day = targets?.day ?? { kcal: reference.kcal, protein_g: reference.proteinG }
  const shares = targets?.mealShares ?? usualMealShares(reference.mealsPerDay)
  // A meal type that is not in the person's plan has no share there, so it gets its share in a day of six meals.
  const meals = isMainMeal(mealType) ? mainMeals : smallMeals
  const kind = meals.map((meal) => shares[meal] || usualMealShares(6)[meal])
  const [least, most] = [Math.min(...kind), Math.max(...kind)]
  return {
    kcal: day.kcal * least,
    mostKcal: day.kcal * most,
    proteinG: day.protein_g * least,
    mostProteinG: day.protein_g * most,
    dayProteinG: day.protein_g,
    share: most,
  }
}

function capOf(
  facts: PlateFacts,
  { target, mealType }: ScoreMeasure,
  warnings: readonly AllergyWarning[],
): number {
  const caps = [100]
  if (warnings.some(({ certainty }) => certainty === 'contem')) caps.push(rules.caps.forbidden)
  const { energyShare, plantShare } = rules.fastFood
  if (facts.ultraProcessedOrFriedShare >= energyShare && facts.plantShare < plantShare) {
    caps.push(rules.caps.fastFood)
  }
  if (isMainMeal(mealType) && facts.isStarchOnly) caps.push(rules.caps.starchOnly)
  // Energy without fillers: farofa or cola must not turn a plate of salad into a full meal.
  if (facts.withoutFillers.kcal < target.kcal * rules.smallPlateShare) caps.push(rules.caps.smallPlate)
  if (facts.friedItems >= rules.friedItems) caps.push(rules.caps.fried)
  return Math.min(...caps)
}

function totalOf(parts: readonly ScorePart[], cap: number): number {
  const total = parts.reduce((sum, { points }) => sum + points, 0)
  return Math.round(Math.max(rules.least, Math.min(total, cap)))
}

/**
 * Returns the lowest and highest score for portions within ±`portionError`, widened by `identityError` points at both
 * ends and limited to 0 and `cap`.
 */
function rangeOf(items: readonly PlateItem[], measure: ScoreMeasure, cap: number): [number, number] {
  const scores = [1 - rules.portionError, 1, 1 + rules.portionError].map((scale) => {
    const scaled = items.map(({ food, grams }) => ({ food, grams: grams * scale }))
    return totalOf(scorePartsOf(plateFactsOf(scaled, measure.mealType), measure), cap)
  })
  return [
    Math.max(Math.min(...scores) - rules.identityError, 0),
    Math.min(Math.max(...scores) + rules.identityError, cap),
  ]
}

function rangeBandOf([low, high]: readonly [number, number]): string {
  const [from, to] = [bandOf(low), bandOf(high)]
  return from === to ? from : scoreCopy.between(from, to)
}
