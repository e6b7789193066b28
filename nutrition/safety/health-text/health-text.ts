import type { FindingCode } from '../health-findings.ts'

/**
 * Free-text fields that can state health facts. In `alergia` a food alone is an allergy. `objetivo`, `semana` and
 * `refeicao` are about ordinary life, so unknown words raise a question there only if they look clinical.
 */
export const healthTextFields = [
  'condicao',
  'medicamento',
  'cirurgia',
  'limitacao',
  'alergia',
  'objetivo',
  'semana',
  'refeicao',
] as const
export type HealthTextField = (typeof healthTextFields)[number]

/** One answer in free text. */
export interface HealthText {
  readonly field: HealthTextField
  readonly text: string
}

/** A health fact read from free text, shown to the person to keep or remove. */
export interface HealthFinding {
  /** Identifies the finding in `HealthTextReview.removed`: `celiaca`, `alergia:base:kiwi`. */
  readonly key: string
  readonly code: FindingCode | 'alergia'
  /** Food identity (`foods/identity`) of an allergy; `null` for every other finding. */
  readonly identity: string | null
  readonly field: HealthTextField
  /** Words of the text from which the finding was read, as written. */
  readonly words: string
  /** Portuguese name: "Doença celíaca". */
  readonly label: string
  /** Portuguese description of the consequence: "sem glúten". */
  readonly effect: string
}

export interface HealthTextReading {
  readonly findings: readonly HealthFinding[]
  /** Segments that were not understood and may concern health, as written. */
  readonly unread: readonly string[]
}

/** The person's review of the findings, stored with the answers. */
export interface HealthTextReview {
  /** Keys (`HealthFinding.key`) of findings that the person removed. */
  readonly removed: readonly string[]
  /**
   * Answer to the follow-up question, and the segments to which it applies; other segments raise the question again.
   * `null` before the answer.
   */
  readonly followUp: { readonly unread: readonly string[]; readonly answer: 'sim' | 'nao' } | null
}
