import { itemAt } from '../../../shared/collections/lookup.ts'
import { otherWords } from '../cues.ts'
import { matchesIn } from '../pattern-matches.ts'
import { type ConcernKey, concernKeys, type HealthText } from '../health-text.ts'
import { supportedTier } from '../likelihood/likely-dangers.ts'
import type { Segment, Token } from '../segments.ts'
import { bodyNumbersIn } from './body-numbers.ts'
import { distressRules, weakDistress } from './distress-rules.ts'
import { eatingRules, weakEating } from './eating-rules.ts'
import { bareLimitIn, fastingHoursIn, leanDayIn } from './eating-numbers.ts'
import { poisonIn } from './poisons.ts'
import type { Sign, SignRule } from './sign.ts'

/** A danger that several signs of a text mean together. */
export interface SignReading {
  readonly code: ConcernKey
  readonly tier: SignRule['tier']
  /** Position in the original text of the words from the first to the last sign; of a question, of their clauses. */
  readonly start: number
  readonly end: number
}

interface Hit {
  readonly from: number
  readonly to: number
}

/** The writer's clauses as one text, with the positions of their words in the original. */
interface Scope {
  readonly text: string
  readonly segments: readonly { readonly at: number; readonly segment: Segment }[]
}

const separator = ' | '
const rules: readonly SignRule[] = [...eatingRules, ...distressRules]
const weak: readonly { readonly code: ConcernKey; readonly signs: readonly Sign[] }[] = [
  { code: 'transtorno_alimentar', signs: weakEating },
  { code: 'sofrimento_intenso', signs: weakDistress },
]
/** Number of different weak signs from which a question is asked. */
const weakEnough = 2

/**
 * Returns the dangers that the signs of a text mean together, whatever words lie between them: at most one finding and
 * one question for each code, a question only without a finding.
 */
export function signsIn(
  segments: readonly Segment[],
  { field, text }: Pick<HealthText, 'field' | 'text'>,
): SignReading[] {
  const scope = scopeOf(segments)
  if (scope.text === '') return []
  const known = new Map<Sign, readonly Hit[]>()
  const hitsOf = (one: Sign) => {
    const before = known.get(one)
    if (before) return before
    const found = hitsIn(scope.text, one)
    known.set(one, found)
    return found
  }
  const bySigns = [
    ...bareLimitIn(scope.text),
    ...rules.flatMap((rule) => {
      if (rule.fields?.includes(field) === false) return []
      if (!rule.all.every((one) => hitsOf(one).length > 0)) return []
      const span = spanOf(rule.all.map(hitsOf), rule.within, scope.text)
      if (span && rule.unless && occursIn(sentenceAround(span, scope), rule.unless)) return []
      return span ? [{ code: rule.code, tier: rule.tier, ...span }] : []
    }),
    ...weak.flatMap(({ code, signs }) => {
      const spans = signs.flatMap((one) => hitsOf(one).slice(0, 1))
      const first = spans[0]
      if (!first || spans.length < weakEnough) return []
      return [{ code, tier: 'ask' as const, ...joined(spans, first) }]
    }),
  ]
  const found = [
    ...bodyNumbersIn(scope.text, field),
    ...leanDayIn(scope.text),
    ...fastingHoursIn(scope.text),
    ...poisonIn(scope.text),
    ...bySigns.flatMap((one) => {
      const { start, end } = placed(one, 'ask', scope)
      const tier = supportedTier('mind', text, { words: text.slice(start, end), tier: one.tier })
      return tier ? [{ ...one, tier }] : []
    }),
  ]
  return concernKeys.flatMap((code) => {
    const own = found.filter((one) => one.code === code)
    const best = own.find(({ tier }) => tier === 'finding') ?? own[0]
    return best ? [{ code, tier: best.tier, ...placed(best, best.tier, scope) }] : []
  })
}

