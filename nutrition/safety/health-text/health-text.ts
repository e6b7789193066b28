import type { FindingCode } from '../health-findings.ts'

/**
 * Fields with free health text. In `alergia` a bare food is an allergy; in `objetivo`, `semana` and `refeicao` people write
 * about ordinary life, so only clear health statements raise a question.
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

export interface HealthText {
  readonly field: HealthTextField
  readonly text: string
}

/** One finding, shown as a chip to confirm or remove. */
export interface HealthFinding {
  /** Names the finding in `HealthTextReview.removed`: `celiaca`, `alergia:base:kiwi`. */
  readonly key: string
  readonly code: FindingCode | 'alergia'
  /** Food identity (`foods/identity.ts`) of an allergy; `null` for every other finding. */
  readonly identity: string | null
  readonly field: HealthTextField
  /** The words it was read from, as they were written. */
  readonly words: string
  /** Portuguese: "Doença celíaca". */
  readonly label: string
  /** Portuguese, what follows from it: "sem glúten". */
  readonly effect: string
}

export interface HealthTextReading {
  readonly findings: readonly HealthFinding[]
  /** Unread pieces about health, or unknown ones in a health field. */
  readonly unread: readonly string[]
}

/** The person's review of the findings. Stored with the answers. */
export interface HealthTextReview {
  /** Keys of findings that the person removed. */
  readonly removed: readonly string[]
  /** The follow-up answer and the pieces that it was given for; other pieces ask again. */
  readonly followUp: { readonly unread: readonly string[]; readonly answer: 'sim' | 'nao' } | null
}
