import type { FindingCode } from '../health-findings.ts'

/**
 * Free-text fields that can state health facts. In `alergia` a food alone is an allergy. `objetivo`, `semana` and
 * `refeicao` are about ordinary life, so only clear health statements raise a question there.
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

/** A finding, shown to the person to confirm or remove. */
export interface HealthFinding {
  /** Identifies the finding in `HealthTextReview.removed`: `celiaca`, `alergia:base:kiwi`. */
  readonly key: string
  readonly code: FindingCode | 'alergia'
  /** Food identity (`foods/identity`) of an allergy; `null` for every other finding. */
  readonly identity: string | null
  readonly field: HealthTextField
  /** Original words, as written. */
  readonly words: string
  /** Portuguese name: "Doença celíaca". */
  readonly label: string
  /** Portuguese description of the consequence: "sem glúten". */
  readonly effect: string
}

export interface HealthTextReading {
  readonly findings: readonly HealthFinding[]
  /** Original words of segments that were not understood and may concern health. */
  readonly unread: readonly string[]
}

/** The person's review of the findings, stored with the answers. */
export interface HealthTextReview {
  /** Keys of findings that the person removed. */
  readonly removed: readonly string[]
  /** Answer to the follow-up question and the segments it covers; other segments raise the question again. */
  readonly followUp: { readonly unread: readonly string[]; readonly answer: 'sim' | 'nao' } | null
}
