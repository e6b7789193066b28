import { type ListState, speaksOfOther, type AssertionStatus, assertionStatusOf } from './context.ts'
import { longAgo, recent } from './cues.ts'
import { ofMind } from './replies.ts'
import type { FindingCode } from '../health-findings.ts'
import { findingCopy } from './finding-copy.ts'
import {
  concernKeys,
  type HealthConcern,
  type HealthFinding,
  type HealthTextField,
  type HealthTextReading,
} from './health-text.ts'
import { matchesIn } from './pattern-matches.ts'
import type { Concept } from './lexicon/concept.ts'
import { lexicon } from './lexicon/lexicon.ts'
import { newborn } from './lexicon/life-stages.ts'
import { isUnlikely } from './likelihood/likely-dangers.ts'
import { isNeutral, namesIllness, needsQuestion } from './unread.ts'
import { birthIn } from './birth-year.ts'
import { fastLossIn } from './fast-loss.ts'
import { type AllergyPlace, allergiesIn } from './allergies.ts'
import { statementsOf } from './own-statements.ts'
import { hasIdiom } from './idioms.ts'
import { icdCodesIn } from './icd-codes.ts'
import { labValuesIn } from './lab-values.ts'
import { quoteOf, type Segment } from './segments.ts'

interface Mention {
  readonly concept: Concept
  readonly from: number
  readonly to: number
}

/** Reading of one segment, and what the readings of the segments after it need of it. */
export interface SegmentReading extends HealthTextReading {
  readonly segment: Segment
  readonly statuses: readonly AssertionStatus[]
  /** Words that state no danger. */
  readonly settled: readonly string[]
  /** Findings about other people. They count for the writer if "eu também" follows. */
  readonly ofOthers: readonly HealthFinding[]
  readonly namesAllergies: boolean
  readonly statesAllergy: boolean
  readonly eats: boolean
  /** Number of findings of the text before this segment. `firstUnread`: number of unread segments before it. */
  readonly firstFinding: number
  readonly firstUnread: number
}

/** Context of a segment in its text. */
interface SegmentPlace {
  readonly allergies: AllergyPlace
  readonly next: Segment | undefined
  readonly firstFinding: number
  readonly firstUnread: number
  readonly today: string | undefined
}

/** Reads one segment of a text; `inherited` is the state that a list before it hands on. */
export function readSegment(
  segment: Segment,
  field: HealthTextField,
  text: string,
  inherited: ListState | null,
  { allergies: place, next, firstFinding, firstUnread, today }: SegmentPlace,
): SegmentReading {
  const findings: HealthFinding[] = []
  const ofOthers: HealthFinding[] = []
  const unread: string[] = []
  const concerns: HealthConcern[] = []
  const statuses: AssertionStatus[] = []
  const mentions = mentionsIn(segment, field)
  for (const { concept, from, to } of mentions) {
    const status = assertionStatusOf(concept, segment, from, to, inherited, field, next)
    statuses.push(status)
    const { code } = concept
    if (code === 'benign') continue
    const words = quoteOf(segment, text, from, to)
    const key = concernKeys.find((one) => one === code)
    if (status === 'unsure' && key) concerns.push({ key, words })
    if (status === 'unsure' || (code === 'ask' && status === 'present')) unread.push(words)
    else if (code !== 'ask' && (status === 'present' || status === 'other')) {
      const said = withImplied(code, segment.text).map((one) => findingOf(one, field, words))
      ;(status === 'other' ? ofOthers : findings).push(...said)
    }
  }
  const areOfMind = mentions.filter(({ concept }) => ofMind.has(concept.code)).length
  // A denial may not reach from one to the other: "nunca tive câncer, só queria sumir".
  const isSettled =
    mentions.length > 0 &&
    (areOfMind === 0 || areOfMind === mentions.length) &&
    statuses.every((status) => status === 'absent' || status === 'other')
  const isOfWriter =
    !speaksOfOther(segment) && (inherited?.status !== 'other' || /\bsou\b/.test(segment.text))
  const lostFast = isOfWriter && fastLossIn(segment)
  if (lostFast) findings.push(findingOf('perda_rapida', field, quoteOf(segment, text)))
  const birth = isOfWriter ? birthIn(segment, today) : null
  if (birth?.isUnderAge === 'yes') findings.push(findingOf('menor_de_18', field, quoteOf(segment, text)))
  if (birth?.isUnderAge === 'unsure') unread.push(quoteOf(segment, text))
  const understood = mentions.filter(({ concept }) => concept.code !== 'ask')
  const allergies = allergiesIn(segment, field, text, inherited, place, understood)
  findings.push(...allergies.findings)
  unread.push(...allergies.unread.filter((words) => !isNeutral(words)))
  const isUnderstood = mentions.length > 0 || lostFast || birth !== null || allergies.isUnderstood
  if (!isUnderstood && asksAbout(segment, field, inherited) && !isOrdinary(segment, text))
    unread.push(quoteOf(segment, text))
  return {
    findings,
    unread,
    concerns,
    segment,
    statuses,
    settled: [
      ...(birth?.isUnderAge === 'no' ? [quoteOf(segment, text, birth.from, birth.to)] : []),
      ...(deniesHarm.test(segment.text) ? [quoteOf(segment, text)] : []),
      ...(isSettled ? [quoteOf(segment, text, cueBefore(segment, mentions[0]), mentions.at(-1)?.to)] : []),
    ],
    ofOthers,
    namesAllergies: allergies.isList,
    statesAllergy: allergies.findings.length > 0,
    eats: allergies.eats,
    firstFinding,
    firstUnread,
  }
}

