import { matchesIn } from '../pattern-matches.ts'
import { longAgo } from '../cues.ts'
import { assertionStatusOf, listStateAfter, type AssertionStatus, type ListState } from '../context.ts'
import type { HealthTextField } from '../health-text.ts'
import type { Concept } from '../lexicon/concept.ts'
import type { Segment } from '../segments.ts'
import { childhood } from './childhood.ts'
import { certain, type Circumstance, healthFields, type Sign, suspicious } from './circumstance.ts'
import { birth, nursing, pregnancy } from './motherhood.ts'
import { organStates } from './organ-states.ts'
import { treatments } from './treatments.ts'

const all: readonly Circumstance[] = [pregnancy, nursing, birth, childhood, ...organStates, ...treatments]

interface Span {
  readonly from: number
  readonly to: number
}

/** Weight of a sign that is needed beside weaker ones. */
const strong = 1.5

/** Pattern of all signs from the weight `strong` on, by circumstance. Most texts match none. */
const anyStrong = new Map(
  all.map((circumstance) => [
    circumstance,
    new RegExp(
      circumstance.signs
        .filter(({ weight }) => weight >= strong)
        .map(({ pattern }) => pattern.source)
        .join('|'),
      'm',
    ),
  ]),
)

export interface ReadCircumstance {
  readonly code: Circumstance['code']
  /** Segment of the strongest sign. */
  readonly segment: Segment
  /** False if the signs are too weak for a finding, so that a question is asked. */
  readonly isCertain: boolean
}

/** Returns the circumstances of the writer that the signs in a text add up to. */
export function circumstancesIn(segments: readonly Segment[], field: HealthTextField): ReadCircumstance[] {
  // Anchors match at the line breaks. No pattern crosses them.
  const text = segments.map((segment) => segment.text).join('\n')
  const isOfHealth = healthFields.some((one) => one === field)
  const kind = isOfHealth ? 'health' : 'life'
  const least = suspicious[kind]
  return all.flatMap((circumstance) => {
    if (!anyStrong.get(circumstance)?.test(text) || circumstance.unless?.test(text)) return []
    const signs = circumstance.signs
      .filter(({ fields, pattern }) => (!fields || fields.includes(field)) && text.search(pattern) >= 0)
      .toSorted((a, b) => b.weight - a.weight)
    const { sum, count, segment } = sumOf(circumstance, signs, segments, field)
    if (!segment || sum < least || count < (circumstance.leastSigns ?? 1)) return []
    return [
      { code: circumstance.code, segment, isCertain: circumstance.code !== 'ask' && sum >= certain[kind] },
    ]
  })
}

/** Matches a following segment in which the statement is denied. */
const takesBack =
  /^(?:(?:e|mas|que|deu|veio|foi|resultado|ja|[oa]s?|meu|teste|exame|beta) )*(?:negativ\w+|normal|nao (?:pegou|deu|vingou|sou|era|e meu|tenho)|benign\w+|tudo (?:ok|normal|certo)|ok)\b/

function sumOf(
  { bystanders, ofOwnBaby, past }: Circumstance,
  signs: readonly Sign[],
  segments: readonly Segment[],
  field: HealthTextField,
): { readonly sum: number; readonly count: number; readonly segment: Segment | null } {
  const counted = new Set<Sign>()
  let inherited: ListState | null = null
  let strongest: { readonly weight: number; readonly segment: Segment } | null = null
  let sum = 0
  for (const [index, segment] of segments.entries()) {
    if (segment.opening !== 'list') inherited = null
    const next = segments[index + 1]
    const plain = bystanders ? withoutBystanders(segment, bystanders) : segment
    if ((next && takesBack.test(next.text)) || (past === 'ends' && longAgo.test(segment.text))) {
      inherited = null
      continue
    }
    const statuses: AssertionStatus[] = []
    const read: Span[] = []
    for (const sign of signs) {
      if (counted.has(sign)) continue
      for (const match of matchesIn(sign.pattern, segment.text)) {
        const to = match.index + match[0].length
        if (read.some((span) => match.index < span.to && span.from < to)) continue
        const concept = conceptOf(sign, ofOwnBaby)
        const status = statusOf(concept, plain, match.index, to, inherited, field, next)
        statuses.push(status)
        if (status !== 'present') continue
        counted.add(sign)
        read.push({ from: match.index, to })
        sum += sign.weight
        if (!strongest || sign.weight > strongest.weight) strongest = { weight: sign.weight, segment }
        break
      }
    }
    inherited = listStateAfter(plain, statuses) ?? inherited
  }
  return { sum, count: counted.size, segment: strongest?.segment ?? null }
}

/** Matches a negated verb that denies itself, not what follows: "não passar dos 12 kg até a chegada do Joaquim". */
const ofOtherVerb =
  /\b(?:nao|nem|nunca|sem)(?= (?!(?:tenho|sou|estou|tive|uso|tomo|faco|sinto|e|ha|era|foi|fui|fiz|vou|mais|me|ter|ser|estar|tem|esta|ficou|deu|veio)\b)\w+ \w)/g

function statusOf(
  concept: Concept,
  segment: Segment,
  from: number,
  to: number,
  inherited: ListState | null,
  field: HealthTextField,
  next: Segment | undefined,
): AssertionStatus {
  const status = assertionStatusOf(concept, segment, from, to, inherited, field, next)
  if (status !== 'absent') return status
  const text = segment.text.slice(0, from).replaceAll(ofOtherVerb, blotted) + segment.text.slice(from)
  return text === segment.text
    ? status
    : assertionStatusOf(concept, { ...segment, text }, from, to, inherited, field, next)
}

const blotted = (words: string) => '·'.repeat(words.length)

/** A sign is read like a plan as well: "quinta vou fazer o morfológico". */
function conceptOf({ pattern }: Sign, ofOwnBaby: true | undefined): Concept {
  return { code: 'ask', past: 'counts', pattern, countsPlans: true, ...(ofOwnBaby && { ofOwnBaby }) }
}

/** Returns the segment with the names of bystanders blotted out, at unchanged positions. */
function withoutBystanders(segment: Segment, bystanders: RegExp): Segment {
  return { ...segment, text: segment.text.replaceAll(bystanders, blotted) }
}
