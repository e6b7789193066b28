import { normalizeText } from '../../foods/normalize-text.ts'
import type { CareQuestion, FindingCode, HealthReading } from '../health-findings.ts'
import type { HealthFinding, HealthText, HealthTextReading, HealthTextReview } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

export interface ReviewedReading extends HealthReading {
  /** All findings, each once, removed ones included. */
  readonly findings: readonly HealthFinding[]
  /** Pieces that were not understood, each once. */
  readonly unread: readonly string[]
}

/** Reads several texts of one person and applies what the person said about earlier readings. */
export function reviewedReadingOf(texts: readonly HealthText[], review: HealthTextReview): ReviewedReading {
  const readings = texts.map(readOnce)
  const findings = distinctBy(
    readings.flatMap((reading) => reading.findings),
    ({ key }) => key,
  )
  const unread = distinctBy(
    readings.flatMap((reading) => reading.unread),
    normalizeText,
  )
  const isRemoved = ({ key }: HealthFinding) => review.removed.includes(key)
  return {
    findings,
    unread,
    declared: codesOf(findings.filter((finding) => !isRemoved(finding))),
    removedFindings: codesOf(findings.filter(isRemoved)),
    namedAllergies: findings.flatMap((finding) =>
      finding.identity === null || isRemoved(finding) ? [] : [finding.identity],
    ),
    careQuestion: careQuestionOf(unread, review),
  }
}

const remembered = new Map<string, HealthTextReading>()
const mostRemembered = 500

/**
 * Reads a text once: a person's answers are read again with every request. A plain map instead of lru-cache, because
 * the engine imports no package (docs/house.md).
 */
function readOnce(text: HealthText): HealthTextReading {
  const key = `${text.field}:${text.text}`
  const known = remembered.get(key)
  if (known) return known
  const reading = readHealthText(text)
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, reading)
  return reading
}

function codesOf(findings: readonly HealthFinding[]): FindingCode[] {
  return findings.flatMap(({ code }) => (code === 'alergia' ? [] : [code]))
}

/** An answer holds only for the pieces it was given for. */
function careQuestionOf(unread: readonly string[], { followUp }: HealthTextReview): CareQuestion {
  if (unread.length === 0) return 'none'
  const answered = new Set(followUp?.unread.map(normalizeText))
  if (followUp === null || unread.some((piece) => !answered.has(normalizeText(piece)))) return 'open'
  return followUp.answer === 'sim' ? 'yes' : 'no'
}

function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !known.has(key) && known.add(key)
  })
}
