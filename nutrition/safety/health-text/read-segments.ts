import { listStateAfter, type ListState } from './context.ts'
import type { HealthConcern, HealthFinding, HealthText, HealthTextReading } from './health-text.ts'
import { isMedicine } from './lexicon/concept.ts'
import { readSegment, type SegmentReading } from './read-segment.ts'
import {
  clearsSuspicion,
  deniesQuestion,
  endsNormal,
  findsNormal,
  includesWriter,
  isBeforeSuspicion,
  listsOrgans,
  ofMind,
  retracts,
  saysOnlyNormal,
} from './replies.ts'
import { quoteOf, type Segment } from './segments.ts'
import { isAside } from './unread.ts'

/** Facts that the segments of a text state one after the other. */
export interface SegmentsReading extends HealthTextReading {
  /** Words that state no danger: an adult's birth, and mentions that are all denied or about somebody else. */
  readonly settled: readonly string[]
}

/** State while the segments of a text are read in order. */
interface Progress {
  readonly findings: HealthFinding[]
  readonly unread: string[]
  readonly concerns: HealthConcern[]
  readonly settled: string[]
  /** State that a list hands on to its next item. */
  inherited: ListState | null
  /** Reading of the last segment that is no aside. */
  before: SegmentReading | null
  /** Start of a list of bare organs, which a normal result at its end cancels. */
  organs: { readonly findings: number; readonly unread: number } | null
}

const denied: ListState = { status: 'absent', verb: null }

/** Reads the segments of a text in order. A segment may take back what the one before it states. */
export function readSegments(
  segments: readonly Segment[],
  { field, text, today }: HealthText,
): SegmentsReading {
  const progress: Progress = {
    findings: [],
    unread: [],
    concerns: [],
    settled: [],
    inherited: null,
    before: null,
    organs: null,
  }
  for (const [index, segment] of segments.entries()) {
    if (segment.opening !== 'list') {
      progress.inherited = null
      progress.organs = null
    }
    if (cancelsOrgans(progress, segment)) continue
    continueOrgans(progress, segment)
    const { before, inherited } = progress
    if (takesBack(progress, segment) || clearsBefore(progress, segment)) {
      if (before) progress.settled.push(quoteOf(before.segment, text))
      continue
    }
    if (before && includesWriter(segment)) progress.findings.push(...before.ofOthers)
    const continues = segment.opening === 'list'
    const next = segments[index + 1]
    const reading = readSegment(segment, field, text, inherited, {
      allergies: {
        continuesList: continues && before?.namesAllergies === true,
        eatsBefore: continues && before?.eats === true,
        allergicBefore: before?.statesAllergy === true,
        following: next?.text ?? '',
      },
      next,
      firstFinding: progress.findings.length,
      firstUnread: progress.unread.length,
      today,
    })
    add(progress, reading)
  }
  return progress
}

function add(progress: Progress, reading: SegmentReading): void {
  progress.findings.push(...reading.findings)
  progress.unread.push(...reading.unread)
  progress.concerns.push(...reading.concerns)
  progress.settled.push(...reading.settled)
  progress.inherited = listStateAfter(reading.segment, reading.statuses) ?? progress.inherited
  // An aside may stand between a statement and its negation: "Câncer, graças a Deus, nunca tive".
  if (!progress.before || !isAside(reading.segment)) progress.before = reading
}

function continueOrgans(progress: Progress, segment: Segment): void {
  progress.organs = listsOrgans(segment)
    ? (progress.organs ?? { findings: progress.findings.length, unread: progress.unread.length })
    : null
}

/**
 * Takes back a list of bare organs that a segment ends with a normal result. Returns whether the segment states nothing
 * else.
 */
function cancelsOrgans(progress: Progress, segment: Segment): boolean {
  const { organs, findings, unread } = progress
  if (!organs || !endsNormal(segment)) return false
  findings.splice(organs.findings)
  unread.splice(organs.unread)
  progress.organs = null
  const isWhole = saysOnlyNormal(segment)
  progress.inherited = isWhole ? denied : null
  return isWhole
}

/** Takes back the statement before a segment that denies it or states a normal result of it. Returns whether it did. */
function takesBack(progress: Progress, segment: Segment): boolean {
  const { before, findings, unread } = progress
  if (!before) return false
  const isOfMedicine = findings.slice(before.firstFinding).some(isMedicine)
  if (
    !(before.segment.asks && deniesQuestion(segment)) &&
    !retracts(segment, before.segment, isOfMedicine) &&
    !findsNormal(segment, before.segment)
  )
    return false
  findings.splice(before.firstFinding)
  unread.splice(before.firstUnread)
  progress.inherited = denied
  return true
}

/** Takes back the suspicion that a segment clears: "achei que era tireoide, mas o TSH veio normal". Returns whether it did. */
function clearsBefore(progress: Progress, segment: Segment): boolean {
  const { before, findings, unread } = progress
  if (!before || !clearsSuspicion(segment, before.segment)) return false
  const suspect = before.segment
  const kept = findings
    .splice(before.firstFinding)
    .filter(({ code, words }) => ofMind.has(code) || isBeforeSuspicion(words, suspect))
  findings.push(...kept)
  // The result may concern only one of several suspicions: "investigando lúpus e anorexia".
  if (!/ e /.test(suspect.text)) unread.splice(before.firstUnread)
  progress.inherited = denied
  return true
}
