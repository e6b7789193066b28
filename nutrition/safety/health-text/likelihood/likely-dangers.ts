import type { AssertionStatus } from '../context.ts'
import type {
  ConcernKey,
  HealthConcern,
  HealthText,
  HealthTextField,
  HealthTextReading,
} from '../health-text.ts'
import { type DangerTopic, hasModel, likelihoodOf } from './danger-model.ts'

/** Likelihood from which a question is asked (own choice: about one in fifty ordinary texts reaches it). */
const least = { mind: 0.7, distress: 0.5, gate: 0.8 } as const satisfies Partial<Record<DangerTopic, number>>

/** Returns the whole text and each of its sentences, because ordinary words around a sentence would drown it. */
function partsOf(text: string): readonly string[] {
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => sentence.trim())
  return [text.trim(), ...(sentences.length > 1 ? sentences : [])].filter((part) => part !== '')
}

/** Likelihoods from which a rule of several weak signs makes a finding, and a question (own choice, as above). */
const support = { finding: 0.6, ask: 0.2, minor: 0.4 }

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

/** Returns whether a rule's finding of an age under 18 is one, and no question. */
export function isSupportedMinor(text: string, words: string): boolean {
  return supportOf('minor', text, words) >= support.minor
}

/** Returns the danger of mind of which a text may tell in words that no rule knows. */
export function likelyConcern(text: string): HealthConcern | null {
  const words = partsOf(text).find((part) => likelihoodOf('mind', part) >= least.mind)
  if (words === undefined) return null
  const key: ConcernKey =
    likelihoodOf('distress', words) < least.distress ? 'transtorno_alimentar' : 'sofrimento_intenso'
  return { key, words }
}

/** Returns words that may state another fact that changes the safety rules. */
export function likelyGate(text: string): string | null {
  return partsOf(text).find((part) => likelihoodOf('gate', part) >= least.gate) ?? null
}

/** Findings that no examination clears. */
export const ofMind: ReadonlySet<string> = new Set([
  'transtorno_alimentar',
  'sofrimento_intenso',
  'ansiedade_depressao',
])

/** Fields whose question asks about any fact of health. */
const asksOfGates: ReadonlySet<HealthTextField> = new Set<HealthTextField>([
  'condicao',
  'medicamento',
  'cirurgia',
  'limitacao',
  'objetivo',
])

interface KnownByRules extends Pick<HealthText, 'field' | 'text'>, HealthTextReading {
  /** Status of each mention in the text. */
  readonly statuses: readonly AssertionStatus[]
}

/**
 * Returns the questions to ask beside those of the rules. None about a text whose every mention the rules know to be
 * denied or about somebody else.
 */
export function likelyQuestions({ field, text, findings, concerns, unread, statuses }: KnownByRules): {
  readonly concern?: HealthConcern | null
  readonly gate?: string | null
} {
  if (statuses.length > 0 && statuses.every((status) => status === 'absent' || status === 'other')) return {}
  const isOfMind = concerns.length > 0 || findings.some(({ code }) => ofMind.has(code))
  const concern = isOfMind ? null : likelyConcern(text)
  if (concern || findings.length + unread.length > 0 || !asksOfGates.has(field)) return { concern }
  return { gate: likelyGate(text) }
}
