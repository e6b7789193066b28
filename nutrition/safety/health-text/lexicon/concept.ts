import type { FindingCode } from '../../health-findings.ts'
import type { HealthTextField } from '../health-text.ts'

/** A health statement that the parser recognizes by a pattern. */
export interface Concept {
  /**
   * Finding of the statement. `benign`: understood, without consequence for food. `ask`: relevant, but without a rule,
   * so that the follow-up question is asked.
   */
  readonly code: FindingCode | 'benign' | 'ask'
  /** Global pattern for text in lower case without accents, with single spaces. */
  readonly pattern: RegExp
  /**
   * `counts`: relevant even when past (cancer, transplant). `ends`: relevant only at present (pregnancy, medicines).
   */
  readonly past: 'counts' | 'ends'
  /** Fields in which the concept is searched; without it, every field. */
  readonly fields?: readonly HealthTextField[]
  /** True when a statement about the writer's own baby concerns the writer: "meu bebê mama no peito". */
  readonly ofOwnBaby?: true
  /** True when any overlapping concept that is not generic takes precedence, even with a shorter match. */
  readonly isGeneric?: true
  /** True for acute or surgical events; without a date they are present only in the fields `cirurgia` and `semana`. */
  readonly isEvent?: true
}

/** Returns a global pattern that matches the alternatives as whole words. */
export function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'g')
}

const medicineCodes: ReadonlySet<string> = new Set<FindingCode>([
  'insulina',
  'anticoagulantes',
  'imao',
  'litio',
  'corticoides',
  'inibidor_de_apetite',
  'glp1',
  'poupador_de_potassio',
])

/** Returns true for medicines: a person can stop one, unlike a condition. */
export function isMedicine({ code }: { readonly code: string }): boolean {
  return medicineCodes.has(code)
}
