import {
  listStateAfter,
  type ListState,
  speaksOfOther,
  type AssertionStatus,
  assertionStatusOf,
} from './context.ts'
import { longAgo, recent } from './cues.ts'
import {
  clearsSuspicion,
  deniesQuestion,
  endsNormal,
  findsNormal,
  isBeforeSuspicion,
  includesWriter,
  listsOrgans,
  ofMind,
  retracts,
  saysOnlyNormal,
} from './replies.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { FindingCode } from '../health-findings.ts'
import { nutritionRules } from '../nutrition-rules.ts'
import { findingCopy } from './finding-copy.ts'
import type {
  HealthConcern,
  HealthFinding,
  HealthText,
  HealthTextField,
  HealthTextReading,
} from './health-text.ts'
import { isSupportedMinor, likelyQuestions } from './likelihood/likely-dangers.ts'
import { matchesIn } from './pattern-matches.ts'
import { type Concept, isMedicine } from './lexicon/concept.ts'
import { lexicon } from './lexicon/lexicon.ts'
import { newborn } from './lexicon/life-stages.ts'
import { isAside, needsQuestion } from './unread.ts'
import { birthIn } from './birth-year.ts'
import { fastLossIn } from './fast-loss.ts'
import { compensatoryFastIn } from './compensatory-fast.ts'
import { signsIn } from './signs/read-signs.ts'
import { circumstancesIn } from './circumstances/read-circumstances.ts'
import { allergySignsIn } from './allergy-signs.ts'
import { type AllergyPlace, allergiesIn, allergyFinding } from './allergies.ts'
import { hasIdiom, withoutIdioms } from './idioms.ts'
import { icdCodesIn } from './icd-codes.ts'
import { labValuesIn } from './lab-values.ts'
import { minorUserIn } from './minor-user.ts'
import { quoteOf, type Segment, segmentsOf } from './segments.ts'

interface Mention {
  readonly concept: Concept
  readonly from: number
  readonly to: number
}

/**
 * Parses free text about health into findings without duplicates, each with its original words. Segments that were not
 * understood and may concern health go to `unread`. Deterministic.
 */
