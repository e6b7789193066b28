/**
 * Findings of the health text parser: conditions, medicines and circumstances in free text that affect safety rules.
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
  'poupador_de_potassio',
  'erro_inato',
  'menor_de_18',
  'fragilidade',
  'perda_rapida',
  'hipertensao',
  'colesterol_alto',
  'tireoide',
  'ansiedade_depressao',
  'sofrimento_intenso',
  'alergia_grave',
] as const
export type FindingCode = (typeof findingCodes)[number]

/**
 * Findings that do not rule out a deficit once the person has removed them. All other findings still do after removal.
 */
export const foodFindings: ReadonlySet<string> = new Set<FindingCode>([
  'celiaca',
  'lactose',
  'alergia_grave',
  'anticoagulantes',
  'imao',
  'poupador_de_potassio',
  'hipertensao',
  'colesterol_alto',
  'tireoide',
  'ansiedade_depressao',
  'diabetes',
  'cardiaca',
])

/**
 * State of the follow-up question "Isso exige dieta especial ou acompanhamento?", which is asked about health text that
 * was not understood. `none`: there is no such text. `open`: some of the text is not covered by an answer yet.
 */
export type CareQuestion = 'none' | 'open' | 'yes' | 'no'

/** Findings in a person's free texts after the person reviewed them, and the state of the follow-up question. */
export interface HealthReading {
  /** Findings from free text that the person kept. */
  readonly declared: readonly FindingCode[]
  /** Findings that the person removed although the text still states them (see `foodFindings`). */
  readonly removedFindings: readonly FindingCode[]
  /** Identity ids (`foods/identity`) of foods that free text names as allergies: `base:kiwi`. */
  readonly namedAllergies: readonly string[]
  readonly careQuestion: CareQuestion
}

export const nothingRead: HealthReading = {
  declared: [],
  removedFindings: [],
  namedAllergies: [],
  careQuestion: 'none',
}
