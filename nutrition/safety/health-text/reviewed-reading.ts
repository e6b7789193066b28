import { normalizeText } from '../../foods/normalize-text.ts'
import type { CareQuestion, FindingCode, HealthReading } from '../health-findings.ts'
import type {
  HealthConcern,
  HealthFinding,
  HealthText,
  HealthTextReading,
  HealthTextReview,
} from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

/** Result of parsing all texts of a person, after the person's decisions were applied. */
export interface ReviewedReading extends HealthReading {
  /** All findings with different keys, including findings that the person removed. */
  readonly findings: readonly HealthFinding[]
  /** Original words of the different segments that were not understood. */
  readonly unread: readonly string[]
  /** Dangers that some of these segments may mean. */
  readonly concerns: readonly HealthConcern[]
}

/** Parses all texts of a person and applies the person's decisions (removed findings, follow-up answer). */
export function reviewedReadingOf(texts: readonly HealthText[], review: HealthTextReview): ReviewedReading {
  const readings = texts.map(readCached)
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
    concerns: readings.flatMap((reading) => reading.concerns),
    declared: codesOf(findings.filter((finding) => !isRemoved(finding))),
    removedFindings: codesOf(findings.filter(isRemoved)),
    namedAllergies: findings.flatMap((finding) =>
      finding.identity === null || isRemoved(finding) ? [] : [finding.identity],
    ),
    careQuestion: careQuestionOf(unread, review),
  }
}

const cache = new Map<string, HealthTextReading>()
const cacheLimit = 500

/**
 * Parses a text with a cache of `cacheLimit` texts, because every request parses the person's answers again. Uses a
 * plain map that drops the oldest entry first, because the engine imports no package such as lru-cache (docs/house.md).
 */
function readCached(text: HealthText): HealthTextReading {
  const key = `${text.field}:${text.today?.slice(0, 7)}:${text.text}`
  const known = cache.get(key)
  if (known) return known
  const reading = readHealthText(text)
  const [oldest] = cache.keys()
  if (cache.size >= cacheLimit && oldest !== undefined) cache.delete(oldest)
  cache.set(key, reading)
  return reading
}

function codesOf(findings: readonly HealthFinding[]): FindingCode[] {
  return findings.flatMap(({ code }) => (code === 'alergia' ? [] : [code]))
}

/** Returns the state of the follow-up question. It is `open` if the answer does not cover every segment. */
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
