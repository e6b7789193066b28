import { normalizeText } from '../../foods/normalize-text.ts'
import { allergyFinding } from './allergies.ts'
import { allergySignsIn } from './allergy-signs.ts'
import { circumstancesIn } from './circumstances/read-circumstances.ts'
import { compensatoryFastIn } from './compensatory-fast.ts'
import type { HealthConcern, HealthFinding, HealthText, HealthTextReading } from './health-text.ts'
import { withoutIdioms } from './idioms.ts'
import { isSupportedMinor, likelyQuestions } from './likelihood/likely-dangers.ts'
import { minorUserIn } from './minor-user.ts'
import { findingOf, withImplied } from './read-segment.ts'
import { readSegments } from './read-segments.ts'
import { quoteOf, type Segment, segmentsOf } from './segments.ts'
import { signsIn } from './signs/read-signs.ts'
import { withoutWeaker } from './weaker-findings.ts'

/** Findings and unread words of a text, to which each part of the reader adds its own. */
interface Draft {
  readonly findings: HealthFinding[]
  readonly unread: string[]
}

/**
 * Parses free text about health into findings without duplicates, each with its original words. Segments that were not
 * understood and may concern health go to `unread`. Deterministic.
 */
export function readHealthText(healthText: HealthText): HealthTextReading {
  const { text } = healthText
  const segments = withoutIdioms(segmentsOf(text), text)
  const stated = readSegments(segments, healthText)
  const draft: Draft = { findings: [...stated.findings], unread: [...stated.unread] }
  addGestationalAge(draft, healthText)
  addMinorUser(draft, segments, healthText)
  addAllergySigns(draft, segments, healthText)
  addCircumstances(draft, segments, healthText)
  const concerns = addSigns(draft, segments, healthText)
  concerns.push(...openConcerns(stated.concerns, concerns, draft))
  addCompensatoryFast(draft, segments, healthText)
  const likely = likelyQuestions({ ...healthText, ...draft, concerns, settled: stated.settled })
  if (likely.concern) concerns.push(likely.concern)
  if (likely.gate) draft.unread.push(likely.gate)
  return {
    findings: urgentFirst(distinct(withoutWeaker(draft.findings, segments))),
    unread: [...draft.unread, ...unasked(concerns, draft.unread)],
    concerns,
  }
}

const gestationalWeeks = { least: 4, most: 42 }

/** Adds the pregnancy of a text that is only a gestational age in weeks and days: "31+4". */
function addGestationalAge({ findings }: Draft, { field, text }: HealthText): void {
  const weeks = Number(
    /(?:^|[.;,\n]) *(?:ig:? *)?(\d{1,2}) *s? *\+ *[0-6] *d? *(?=$|[.;,\n])/i.exec(text)?.[1],
  )
  if (field === 'condicao' && weeks >= gestationalWeeks.least && weeks <= gestationalWeeks.most)
    findings.push(findingOf('gestante', field, text))
}

/** Adds a relative under age who will use the plan. */
function addMinorUser(
  { findings, unread }: Draft,
  segments: readonly Segment[],
  { field, text }: HealthText,
): void {
  const user = minorUserIn(segments)
  if (user?.isCertain) findings.push(findingOf('menor_de_18', field, quoteOf(user.segment, text)))
  else if (user) unread.push(quoteOf(user.segment, text))
}

function addAllergySigns(
  { findings, unread }: Draft,
  segments: readonly Segment[],
  { field, text }: HealthText,
): void {
  for (const { identity, words, isGrave, segment } of allergySignsIn(segments, field, text)) {
    remove(unread, quoteOf(segment, text))
    findings.push(allergyFinding(identity, field, words))
    if (isGrave) findings.push(findingOf('alergia_grave', field, words))
  }
}

function addCircumstances(
  { findings, unread }: Draft,
  segments: readonly Segment[],
  { field, text }: HealthText,
): void {
  for (const { code, segment, isCertain } of circumstancesIn(segments, field)) {
    const words = quoteOf(segment, text)
    if (findings.some((finding) => finding.code === code)) continue
    if (isCertain && code !== 'ask' && (code !== 'menor_de_18' || isSupportedMinor(text, words))) {
      findings.push(findingOf(code, field, words))
      remove(unread, words)
    } else if (!unread.some((piece) => words.includes(piece))) unread.push(words)
  }
}

/** Adds the findings of signs that mean a danger together. Returns the dangers that they only may mean. */
function addSigns(
  { findings }: Draft,
  segments: readonly Segment[],
  { field, text }: HealthText,
): HealthConcern[] {
  const concerns: HealthConcern[] = []
  for (const { code, tier, start, end } of signsIn(segments, { field, text })) {
    const words = text.slice(start, end)
    if (tier === 'finding') findings.push(...withImplied(code, '').map((one) => findingOf(one, field, words)))
    else if (!findings.some((finding) => finding.code === code)) concerns.push({ key: code, words })
  }
  return concerns
}

/** Returns one concern for each danger that is still asked about: a later segment may have taken the words back. */
function openConcerns(
  unsure: readonly HealthConcern[],
  known: readonly HealthConcern[],
  { findings, unread }: Draft,
): HealthConcern[] {
  const keys = new Set(known.map(({ key }) => key))
  return unsure.filter(({ key, words }) => {
    const isOpen = unread.includes(words) && !findings.some(({ code }) => code === key)
    return isOpen && !keys.has(key) && keys.add(key)
  })
}

function addCompensatoryFast(
  { findings }: Draft,
  segments: readonly Segment[],
  { field, text }: HealthText,
): void {
  const fast = field === 'refeicao' || field === 'semana' ? compensatoryFastIn(segments) : null
  if (fast) findings.push(findingOf('transtorno_alimentar', field, quoteOf(fast, text)))
}

/** Returns the words of the concerns that no unread words contain. */
function unasked(concerns: readonly HealthConcern[], unread: readonly string[]): string[] {
  const asked = unread.map(normalizeText)
  return concerns
    .map(({ words }) => words)
    .filter((words) => !asked.some((known) => known.includes(normalizeText(words))))
}

function remove(unread: string[], words: string): void {
  const at = unread.indexOf(words)
  if (at >= 0) unread.splice(at, 1)
}

/** Moves distress to the front: its help is shown before any other. */
function urgentFirst(findings: readonly HealthFinding[]): HealthFinding[] {
  const isUrgent = ({ code }: HealthFinding) => code === 'sofrimento_intenso'
  return [...findings.filter(isUrgent), ...findings.filter((finding) => !isUrgent(finding))]
}

function distinct(findings: readonly HealthFinding[]): HealthFinding[] {
  const known = new Set<string>()
  return findings.filter(({ key }) => !known.has(key) && known.add(key))
}
