import type { FindingCode } from '../../health-findings.ts'
import type { HealthTextField } from '../health-text.ts'

/** One meaning in the lexicon. */
export interface Concept {
  /** `benign`: understood, and nothing follows for food. `ask`: known to matter, and not covered by a rule. */
  readonly code: FindingCode | 'benign' | 'ask'
  /** Matches words without accents, one space between two. */
  readonly pattern: RegExp
  /** `counts`: what is over still matters (cancer, transplant). `ends`: only the present does (pregnancy, medicines). */
  readonly past: 'counts' | 'ends'
  /** Restricts the concept to these fields. */
  readonly fields?: readonly HealthTextField[]
  /** Stated through the writer's own child ("meu bebê mama no peito"), which does not make it another person's. */
  readonly ofOwnBaby?: true
  /** Yields to every more specific concept that overlaps it. */
  readonly isGeneric?: true
  /** Acute or surgical: an undated one counts only where the question is about recent events. */
  readonly isEvent?: true
}

/** A pattern of whole words from alternatives. */
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

/** True for medicines, which people stop taking. */
export function isMedicine({ code }: { readonly code: string }): boolean {
  return medicineCodes.has(code)
}
