import type { FindingCode } from '../health-findings.ts'

/**
 * Free-text fields that can state health facts. In `alergia`, a lone food counts as an allergy. `objetivo`, `semana`
 * and `refeicao` are about ordinary life, so only unknown words that look clinical raise a question there.
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
  /** Civil date of the reading, `YYYY-MM-DD`, against which a birth year is compared. */
  readonly today?: string
}

/** A health fact read from free text. The person sees it and can keep or remove it. */
export interface HealthFinding {
  /** Key of the finding in `HealthTextReview.removed`: `celiaca`, `alergia:base:kiwi`. */
  readonly key: string
  readonly code: FindingCode | 'alergia'
  /** Food identity (`foods/identity`) of an allergy; `null` for other findings. */
  readonly identity: string | null
  readonly field: HealthTextField
  /** Original words from which the finding was read. */
  readonly words: string
  /** Portuguese name: "Doença celíaca". */
  readonly label: string
  /** Portuguese description of the effect: "sem glúten". */
  readonly effect: string
}

/** Findings that are also asked about when words only may mean them. */
export const concernKeys = ['sofrimento_intenso', 'transtorno_alimentar'] as const satisfies FindingCode[]
export type ConcernKey = (typeof concernKeys)[number]

/** A danger that words may mean. They are also among the unread segments. */
export interface HealthConcern {
  readonly key: ConcernKey
  readonly words: string
}

export interface HealthTextReading {
  readonly findings: readonly HealthFinding[]
  /** Original words of segments that were not understood and may concern health. */
  readonly unread: readonly string[]
  readonly concerns: readonly HealthConcern[]
}

/** The person's decisions about the findings, stored with the answers. */
export interface HealthTextReview {
  /** Keys (`HealthFinding.key`) of findings that the person removed. */
  readonly removed: readonly string[]
  /**
   * Answer to the follow-up question with the segments that it covers. Segments outside raise the question again.
   * `null` before the answer.
   */
  readonly followUp: { readonly unread: readonly string[]; readonly answer: 'sim' | 'nao' } | null
}