/** Matches the begin of a statement whose subject is somebody else: "minha filha", "na clínica", "sou psicóloga". */
const ofOthers = new RegExp(
  `^(?:(?:e|ja|hoje|ontem|aqui|que|quando|n?[oa]s?|um|uma|meus?|minhas?|noss[ao]s?|com|para) )*(?:${otherWords.source})|^(?:eu )?(?:sou|trabalho|atendo|estudo|faco estagio|acompanho) (?:\\w+ ){0,4}?(?:psic\\w+|nutricionista|medic[ao]|enfermeir[ao]|professora?|terapeuta|assistente|caps|hospital|pacientes?|alun[ao]s?|escola)\\b`,
)
/** Matches a clause in which the writer acts or suffers all the same: "minha mãe obriga, eu não como". */
const firstPerson =
  /\b(?:eu|me|mim|comigo|estou|tenho|vou|fui|quero|queria|como|sinto|fico|penso|vomito|corro|treino|tomo|ponho|\w{3,}ei|partiu|faleceu|morreu|se foi|levou|falecid[ao]|compro|comprei|esconde|escondeu|tranc(?:a|ou)|tirou|minha causa|meu quarto|porta do banheiro|minha barriga|meu corpo|de mim|sem mim)\b/

function scopeOf(segments: readonly Segment[]): Scope {
  let text = ''
  const placedSegments: { at: number; segment: Segment }[] = []
  for (const segment of segments) {
    if (ofOthers.test(segment.text) && !firstPerson.test(segment.text)) continue
    if (text !== '') text += separator
    placedSegments.push({ at: text.length, segment })
    text += segment.text
  }
  return { text, segments: placedSegments }
}

/** A negation or a comparison directly before a sign takes it away: "não vomito", "nunca me cortei". */
const denied =
  /(?:^| )(?:nao(?: (?:e|sou|tenho|estou|tive|tomo|uso|faco|tomei|usei|fiz))?|(?:nunca|jamais|nem)(?: (?!sei|el[ea]s?|preciso|contei|conto)\w+){0,2}|sem|zero|nenhuma?)(?: (?:o|a|me|um|uma|de|ter|eu|ja|precis\w+))? $/

/** Length of the text before a sign in which a negation is sought, in characters. */
const deniedReach = 40

function hitsIn(text: string, { pattern }: Sign): Hit[] {
  return matchesIn(pattern, text)
    .filter(
      (match) =>
        /^(?:nao|nem|sem|ninguem|nada|nunca|so)\b/.test(match[0]) ||
        !denied.test(text.slice(Math.max(0, match.index - deniedReach), match.index)),
    )
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

/** Returns the text of the sentences that a span touches. */
function sentenceAround({ from, to }: Hit, { text, segments }: Scope): string {
  const starts = segments.flatMap(({ at, segment }) => (segment.opening === 'new' ? [at] : []))
  return text.slice(
    starts.findLast((at) => at <= from) ?? 0,
    starts.find((at) => at >= to),
  )
}

function occursIn(text: string, { pattern }: Sign): boolean {
  return text.search(pattern) >= 0
}

/** Returns the smallest span with one hit of each slot, without overlaps and not longer than `within` words. */
function spanOf(slots: readonly (readonly Hit[])[], within: number, text: string): Hit | null {
  let best: Hit | null = null
  const visit = (index: number, taken: readonly Hit[]): void => {
    const first = taken[0]
    if (index === slots.length) {
      if (!first) return
      const span = joined(taken, first)
      if (wordsIn(text.slice(span.from, span.to)) > within) return
      if (best === null || span.to - span.from < best.to - best.from) best = span
      return
    }
    for (const hit of itemAt(slots, index)) {
      if (taken.every(({ from, to }) => hit.to <= from || hit.from >= to)) visit(index + 1, [...taken, hit])
    }
  }
  visit(0, [])
  return best
}

function joined(hits: readonly Hit[], first: Hit): Hit {
  return hits.reduce(
    (span, { from, to }) => ({ from: Math.min(span.from, from), to: Math.max(span.to, to) }),
    first,
  )
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '|').length

/** Returns where the words of a span stand in the original text. */
function placed(
  { from, to }: Hit,
  tier: SignRule['tier'],
  { segments }: Scope,
): Pick<SignReading, 'start' | 'end'> {
  const inside = segments.flatMap(({ at, segment: { tokens, text } }): Pick<Token, 'start' | 'end'>[] => {
    if (tier === 'ask') return at < to && at + text.length > from ? [...tokens] : []
    let position = at
    return tokens.flatMap(({ word, start, end }) => {
      const begins = position
      position += word.length + 1
      return begins + word.length > from && begins < to ? [{ start, end }] : []
    })
  })
  return {
    start: Math.min(...inside.map(({ start }) => start)),
    end: Math.max(...inside.map(({ end }) => end)),
  }
}
