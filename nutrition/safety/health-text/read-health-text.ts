import { listStateAfter, type ListState } from './context.ts'
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
import { nutritionRules } from '../nutrition-rules.ts'
import type { HealthConcern, HealthFinding, HealthText, HealthTextReading } from './health-text.ts'
import { isSupportedMinor, likelyQuestions } from './likelihood/likely-dangers.ts'
import { isMedicine } from './lexicon/concept.ts'
import { isAside } from './unread.ts'
import { compensatoryFastIn } from './compensatory-fast.ts'
import { signsIn } from './signs/read-signs.ts'
import { circumstancesIn } from './circumstances/read-circumstances.ts'
import { allergySignsIn } from './allergy-signs.ts'
import { allergyFinding } from './allergies.ts'
import { withoutIdioms } from './idioms.ts'
import { minorUserIn } from './minor-user.ts'
import { quoteOf, type Segment, segmentsOf } from './segments.ts'
import { findingOf, readSegment, type SegmentReading, withImplied } from './read-segment.ts'

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
  const unsure: HealthConcern[] = []
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
    unsure.push(...reading.concerns)
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
  for (const concern of unsure) {
    const isKnown = concerns.some(({ key }) => key === concern.key)
    // A later segment may have taken the words back.
    const isOpen = unread.includes(concern.words) && !findings.some(({ code }) => code === concern.key)
    if (isOpen && !isKnown) concerns.push(concern)
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

function distinct(findings: readonly HealthFinding[]): HealthFinding[] {
  const known = new Set<string>()
  return findings.filter(({ key }) => !known.has(key) && known.add(key))
}
