/**
 * Findings of the health text parser: the conditions, medicines and circumstances in free text that safety rules depend
 * on.
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
  'alergia_grave',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** Findings that do not rule out a deficit once the person removed them. Every other removed finding still does. */
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
 * State of the follow-up question "Isso exige dieta especial ou acompanhamento?", asked about health text that was not
 * understood. `none`: no such text; `open`: not answered yet for all of it.
 */
export type CareQuestion = 'none' | 'open' | 'yes' | 'no'

/** Findings in a person's free texts after the person's review, and the state of the follow-up question. */
export interface HealthReading {
  /** Findings from free text that the person did not remove. */
  readonly declared: readonly FindingCode[]
  /** Findings that the person removed while the text still states them (see `foodFindings`). */
  readonly removedFindings: readonly FindingCode[]
  /** Ids of the foods (`foods/identity`) that free text names as allergies: `base:kiwi`. */
  readonly namedAllergies: readonly string[]
  readonly careQuestion: CareQuestion
}

export const nothingRead: HealthReading = {
  declared: [],
  removedFindings: [],
  namedAllergies: [],
  careQuestion: 'none',
}