const fewestOrdinary = 3

/** Returns whether a segment that no rule knows is an ordinary remark: "a fisio liberou perna". A name alone may be of a rare disease. */
function isOrdinary(segment: Segment, text: string): boolean {
  return (
    segment.tokens.length >= fewestOrdinary &&
    !namesIllness(segment) &&
    isUnlikely(text, quoteOf(segment, text))
  )
}

/** Matches a denied purge or self-injury, unless it was given up. */
const deniesHarm =
  /^(?:(?:eu|ja|tambem) )*(?:nao|nunca|jamais) (?:vomit(?:o|ei|ava)|purg(?:o|uei)|me (?:cort|machuc)(?:o|ei))(?: nao)?$/

/** Returns where the words begin that deny a mention or name its person: at most `cueWords` words before it. */
function cueBefore({ text }: Segment, mention: Mention | undefined): number {
  const before = text.slice(0, mention?.from ?? 0)
  return before.length - (new RegExp(`(?:\\S+ ){0,${cueWords}}$`).exec(before)?.[0].length ?? 0)
}

const cueWords = 5

/** Returns a code with those that the words imply. */
export function withImplied(code: FindingCode, words: string): FindingCode[] {
  return [code, ...impliedBy(code, words)]
}

/** Matches eating as the reason for a self-injury: "me arranho quando como demais". */
const punishesEating =
  /\b(?:quando|toda vez que|sempre que|se|por ter|depois (?:de|que)) (?:eu )?(?:com(?:o|i|er|ido)|exager\w+|sai\w* da dieta)\b/
const operatedLately =
  /\b(?:(?:ha|faz|tem|com) (?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|poucos|poucas) (?:dias?|semanas?|mes|meses)|mes passado|semana (?:passada|retrasada)|ontem|pos operatorio|fase (?:liquida|pastosa))\b/
/** Matches the operation of a donor of a part of the liver. */
const gaveLiver = /\bdo(?:ei|ar) (?:\w+ ){0,4}figado\b/
const hurtsSelf = /\bme (?:belisc|arranh|machuc|cort|queim|bat)(?:o|ei|ava|ando|ar)\b/

/**
 * Returns further findings that the words imply: the organ of a transplant, for a caesarean both the operation and the
 * time after birth, and diabetes in pregnancy.
 */
