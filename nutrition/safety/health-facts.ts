import type {
  Allergy,
  Condition,
  DigestiveIssue,
  EatingDisorder,
  Intolerance,
  Limitation,
  Medication,
  PregnancyBreastfeeding,
  RecentSurgery,
  Sex,
  Style,
  WeightHistory,
} from './health-answers.ts'

/** What the safety rules read of a person; `Person` of `targets/person.ts` extends it. */
export interface HealthFacts {
  readonly sex: Sex
  /** Completed years today. */
  readonly ageYears: number
  readonly weightKg: number
  readonly heightCm: number
  readonly conditions: readonly Condition[]
  /** Free text behind `outro`. */
  readonly customCondition?: string | undefined
  readonly medications: readonly Medication[]
  readonly recentSurgeries: RecentSurgery
  readonly pregnancyBreastfeeding: PregnancyBreastfeeding
  readonly eatingDisorders: EatingDisorder
  readonly weightHistory: WeightHistory
  readonly limitations: readonly Limitation[]
  readonly digestiveIssues: readonly DigestiveIssue[]
  readonly styles: readonly Style[]
  readonly allergies: readonly Allergy[]
  readonly intolerances: readonly Intolerance[]
  readonly medicalDisclaimerAck: boolean
}

/** Body mass index in kg/m². */
export function bmiOf(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2
}

/** A man who ticked pregnancy by mistake is not pregnant: the answer is dropped (and told, see `safetyGates`). */
export function isPregnant(facts: HealthFacts): boolean {
  return facts.sex === 'F' && saysPregnant(facts)
}

export function isLactating(facts: HealthFacts): boolean {
  return facts.sex === 'F' && saysLactating(facts)
}

/** Pregnancy is asked twice; either yes counts. */
export function saysPregnant(facts: HealthFacts): boolean {
  return facts.conditions.includes('gestante') || facts.pregnancyBreastfeeding === 'gestante'
}

export function saysLactating(facts: HealthFacts): boolean {
  return facts.conditions.includes('lactante') || facts.pregnancyBreastfeeding === 'amamentando'
}

/** Metformin alone may be for something else, but is followed like diabetes: the stricter reading. */
export function hasDiabetes(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('diabetes') ||
    facts.medications.includes('insulina') ||
    facts.medications.includes('metformina')
  )
}

export function hasHypertension(facts: HealthFacts): boolean {
  return facts.conditions.includes('hipertensao') || facts.medications.includes('anti_hipertensivos')
}

export function hasHighCholesterol(facts: HealthFacts): boolean {
  return facts.conditions.includes('colesterol_alto') || facts.medications.includes('statinas')
}

export function hasHeartProblem(facts: HealthFacts): boolean {
  return facts.limitations.includes('Problemas cardíacos')
}
