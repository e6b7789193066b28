import type { AssertionStatus } from '../context.ts'
import type {
  ConcernKey,
  HealthConcern,
  HealthText,
  HealthTextField,
  HealthTextReading,
} from '../health-text.ts'
import { type DangerTopic, likelihoodOf } from './danger-model.ts'

/** Likelihood from which a question is asked (own choice: about one in fifty ordinary texts reaches it). */
const least: Readonly<Record<DangerTopic, number>> = { mind: 0.7, distress: 0.5, gate: 0.8 }

/** Returns the whole text and each of its sentences, because ordinary words around a sentence would drown it. */
function partsOf(text: string): readonly string[] {
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => sentence.trim())
  return [text.trim(), ...(sentences.length > 1 ? sentences : [])].filter((part) => part !== '')
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
