import { safetyGates } from '../../safety/gates.ts'
import {
  hasDiabetes,
  hasHeartProblem,
  hasHighCholesterol,
  hasHypertension,
  type HealthFacts,
  isLactating,
  isPregnant,
} from '../../safety/health-facts.ts'
import type { FindingCode } from '../../safety/health-findings.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import { type Micronutrient, micronutrients, type NutrientReason } from './micronutrient.ts'
import { type LifeStage, recommendedIntake } from './reference-intakes.ts'

export interface NutrientReference {
  readonly amount: number
  /** True if `amount` is a maximum, false if it is an intake to reach. */
  readonly isLimit: boolean
}

export interface NutrientNeed {
  readonly nutrient: Micronutrient
  /** A day's amount; `null` without a reference for this person. */
  readonly reference: NutrientReference | null
  /** Reason why the day shows the nutrient; `null` for a nutrient that appears only in the full list. */
  readonly reason: NutrientReason | null
}

interface Eater {
  /** `null` before the questionnaire is answered. */
  readonly person: HealthFacts | null
  /** Energy target of a day in kcal; `null` without targets. */
  readonly kcal: number | null
}

/** Maximum number of nutrients that the day shows (own choice). */
const shownCount = 5
/**
 * Ages in years. Before `menopauseYears` women menstruate and need more iron. Women from `menopauseYears` and men from
 * `oldYears` on need more calcium and vitamin D for their bones.
 */
const menopauseYears = 51
const oldYears = 65

type Wish = readonly [NutrientReason, readonly Micronutrient[]]

/**
 * Lists all nutrients with the person's reference intakes. The nutrients that matter most to the person, at most
 * `shownCount`, come first and have a reason.
 */
export function nutrientNeeds(eater: Eater): NutrientNeed[] {
  const { person } = eater
  const withheld = person === null ? none : withheldFrom(person)
  const reasons = reasonsFor(person, withheld)
  const inOrder = new Set<Micronutrient>([...reasons.keys(), ...micronutrients])
  return [...inOrder].map((nutrient) => ({
    nutrient,
    reference: withheld.has(nutrient) ? null : referenceOf(nutrient, eater),
    reason: reasons.get(nutrient) ?? null,
  }))
}

const none: ReadonlySet<Micronutrient> = new Set()

/** Returns at most `shownCount` nutrients that matter to a person, each with its reason, most important first. */
function reasonsFor(
  person: HealthFacts | null,
  withheld: ReadonlySet<Micronutrient>,
): ReadonlyMap<Micronutrient, NutrientReason> {
  const shown = new Map<Micronutrient, NutrientReason>()
  for (const [reason, nutrients] of person === null ? [usual] : wishesOf(person)) {
    for (const nutrient of nutrients) {
      const isNew = shown.size < shownCount && !shown.has(nutrient)
      if (isNew && !withheld.has(nutrient)) shown.set(nutrient, reason)
    }
  }
  return shown
}

const usual: Wish = ['geral', ['sodium', 'calcium', 'iron', 'potassium']]

/**
 * Returns the reasons that apply to a person, each with its nutrients, most important first. Sodium comes so early that
 * nearly everybody sees it.
 */
function wishesOf(person: HealthFacts): readonly Wish[] {
  const { styles, allergies, intolerances, medications, sex, ageYears } = person
  const isVegan = styles.includes('Vegano')
  const avoidsMilk =
    allergies.includes('Leite') || intolerances.includes('Lactose') || styles.includes('Sem lactose')
  const isExpecting = isPregnant(person) || isLactating(person)
  const asked: readonly (readonly [boolean, ...Wish])[] = [
    [hasHypertension(person), 'pressao', ['sodium']],
    [isPregnant(person), 'gestacao', ['iron', 'folate', 'calcium']],
    [isLactating(person), 'amamentacao', ['calcium', 'vitamin_a', 'zinc']],
    [isVegan, 'sem_alimento_animal', ['vitamin_b12', 'iron', 'calcium']],
    [hasHighCholesterol(person), 'colesterol', ['saturated']],
    [hasDiabetes(person), 'diabetes', ['sugar_added']],
    [true, 'geral', ['sodium']],
    [avoidsMilk, 'sem_leite', ['calcium']],
    [styles.includes('Vegetariano'), 'sem_carne', ['iron', 'vitamin_b12', 'zinc']],
    [sex === 'F' && ageYears < menopauseYears && !isExpecting, 'menstruacao', ['iron']],
    [ageYears >= (sex === 'F' ? menopauseYears : oldYears), 'ossos', ['calcium', 'vitamin_d']],
    [medications.includes('metformina'), 'metformina', ['vitamin_b12']],
    [true, ...usual],
  ]
  return asked.flatMap(([applies, ...wish]) => (applies ? [wish] : []))
}