export function readHealthText({ field, text, today }: HealthText): HealthTextReading {
  const findings: HealthFinding[] = []
  const unread: string[] = []
  let inherited: ListState | null = null
  let before: SegmentReading | null = null
  /** Start of a list of bare organs, which a normal result at its end cancels. */
  let organs: { readonly findings: number; readonly unread: number } | null = null
  /** Words that state no danger: an adult's birth, and mentions that are all denied or about somebody else. */
  const settled: string[] = []
  const segments = withoutIdioms(segmentsOf(text), text)
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1]
    if (segment.opening !== 'list') {
      inherited = null
      organs = null
    }
    if (organs && endsNormal(segment)) {
      findings.splice(organs.findings)
      unread.splice(organs.unread)
      organs = null
      if (saysOnlyNormal(segment)) {
        inherited = { status: 'absent', verb: null }
        continue
      }
      inherited = null
    }
    organs = listsOrgans(segment) ? (organs ?? { findings: findings.length, unread: unread.length }) : null
    const isOfMedicine = findings.slice(before?.firstFinding).some(isMedicine)
    if (
      before &&
      ((before.segment.asks && deniesQuestion(segment)) ||
        retracts(segment, before.segment, isOfMedicine) ||
        findsNormal(segment, before.segment))
    ) {
      findings.splice(before.firstFinding)
      unread.splice(before.firstUnread)
      inherited = { status: 'absent', verb: null }
      continue
    }
    if (before && clearsSuspicion(segment, before.segment)) {
      const suspect = before.segment
      const kept = findings
        .splice(before.firstFinding)
        .filter(({ code, words }) => ofMind.has(code) || isBeforeSuspicion(words, suspect))
      findings.push(...kept)
      // The result may concern only one of several suspicions: "investigando lúpus e anorexia".
      if (!/ e /.test(suspect.text)) unread.splice(before.firstUnread)
      inherited = { status: 'absent', verb: null }
      continue
    }
    if (before && includesWriter(segment)) findings.push(...before.ofOthers)
    const continues = segment.opening === 'list'
    const reading = readSegment(segment, field, text, inherited, {
      allergies: {
        continuesList: continues && before?.namesAllergies === true,
        eatsBefore: continues && before?.eats === true,
        allergicBefore: before?.statesAllergy === true,
        following: next?.text ?? '',
      },
      next,
      firstFinding: findings.length,
      firstUnread: unread.length,
      today,
    })
    findings.push(...reading.findings)
    unread.push(...reading.unread)
    settled.push(...reading.settled)
    inherited = listStateAfter(segment, reading.statuses) ?? inherited
    // An aside may stand between a statement and its negation: "Câncer, graças a Deus, nunca tive".
    if (!before || !isAside(segment)) before = reading
  }
  if (field === 'condicao' && isGestationalAge(text)) findings.push(findingOf('gestante', field, text))
  const user = minorUserIn(segments)
  if (user?.isCertain) findings.push(findingOf('menor_de_18', field, quoteOf(user.segment, text)))
  else if (user) unread.push(quoteOf(user.segment, text))
  for (const { identity, words, isGrave, segment } of allergySignsIn(segments, field, text)) {
    remove(unread, quoteOf(segment, text))
    findings.push(allergyFinding(identity, field, words))
    if (isGrave) findings.push(findingOf('alergia_grave', field, words))
  }
  for (const { code, segment, isCertain } of circumstancesIn(segments, field)) {
    const words = quoteOf(segment, text)
    if (findings.some((finding) => finding.code === code)) continue
    if (isCertain && code !== 'ask' && (code !== 'menor_de_18' || isSupportedMinor(text, words))) {
      findings.push(findingOf(code, field, words))
      remove(unread, words)
    } else if (!unread.some((piece) => words.includes(piece))) unread.push(words)
  }
  const concerns: HealthConcern[] = []
  for (const { code, tier, start, end } of signsIn(segments, { field, text })) {
    const words = text.slice(start, end)
    if (tier === 'finding') findings.push(...withImplied(code, '').map((one) => findingOf(one, field, words)))
    else if (!findings.some((finding) => finding.code === code)) concerns.push({ key: code, words })
  }
  const fast = field === 'refeicao' || field === 'semana' ? compensatoryFastIn(segments) : null
  if (fast) findings.push(findingOf('transtorno_alimentar', field, quoteOf(fast, text)))
  const likely = likelyQuestions({ field, text, findings, concerns, unread, settled })
  if (likely.concern) concerns.push(likely.concern)
  if (likely.gate) unread.push(likely.gate)
  const asked = unread.map(normalizeText)
  const isAsked = (words: string) => asked.some((known) => known.includes(normalizeText(words)))
  unread.push(...concerns.map(({ words }) => words).filter((words) => !isAsked(words)))
  return { findings: urgentFirst(distinct(withoutWeaker(findings, segments))), unread, concerns }
}

/** Moves distress to the front: its help is shown before any other. */
function urgentFirst(findings: readonly HealthFinding[]): HealthFinding[] {
  const isUrgent = ({ code }: HealthFinding) => code === 'sofrimento_intenso'
  return [...findings.filter(isUrgent), ...findings.filter((finding) => !isUrgent(finding))]
}

const gestationalWeeks = { least: 4, most: 42 }

/** Returns whether a text is only a gestational age in weeks and days: "31+4". */
function isGestationalAge(text: string): boolean {
  const weeks = Number(
    /(?:^|[.;,\n]) *(?:ig:? *)?(\d{1,2}) *s? *\+ *[0-6] *d? *(?=$|[.;,\n])/i.exec(text)?.[1],
  )
  return weeks >= gestationalWeeks.least && weeks <= gestationalWeeks.most
}

function remove(unread: string[], words: string): void {
  const at = unread.indexOf(words)
  if (at >= 0) unread.splice(at, 1)
}

