import {
  type ConcernKey,
  concernKeys,
  type HealthConcern,
  type HealthText,
  type HealthTextReading,
} from '../health-text.ts'
import { type DangerTopic, hasModel, likelihoodOf } from './danger-model.ts'

/**
 * Likelihoods from which a question is asked (own choice; `danger-model.properties.test.ts` holds how many it asks).
 * `asked`: of mind, beside a likelihood of `any` danger. `settled`: although the rules read a denial or another person.
 */
export const least = { asked: 0.4, settled: 0.9, mind: 0.8, distress: 0.5, any: 0.7 } as const

/** Returns each sentence of a text, because ordinary words around it would drown it, and the whole text. */
function partsOf(text: string): readonly string[] {
  const sentences = text.split(/[.!?;\n]+/)
  return [...(sentences.length > 1 ? sentences : []), text]
    .map((part) => part.replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter((part) => part !== '')
}

/** Likelihoods from which a rule of several weak signs makes a finding, and a question (own choice). */
const support = { finding: 0.5, ask: 0.1, minor: 0.2, unknown: 0.3 }

function supportOf(topic: DangerTopic, text: string, words: string): number {
  if (!hasModel) return 1
  const parts = [...partsOf(text), words, ...runsOfClauses(text)]
  return Math.max(...parts.map((part) => likelihoodOf(topic, part)))
}

const mostClauses = 6

/** Returns the runs of two or more clauses of a short text: an ordinary clause at its begin or end takes nothing away. */
function runsOfClauses(text: string): string[] {
  const clauses = text.split(/[.!?;,\n]+/)
  if (clauses.length > mostClauses) return []
  return clauses.flatMap((_, from) =>
    clauses.slice(from + 1).map((__, more) => clauses.slice(from, from + more + 2).join(' ')),
  )
}

/**
 * Returns what a rule that combines weak signs may make of the clauses `words` of a text: fewer questions and findings
 * than the rule by itself, because the same words also stand in ordinary texts ("paguei a corrida e o jantar"). `null`:
 * nothing.
 */
export function supportedTier(
  topic: DangerTopic,
  text: string,
  { words, tier }: { readonly words: string; readonly tier: 'finding' | 'ask' },
): 'finding' | 'ask' | null {
  const likelihood = supportOf(topic, text, words)
  if (likelihood >= support.finding) return tier
  return likelihood >= support.ask ? 'ask' : null
}

/** Returns whether words that no rule knows are so unlikely of any danger that they are not asked about. */
export function isUnlikely(text: string, words: string): boolean {
  return supportOf('any', text, words) < support.unknown
}

/** Returns whether a rule's finding of an age under 18 is one, and no question. */
export function isSupportedMinor(text: string, words: string): boolean {
  return supportOf('minor', text, words) >= support.minor
}

function isLikelyOfMind(part: string): boolean {
  const likelihood = likelihoodOf('mind', part)
  if (likelihood < least.asked) return false
  return (
    likelihood >= least.mind ||
    likelihoodOf('any', part) >= least.any ||
    likelihoodOf('distress', part) >= least.mind
  )
}

/** Returns the danger of mind of which a text may tell in words that no rule knows. */
export function likelyConcern(text: string): HealthConcern | undefined {
  const words = partsOf(text).find(isLikelyOfMind)
  if (words === undefined) return undefined
  const key: ConcernKey =
    likelihoodOf('distress', words) < least.distress ? 'transtorno_alimentar' : 'sofrimento_intenso'
  return { key, words }
}

/** Returns words that may state any fact that changes the safety rules. */
export function likelyGate(text: string): string | undefined {
  return partsOf(text).find((part) => likelihoodOf('any', part) >= least.any)
}

/** Findings beside which a text may also state another danger: they are common and change no gate. */
const everyday: ReadonlySet<string> = new Set([
  'alergia',
  'ansiedade_depressao',
  'colesterol_alto',
  'hipertensao',
  'lactose',
  'tireoide',
])

interface KnownByRules extends Pick<HealthText, 'field' | 'text'>, HealthTextReading {
  /** Clauses of the text of which the rules know that they state no danger. */
  readonly settled: readonly string[]
}

/** Returns the questions to ask beside those of the rules, about the clauses that the rules have not settled. */
export function likelyQuestions({ text, findings, concerns, unread, settled }: KnownByRules): {
  readonly concern?: HealthConcern | undefined
  readonly gate?: string | undefined
} {
  const open = settled.reduce((pieces, words) => pieces.flatMap((piece) => piece.split(words)), [text])
  const isOfMind = concerns.length > 0 || findings.some(({ code }) => concernKeys.some((key) => key === code))
  const concern = isOfMind ? undefined : firstOf(open, likelyConcern)
  if (concern || unread.length > 0 || findings.some(({ code }) => !everyday.has(code))) return { concern }
  // A denial may not reach as far as the rules read it.
  const mayReachLess =
    open.some((piece) => /\p{L}{3}/u.test(piece)) && likelihoodOf('any', text) >= least.settled
  return { gate: firstOf(open, likelyGate) ?? (mayReachLess ? text : undefined) }
}

function firstOf<Found>(
  texts: readonly string[],
  find: (text: string) => Found | undefined,
): Found | undefined {
  for (const text of texts) {
    const found = find(text)
    if (found !== undefined) return found
  }
  return undefined
}
