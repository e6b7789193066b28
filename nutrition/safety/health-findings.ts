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

/** Findings that affect only foods or texts. Any other finding rules out a deficit even when the person removed it. */
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
 * State of the follow-up question about health text that was not understood ("Isso exige dieta especial ou
 * acompanhamento?"). `open`: not answered yet; `none`: everything was understood.
 */
export type CareQuestion = 'none' | 'open' | 'yes' | 'no'

/** Result of parsing a person's free text, and the state of its follow-up question. */
export interface HealthReading {
  /** Findings from free text that the person did not remove. */
  readonly declared: readonly FindingCode[]
  /**
   * Findings that the person removed while the text still states them; most rule out a deficit (see `foodFindings`).
   */
  readonly removedFindings: readonly FindingCode[]
  /** Food identities (`foods/identity`) named as allergies in free text: `kiwi`, `milho`. */
  readonly namedAllergies: readonly string[]
  readonly careQuestion: CareQuestion
}

export const nothingRead: HealthReading = {
  declared: [],
  removedFindings: [],
  namedAllergies: [],
  careQuestion: 'none',
}
