import type { ConcernKey, HealthTextField } from '../health-text.ts'

/** A notion that people express in many ways: a purge, a farewell, a blade. Alone it proves no danger. */
export interface Sign {
  /** Global pattern for text in lower case without accents. A `|` stands between clauses and matches no word. */
  readonly pattern: RegExp
}

/** Returns a sign that any of the alternatives expresses, as whole words. */
export function sign(...alternatives: readonly string[]): Sign {
  return { pattern: new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'g') }
}

/** Returns a sign that any of the given signs expresses. */
export function anyOf(...signs: readonly Sign[]): Sign {
  return { pattern: new RegExp(signs.map(({ pattern }) => pattern.source).join('|'), 'g') }
}

/** Signs that together mean a danger. */
export interface SignRule {
  readonly code: ConcernKey
  /** `finding`: said plainly. `ask`: may be meant. */
  readonly tier: 'finding' | 'ask'
  /** Signs that must all occur, in any order and without overlap. */
  readonly all: readonly Sign[]
  /** Maximum number of words from the first to the last sign. */
  readonly within: number
  /** Signs of a harmless reason: the rule does not apply to a text with one of them. */
  readonly unless?: Sign
  /** Fields of the rule; if absent, all. */
  readonly fields?: readonly HealthTextField[]
}

const usualReach = 24

type Options = Partial<Pick<SignRule, 'within' | 'unless' | 'fields'>>

/** Returns functions that make the rules of a code: `plain` for findings, `asks` for questions. */
export function rulesOf(code: ConcernKey) {
  const ruleOf =
    (tier: SignRule['tier']) =>
    (all: readonly Sign[], { within = usualReach, ...rest }: Options = {}): SignRule => ({
      code,
      tier,
      all,
      within,
      ...rest,
    })
  return { plain: ruleOf('finding'), asks: ruleOf('ask') }
}