/**
 * Returns the nutrients that get neither a reason nor a reference. Without a numeric plan, these are all nutrients
 * except sodium, because a professional sets the other amounts. Potassium is withheld where it may harm, sodium with
 * lithium: eating less sodium raises the level of lithium in the blood.
 */
function withheldFrom(person: HealthFacts): ReadonlySet<Micronutrient> {
  const hasPlan = safetyGates(person).noNumbers.every(({ code }) => code === 'aceite_pendente')
  return new Set(
    micronutrients.filter((nutrient) => {
      if (nutrient === 'sodium') return wasFound(person, 'litio')
      return !hasPlan || (nutrient === 'potassium' && potassiumMayHarm(person))
    }),
  )
}

/**
 * Findings with a risk of too much potassium in the blood: from the condition itself, from lithium's effect on the
 * kidneys, or from a medicine that often accompanies the condition.
 */
const potassiumRisks: readonly FindingCode[] = [
  'hipertensao',
  'cardiaca',
  'insuficiencia_cardiaca',
  'renal',
  'transplante',
  'litio',
  'poupador_de_potassio',
]

/**
 * Returns whether more potassium may harm: with weak kidneys, a weak heart, or medicines that keep potassium in the
 * body (WHO, Guideline: potassium intake, 2012). Hypertension counts, because most people with it take such a medicine.
 * Health text that was not understood (`careQuestion`) counts, because it may name such a medicine.
 */
function potassiumMayHarm(person: HealthFacts): boolean {
  return (
    hasHypertension(person) ||
    hasHeartProblem(person) ||
    person.careQuestion === 'open' ||
    person.careQuestion === 'yes' ||
    potassiumRisks.some((code) => wasFound(person, code))
  )
}

/** Returns whether the health texts contain the finding. A finding that the person removed still counts, for safety. */
function wasFound({ declared, removedFindings }: HealthFacts, code: FindingCode): boolean {
  return declared.includes(code) || removedFindings.includes(code)
}

function referenceOf(nutrient: Micronutrient, eater: Eater): NutrientReference | null {
  const limit = limitOf(nutrient, eater)
  if (limit !== null) return { amount: limit, isLimit: true }
  const { person } = eater
  if (person === null) return null
  const amount = recommendedIntake(nutrient, { stage: stageOf(person), ageYears: person.ageYears })
  return amount === null ? null : { amount, isLimit: false }
}

/**
 * Age from which the adult maximum of sodium applies; younger people have a lower maximum (NASEM, Dietary Reference
 * Intakes for Sodium and Potassium, 2019).
 */
const adultSodiumYears = 14

/**
 * Returns the daily maximum of sodium (mg), saturated fat or added sugar (g). The maximums in g are a share of the
 * day's energy target, or of the plate score's reference day without a target. Sources: WHO; ACC/AHA for saturated fat
 * with high cholesterol. `null` for other nutrients, and for sodium under `adultSodiumYears`.
 */
function limitOf(nutrient: Micronutrient, { person, kcal }: Eater): number | null {
  const { macros, plateScore } = nutritionRules
  const energy = kcal ?? plateScore.reference.kcal
  if (nutrient === 'sodium') {
    return person !== null && person.ageYears < adultSodiumYears ? null : macros.sodiumMg
  }
  if (nutrient === 'saturated') {
    const isHigh = person !== null && hasHighCholesterol(person)
    const percent = isHigh ? macros.saturatedPercent.highCholesterol : macros.saturatedPercent.usual
    return Math.round((energy * percent) / 100 / macros.kcalPerG.fat)
  }
  if (nutrient === 'sugar_added') {
    const share = plateScore.sugarShare[person !== null && hasDiabetes(person) ? 'diabetes' : 'usual']
    return Math.round((energy * share) / macros.kcalPerG.carb)
  }
  return null
}

function stageOf(person: HealthFacts): LifeStage {
  if (isPregnant(person)) return 'pregnant'
  return isLactating(person) ? 'lactating' : person.sex
}
