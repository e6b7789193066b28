/**
 * Findings of the health text reader: every condition, medicine or circumstance that a person can state in free text and
 * that some safety rule depends on.
 */
export const findingCodes = [
  'gestante',
  'lactante',
  'pos_parto',
  'transtorno_alimentar',
  'renal',
  'hepatica',
  'cardiaca',
  'insuficiencia_cardiaca',
  'cancer',
  'transplante',
  'diabetes',
  'diabetes_1',
  'insulina',
  'hipoglicemia',
  'celiaca',
  'lactose',
  'bariatrica',
  'cirurgia_abdominal',
  'anticoagulantes',
  'imao',
  'litio',
  'corticoides',
  'inibidor_de_apetite',
  'glp1',
  'erro_inato',
  'menor_de_18',
  'fragilidade',
  'perda_rapida',
  'hipertensao',
  'colesterol_alto',
  'tireoide',
  'ansiedade_depressao',
  'alergia_grave',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** Findings that change foods or words only; every other one, removed by the person, still allows no deficit. */
export const foodFindings: ReadonlySet<string> = new Set<FindingCode>([
  'celiaca',
  'lactose',
  'alergia_grave',
  'anticoagulantes',
  'imao',
  'hipertensao',
  'colesterol_alto',
  'tireoide',
  'ansiedade_depressao',
  'diabetes',
  'cardiaca',
])

/**
 * State of the one follow-up question about health text that the reader did not understand ("Isso exige dieta especial ou
 * acompanhamento?"). `open` until it is answered; `none` when everything was understood.
 */
export type CareQuestion = 'none' | 'open' | 'yes' | 'no'

/** Result of reading a person's free text, and the state of its follow-up question. */
export interface HealthReading {
  /** Findings that the reader took from free text and the person did not remove. */
  readonly declared: readonly FindingCode[]
  /** Findings that the person removed although their words remain: they allow no deficit. */
  readonly removedFindings: readonly FindingCode[]
  /** Food identities (`foods/identity.ts`) named as allergies beyond the listed ones: `kiwi`, `milho`. */
  readonly namedAllergies: readonly string[]
  readonly careQuestion: CareQuestion
}

export const nothingRead: HealthReading = {
  declared: [],
  removedFindings: [],
  namedAllergies: [],
  careQuestion: 'none',
}
