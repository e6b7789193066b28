import type { HealthFacts } from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { isMainMeal, type PlateFacts } from './plate-facts.ts'
import { scoreCopy } from './score-copy.ts'
import type { LimitCode, MealTarget, ScorePart, ScorePartCode } from './score-parts.ts'

const rules = nutritionRules.plateScore
const mostNotes = 2

/** Subject of an advice. Salad and fiber are one subject, because both ask for vegetables. */
export type AdviceTopic =
  | 'vegetables'
  | 'fruit'
  | 'protein'
  | 'large'
  | 'small'
  | 'processing'
  | 'fried'
  | 'company'
  | LimitCode

interface Advice {
  readonly topic: AdviceTopic
  readonly text: string
}

/** Remarks on a plate, and the subjects of those that advise. */
export interface PlateNotes {
  readonly notes: readonly string[]
  readonly advised: readonly AdviceTopic[]
}

interface NotedPlate {
  readonly plate: PlateFacts
  readonly target: MealTarget
  readonly mealType: MealType
  readonly parts: readonly ScorePart[]
  readonly passed: readonly LimitCode[]
  readonly person: HealthFacts | null
  readonly wantsGain: boolean
  /** Lowest and highest score of the plate, from which its headline is made. */
  readonly scores: readonly [low: number, high: number]
  /** Remarks on the person's health conditions, shown before all others. */
  readonly conditionNotes: readonly string[]
  /** Subjects on which the day's other meals advised already. */
  readonly advised: readonly AdviceTopic[]
}

/**
 * Returns all condition remarks, then fills up to `mostNotes` with praise and the advice that would improve the score
 * most. The remarks agree with the headline: a great plate gets no advice except `gentleTopics`, a good one is called
 * neither small nor large, and a low one is not praised. No advice repeats a subject of the day, and none names a food
 * that a restriction could forbid, judges, or asks to compensate for a meal.
 */
export function plateNotesOf(noted: NotedPlate): PlateNotes {
  const { scores, conditionNotes, advised } = noted
  const isGreat = scores[1] >= rules.bands.great
  const free = Math.max(0, mostNotes - conditionNotes.length)
  const praise = scores[0] >= rules.bands.fair ? praiseOf(noted) : []
  const found = adviceOf(noted).filter(({ topic }) => !isGreat || gentleTopics.has(topic))
  const advice = compatible(found, advised).slice(0, Math.max(0, free - Math.min(praise.length, 1)))
  const shown = praise.slice(0, isGreat ? free - advice.length : Math.min(free, 1))
  return {
    notes: [...conditionNotes, ...shown, ...advice.map(({ text }) => text)],
    advised: advice.map(({ topic }) => topic),
  }
}

/** Advice that says "when you can" or "for a change", and so also suits a great plate. */
const gentleTopics: ReadonlySet<AdviceTopic> = new Set(['processing', 'fried'])

function praiseOf({ plate, target, parts, scores }: NotedPlate): string[] {
  if (isSmall(plate, target)) return []
  const hasPlants = shareOf(parts, 'plants') >= 0.8 && plate.plantG > 0
  // A plate that could be better is not balanced.
  const isBalanced =
    scores[0] >= rules.bands.good && shareOf(parts, 'protein') === 1 && shareOf(parts, 'energy') === 1
  return [...(hasPlants ? [scoreCopy.good.plants] : []), ...(isBalanced ? [scoreCopy.good.balance] : [])]
}

/** Returns all advice on the plate, the one that would improve the score most first. */
function adviceOf(noted: NotedPlate): Advice[] {
  const { plate, target, mealType, parts, passed, person, conditionNotes } = noted
  const isMain = isMainMeal(mealType)
  const found: (Advice & { readonly lost: number })[] = []
  const suggest = (code: ScorePartCode, topic: AdviceTopic, text: string) => {
    const share = shareOf(parts, code)
    if (share < 0.8) found.push({ lost: rules.points[code] * (1 - share), topic, text })
  }
  suggest('plants', isMain ? 'vegetables' : 'fruit', plantNote(mealType, plate))
  if (plate.proteinG < target.proteinG && isMain) suggest('protein', 'protein', scoreCopy.protein)
  if (noted.scores[1] < rules.bands.good) {
    if (isSmall(plate, target)) found.push({ lost: Infinity, topic: 'small', text: scoreCopy.small })
    else if (plate.kcal > target.mostKcal && !noted.wantsGain) suggest('energy', 'large', scoreCopy.large)
    else if (plate.withoutFillers.kcal >= plate.kcal) suggest('energy', 'small', scoreCopy.small)
  }
  if (isMain && !hasIrritableGut(person)) suggest('fiber', 'vegetables', scoreCopy.fiber)
  if (plate.hasUltraProcessed) suggest('processing', 'processing', scoreCopy.processing)
  if (plate.friedItems >= rules.friedItems) found.push({ lost: 10, topic: 'fried', text: scoreCopy.fried })
  if (conditionNotes.length === 0) {
    for (const code of notedLimitsOf(plate, target, passed)) {
      found.push({ lost: rules.points.limits, topic: code, text: limitNote(code, mealType) })
    }
  }
  return found.sort((a, b) => b.lost - a.lost)
}

/** Advice that asks for more food, which contradicts the remark that the plate is large. */
const addingTopics: ReadonlySet<AdviceTopic> = new Set(['vegetables', 'fruit', 'protein', 'small'])

/** Drops what the day advised already, what repeats a subject, and what contradicts an advice before it. */
function compatible(found: readonly Advice[], advised: readonly AdviceTopic[]): Advice[] {
  const kept: Advice[] = []
  for (const one of found) {
    const isSaid = [...advised, ...kept.map(({ topic }) => topic)].includes(one.topic)
    if (!isSaid && !kept.some(({ topic }) => contradicts(topic, one.topic))) kept.push(one)
  }
  return kept
}

function contradicts(one: AdviceTopic, other: AdviceTopic): boolean {
  return (one === 'large' && addingTopics.has(other)) || (other === 'large' && addingTopics.has(one))
}

function isSmall(plate: PlateFacts, target: MealTarget): boolean {
  return plate.kcal < target.kcal * rules.smallPlateShare
}

function shareOf(parts: readonly ScorePart[], code: ScorePartCode): number {
  const found = parts.find((part) => part.code === code)
  return found ? found.points / found.max : 1
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
export function varietyNotesOf(
  plate: PlateFacts,
  mealType: MealType,
  advised: readonly AdviceTopic[],
): PlateNotes {
  const isMain = isMainMeal(mealType)
  const advise = (topic: AdviceTopic, text: string): PlateNotes =>
    advised.includes(topic) ? { notes: [], advised: [] } : { notes: [text], advised: [topic] }
  if (plate.plantG <= 0) {
    if (plate.isDrinksOnly) return { notes: [], advised: [] }
    return advise(isMain ? 'vegetables' : 'fruit', plantNote(mealType, plate))
  }
  if (plate.plantShare === 1 && isMain) return advise('company', scoreCopy.variety.onlyPlants)
  return { notes: [scoreCopy.variety.plants], advised: [] }
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

function plantNote(mealType: MealType, { plantG }: PlateFacts): string {
  if (!isMainMeal(mealType)) return scoreCopy.plants.snack
  return plantG > 0 ? scoreCopy.plants.more : scoreCopy.plants.main
}