function impliedBy(code: FindingCode, words: string): FindingCode[] {
  if (code === 'transplante') {
    if (/\b(?:rim|rins|renal)\b/.test(words)) return ['renal']
    if (/\b(?:figado|hepatic[ao])\b/.test(words)) return ['hepatica']
    return /\b(?:coracao|cardiac[ao])\b/.test(words) ? ['cardiaca'] : []
  }
  if (code === 'hepatica' && gaveLiver.test(words) && !longAgo.test(words) && recent.test(words))
    return ['cirurgia_abdominal']
  if (code === 'bariatrica' && operatedLately.test(words) && !/\bbal\w+\b/.test(words))
    return ['cirurgia_abdominal']
  if (code === 'insulina' && /\b(?:xultophy|soliqua)\b/.test(words)) return ['glp1']
  if (/\bcesar/.test(words)) {
    if (code === 'cirurgia_abdominal') return ['pos_parto']
    if (code === 'pos_parto') return ['cirurgia_abdominal']
  }
  if (code === 'lactante') return newborn.test(words) ? ['pos_parto'] : []
  if (code === 'sofrimento_intenso')
    return punishesEating.test(words)
      ? ['ansiedade_depressao', 'transtorno_alimentar']
      : ['ansiedade_depressao']
  if (code === 'transtorno_alimentar') {
    if (hurtsSelf.test(words)) return ['sofrimento_intenso', 'ansiedade_depressao']
    return /\binsulina\b/.test(words) ? ['insulina'] : []
  }
  return code === 'gestante' && /\b(?:diabet|dmg\b|dm gestacional)/.test(words) ? ['diabetes'] : []
}

/**
 * Returns the mentions of a segment in order, without overlaps. Lab values take precedence, then concepts that are not
 * generic, then longer matches.
 */
function mentionsIn(segment: Segment, field: HealthTextField): Mention[] {
  const statements = statementsOf(segment.text)
  // Anchors also match at the ends of a statement: "tenho 16 não aguento mais".
  const pieces = [{ from: 0, to: segment.text.length }, ...(statements.length > 1 ? statements : [])]
  const all = lexicon.flatMap((concept) =>
    concept.fields && !concept.fields.includes(field)
      ? []
      : pieces.flatMap(({ from, to }) =>
          matchesIn(concept.pattern, segment.text.slice(from, to).trimEnd())
            .filter((match) => match[0].trim() !== '')
            .map(({ index, 0: words }): Mention => ({
              concept,
              from: from + index,
              to: from + index + words.length,
            })),
        ),
  )
  const taken: Mention[] = labValuesIn(segment).map(({ from, to, code }) => ({
    concept: { code: code ?? 'benign', past: 'ends', pattern: /(?!)/g },
    from,
    to,
  }))
  for (const { from, to, codes } of icdCodesIn(segment, field))
    for (const code of codes) taken.push({ concept: { code, past: 'counts', pattern: /(?!)/g }, from, to })
  const weight = ({ concept, from, to }: Mention) => (concept.isGeneric ? 0 : 1000) + to - from
  for (const mention of all.toSorted((a, b) => weight(b) - weight(a))) {
    if (taken.every(({ from, to }) => mention.to <= from || mention.from >= to)) taken.push(mention)
  }
  return taken.toSorted((a, b) => a.from - b.from)
}

/**
 * Returns whether words that were not understood need the follow-up question: they are about the writer, are not
 * negated, and `needsQuestion` is true.
 */
function asksAbout(segment: Segment, field: HealthTextField, inherited: ListState | null): boolean {
  if (hasIdiom(segment) || speaksOfOther(segment) || inherited?.status === 'other') return false
  if (/\bnao$|\b(?:nada|nadica|nenhuma?)\b/.test(segment.text)) return false
  if (/^(?:\w+ )?(?:nao|nunca|nenhum|nenhuma|sem|nada|nem|nego|nega)\b/.test(segment.text)) return false
  return needsQuestion(segment, field)
}

export function findingOf(
  code: keyof typeof findingCopy,
  field: HealthTextField,
  words: string,
): HealthFinding {
  return { key: code, code, identity: null, field, words, ...findingCopy[code] }
}
