import type { FindingCode } from '../../health-findings.ts'
import type { HealthTextField } from '../health-text.ts'

/** A concept of the lexicon. */
export interface Concept {
  /** `benign`: understood, without consequence for food. `ask`: relevant, but not covered by a rule. */
  readonly code: FindingCode | 'benign' | 'ask'
  /** Matches text without accents, with single spaces. */
  readonly pattern: RegExp
  /**
   * `counts`: also relevant when over (cancer, transplant). `ends`: relevant only at present (pregnancy, medicines).
   */
  readonly past: 'counts' | 'ends'
  /** Fields in which the concept is searched; all if absent. */
  readonly fields?: readonly HealthTextField[]
  /** True when a statement about the writer's own child concerns the writer: "meu bebê mama no peito". */
  readonly ofOwnBaby?: true
  /** True when every overlapping, more specific concept takes precedence. */
  readonly isGeneric?: true
  /** True for acute or surgical events; without a date they count only in fields about recent events. */
  readonly isEvent?: true
}

/** Returns a pattern that matches the alternatives as whole words. */
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
])

/** Returns true for medicines: a person can stop one, unlike a condition. */
export function isMedicine({ code }: { readonly code: string }): boolean {
  return medicineCodes.has(code)
}
