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
import type { HealthReading } from './health-findings.ts'

/**
 * Health answers of a person, the input of the safety rules. `Person` in `targets/person.ts` adds the other answers.
 */
export interface HealthFacts extends HealthReading {
  readonly sex: Sex
  /** Age in completed years. */
  readonly ageYears: number
  readonly weightKg: number
  readonly heightCm: number
  readonly conditions: readonly Condition[]
  readonly medications: readonly Medication[]
  readonly recentSurgeries: RecentSurgery
  readonly pregnancyBreastfeeding: PregnancyBreastfeeding
  readonly eatingDisorders: EatingDisorder
  /** `null` until answered. Unanswered does not mean a stable weight. */
  readonly weightHistory: WeightHistory | null
  readonly limitations: readonly Limitation[]
  readonly digestiveIssues: readonly DigestiveIssue[]
  readonly styles: readonly Style[]
  readonly allergies: readonly Allergy[]
  readonly intolerances: readonly Intolerance[]
  readonly medicalDisclaimerAck: boolean
  /** True when the trend weight fell by more than 1 % a week over two to three weeks. */
  readonly isLosingFast: boolean
}

/** Returns the body mass index, kg/m². */
export function bmiOf(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2
}

/**
 * Returns whether a pregnancy is reported and the sex is F. With sex M it is a contradiction, which `safetyGates`
 * reports.
 */
export function isPregnant(facts: HealthFacts): boolean {
  return facts.sex === 'F' && reportsPregnancy(facts)
}

/**
 * Returns whether breastfeeding is reported and the sex is F. With sex M it is a contradiction, which `safetyGates`
 * reports.
 */
export function isLactating(facts: HealthFacts): boolean {
  return facts.sex === 'F' && reportsLactation(facts)
}

/** Returns whether an answer or the health text states a pregnancy; ignores the sex. */
export function reportsPregnancy(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('gestante') ||
    facts.pregnancyBreastfeeding === 'gestante' ||
    facts.declared.includes('gestante')
  )
}

/** Returns whether an answer or the health text states breastfeeding; ignores the sex. */
export function reportsLactation(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('lactante') ||
    facts.pregnancyBreastfeeding === 'amamentando' ||
    facts.declared.includes('lactante')
  )
}

/**
 * Returns true for diabetes, insulin or metformin. Metformin has other uses too, but everybody who takes it gets the
 * stricter rules.
 */
export function hasDiabetes(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('diabetes') ||
    takesInsulin(facts) ||
    facts.medications.includes('metformina') ||
    facts.declared.includes('diabetes') ||
    facts.declared.includes('diabetes_1')
  )
}

/** Returns true for insulin or type 1 diabetes, which is always treated with insulin. */
export function takesInsulin(facts: HealthFacts): boolean {
  return (
    facts.medications.includes('insulina') ||
    facts.declared.includes('insulina') ||
    facts.declared.includes('diabetes_1')
  )
}

export function hasHypertension(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('hipertensao') ||
    facts.medications.includes('anti_hipertensivos') ||
    facts.declared.includes('hipertensao') ||
    facts.declared.includes('insuficiencia_cardiaca')
  )
}

export function hasHighCholesterol(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('colesterol_alto') ||
    facts.medications.includes('statinas') ||
    facts.declared.includes('colesterol_alto')
  )
}

export function hasHeartProblem(facts: HealthFacts): boolean {
  return (
    facts.limitations.includes('Problemas cardíacos') ||
    facts.declared.includes('cardiaca') ||
    facts.declared.includes('insuficiencia_cardiaca')
  )
}

export function takesAnticoagulants(facts: HealthFacts): boolean {
  return facts.medications.includes('anticoagulantes') || facts.declared.includes('anticoagulantes')
}

export function hasAnxietyOrDepression(facts: HealthFacts): boolean {
  return facts.conditions.includes('ansiedade_depressao') || facts.declared.includes('ansiedade_depressao')
}

export function cyclesWeight(facts: HealthFacts): boolean {
  return facts.weightHistory === 'efeito_sanfona'
}

/**
 * Returns whether the health text states celiac disease. It counts as a gluten allergy: no gluten and no unverified
 * products.
 */
export function isCeliac(facts: HealthFacts): boolean {
  return facts.declared.includes('celiaca')
}

/** Returns whether the answers or free text show any sign of a present or past eating disorder. */
export function hasEatingDisorderSigns(facts: HealthFacts): boolean {
  return (
    facts.conditions.includes('tca') ||
    facts.eatingDisorders !== 'nao' ||
    facts.declared.includes('transtorno_alimentar')
  )
}