const adult = nutritionRules.answers.ageYears.adult
const ownAge =
  /(?<!nao )\b(?:tenho|estou com|hoje com|ja com|hoje tenho) (\d\d)(?: anos\b(?! d[ae] (?!idade))|$)/
/** A number alone from here on may be a weight: "17 anos, tenho 60". */
const lowestBareWeight = 40
/** Matches an age under 18 that the writer states, which neither an adult's age nor an adult's school takes back. */
const statedUnderAge =
  /^(?:(?:eu|tenho|com|idade|de|so|apenas|hoje|quase|fiz|faco|completei|acabei|fazer|completar|vou|ainda|nao|antes) )*(?:1[0-8]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito)\b/

/**
 * Removes the finding "diabetes" beside the more specific "type 1", and "under age" beside an adult's own age or an
 * adult's school.
 */
function withoutWeaker(findings: readonly HealthFinding[], segments: readonly Segment[]): HealthFinding[] {
  const isType1 = findings.some(({ code }) => code === 'diabetes_1')
  const isAdult = segments.some(({ text }) => isAdultAge(text) || /\b(?:eja|supletivo|encceja)\b/.test(text))
  return findings.filter(
    ({ code, words }) =>
      !(isType1 && code === 'diabetes') &&
      !(isAdult && code === 'menor_de_18' && !statedUnderAge.test(normalizeText(words))),
  )
}

function isAdultAge(text: string): boolean {
  const match = ownAge.exec(text)
  const years = Number(match?.[1])
  return years >= adult && (match?.[0].endsWith('anos') === true || years < lowestBareWeight)
}

interface SegmentReading extends Omit<HealthTextReading, 'concerns'> {
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

function readSegment(
  segment: Segment,
  field: HealthTextField,
  text: string,
  inherited: ListState | null,
  { allergies: place, next, firstFinding, firstUnread, today }: SegmentPlace,
): SegmentReading {
  const findings: HealthFinding[] = []
  const ofOthers: HealthFinding[] = []
  const unread: string[] = []
  const statuses: AssertionStatus[] = []
  const mentions = mentionsIn(segment, field)
  for (const { concept, from, to } of mentions) {
    const status = assertionStatusOf(concept, segment, from, to, inherited, field, next)
    statuses.push(status)
    const { code } = concept
    if (code === 'benign') continue
    const words = quoteOf(segment, text, from, to)
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
  unread.push(...allergies.unread)
  const isUnderstood = mentions.length > 0 || lostFast || birth !== null || allergies.isUnderstood
  if (!isUnderstood && asksAbout(segment, field, inherited)) unread.push(quoteOf(segment, text))
  return {
    findings,
    unread,
    segment,
    statuses,
    settled: [
      ...(birth?.isUnderAge === 'no' ? [quoteOf(segment, text, birth.from, birth.to)] : []),
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

/** Returns where the words begin that deny a mention or name its person: at most `cueWords` words before it. */
function cueBefore({ text }: Segment, mention: Mention | undefined): number {
  const before = text.slice(0, mention?.from ?? 0)
  return before.length - (new RegExp(`(?:\\S+ ){0,${cueWords}}$`).exec(before)?.[0].length ?? 0)
}

const cueWords = 5

function withImplied(code: FindingCode, words: string): FindingCode[] {
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
  const all = lexicon.flatMap((concept) =>
    concept.fields && !concept.fields.includes(field)
      ? []
      : matchesIn(concept.pattern, segment.text)
          .filter((match) => match[0].trim() !== '')
          .map((match): Mention => ({ concept, from: match.index, to: match.index + match[0].length })),
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

function findingOf(code: keyof typeof findingCopy, field: HealthTextField, words: string): HealthFinding {
  return { key: code, code, identity: null, field, words, ...findingCopy[code] }
}

function distinct(findings: readonly HealthFinding[]): HealthFinding[] {
  const known = new Set<string>()
  return findings.filter(({ key }) => !known.has(key) && known.add(key))
}
