import type { FindingCode } from '../../health-findings.ts'
import type { HealthTextField } from '../health-text.ts'

/** A health statement that the parser recognizes by a pattern. */
export interface Concept {
  /**
   * Finding that the statement implies. `benign`: understood, no effect on food. `ask`: relevant but without a rule, so
   * the follow-up question is asked.
   */
  readonly code: FindingCode | 'benign' | 'ask'
  /** Global pattern for text in lower case without accents, with single spaces. */
  readonly pattern: RegExp
  /**
   * `counts`: relevant even when past (cancer, transplant). `ends`: relevant only while present (pregnancy, medicines).
   */
  readonly past: 'counts' | 'ends'
  /** Fields in which the concept is searched; if absent, all fields. */
  readonly fields?: readonly HealthTextField[]
  /** True if statements about the writer's own baby count as statements about the writer: "meu bebê mama no peito". */
  readonly ofOwnBaby?: true
  /** True if any overlapping concept that is not generic takes precedence, even with a shorter match. */
  readonly isGeneric?: true
  /** True if plans, wishes and conditions count as statements: "amanhã vou ficar sem comer para compensar". */
  readonly countsPlans?: true
  /**
   * True for acute or surgical events. Without a date, they count as present only in the fields `cirurgia` and
   * `semana`.
   */
  readonly isEvent?: true
}

/** Returns a global pattern that matches any alternative as whole words. */
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

/** Returns whether the finding is a medicine. Unlike a condition, a person can stop taking it. */
export function isMedicine({ code }: { readonly code: string }): boolean {
  return medicineCodes.has(code)
}
