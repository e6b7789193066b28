import type {
  HealthFinding as FindingShape,
  HealthMention,
  HealthReview,
  HealthTextsReading,
  reviewHealthReading,
  StoredReading,
} from '#contract/account/health-readings.ts'
import type { Body } from '#contract/endpoint.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import { hidesNumbers as factsHideNumbers } from '#nutrition/safety/gates.ts'
import {
  type HealthFacts,
  isLactating,
  isPregnant,
  reportsLactation,
  reportsPregnancy,
} from '#nutrition/safety/health-facts.ts'
import { careQuestionText } from '#nutrition/safety/health-text/finding-copy.ts'
import type { HealthFinding, HealthText } from '#nutrition/safety/health-text/health-text.ts'
import { clausesOf, findingsOf } from '#nutrition/safety/health-text/meal-findings.ts'
import { readHealthText } from '#nutrition/safety/health-text/read-health-text.ts'
import type { ReviewedReading } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { unknownAdult } from '#nutrition/safety/unknown-adult.ts'
import type { Person } from '#nutrition/targets/person.ts'
import { healthReadingOf, type NutritionProfile } from '../profile/rules.ts'

const contradictionQuestion =
  'Suas respostas dizem sexo masculino e também gestação ou amamentação. O que está certo?'

export function describeFinding({ key, label, effect, words, field }: HealthFinding): FindingShape {
  return { key, label, effect, words, field }
}

export function describeReading({ findings, unread, concerns }: ReviewedReading): HealthTextsReading {
  return {
    findings: findings.map(describeFinding),
    unread: [...unread],
    concerns: [...concerns],
    question: unread.length > 0 ? careQuestionText : null,
  }
}

export function describeStored(answers: Answers, person: Person, today: string): StoredReading {
  const reading = healthReadingOf(answers, today)
  const { removed, mentions } = answers.health_review
  const { question, unread, concerns, findings } = describeReading(reading)
  const given = { none: null, open: null, yes: 'sim', no: 'nao' } as const
  return {
    findings: findings.map((finding) => ({ ...finding, is_removed: removed.includes(finding.key) })),
    unread,
    concerns,
    question,
    answer: given[reading.careQuestion],
    mentions: [...mentions],
    contradiction: contradictsItself(person) ? contradictionQuestion : null,
  }
}

/** Returns whether pregnancy or nursing was mentioned although the answered sex rules it out. */
function contradictsItself(person: Person): boolean {
  return (
    (reportsPregnancy(person) && !isPregnant(person)) || (reportsLactation(person) && !isLactating(person))
  )
}

/**
 * Returns the open question about the account's health, for the home screen: a contradiction before the unanswered care
 * question; `null` without either.
 */
export function openHealthQuestion(person: Person): 'pergunta' | 'contradicao' | null {
  if (contradictsItself(person)) return 'contradicao'
  return person.careQuestion === 'open' ? 'pergunta' : null
}

export function reviewAfter(review: HealthReview, change: Body<typeof reviewHealthReading>): HealthReview {
  switch (change.kind) {
    case 'remove':
      return { ...review, removed: withKeys(review.removed, [change.finding]) }
    case 'restore':
      return { ...review, removed: review.removed.filter((key) => key !== change.finding) }
    case 'answer':
      return { ...review, follow_up: change.follow_up }
    case 'forget':
      return {
        ...review,
        mentions: review.mentions.filter(
          ({ field, words }) => field !== change.mention.field || words !== change.mention.words,
        ),
      }
  }
}

/** A text with the civil date of its reading, against which ages and birth years are compared. */
export type DatedText = HealthText & { readonly today: string }

export type Judged = Pick<NutritionProfile, 'targets' | 'hidesNumbers' | 'wantsProposals'> & {
  readonly person: HealthFacts | null
}

/**
 * Returns the profile with the text's findings added to its facts, for previews; the targets stay. Without a
 * questionnaire a healthy adult is assumed. Returns the same facts if the text has no findings.
 */
export function withFindings(judged: Judged, text: DatedText): Judged {
  const { targets, hidesNumbers, person, wantsProposals } = judged
  const findings = findingsOf(text)
  const declared = findings.flatMap(({ code }) => (code === 'alergia' ? [] : [code]))
  const namedAllergies = findings.flatMap(({ identity }) => identity ?? [])
  if (declared.length === 0 && namedAllergies.length === 0)
    return { targets, hidesNumbers, person, wantsProposals }
  const known = person ?? unknownAdult
  const facts: HealthFacts = {
    ...known,
    declared: [...known.declared, ...declared],
    namedAllergies: [...known.namedAllergies, ...namedAllergies],
  }
  return {
    targets,
    hidesNumbers: hidesNumbers || factsHideNumbers(facts),
    person: facts,
    wantsProposals,
  }
}

const keysKept = 100

function withKeys(keys: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...keys, ...added])].slice(-keysKept)
}

const mentionsKept = 60

export interface Said {
  /** Keys of findings that the person removed on the screen where the text was written. */
  readonly refused: readonly string[]
  /**
   * Whether the text differs from the stored text. If it does, its findings count again, even those that were removed
   * before.
   */
  readonly isNew: boolean
}

/**
 * Returns the account's health review after a text: its new findings become mentions (the latest `mentionsKept` stay),
 * and its findings in `refused` become removed.
 */
export function withMentionsOf(
  answers: Answers,
  text: DatedText & { readonly field: HealthMention['field'] },
  { refused, isNew }: Said,
): HealthReview {
  const review = answers.health_review
  const findings = findingsOf(text)
  const known = new Set(healthReadingOf(answers, text.today).findings.map(({ key }) => key))
  const added = findings.filter(({ key }) => !known.has(key)).map((finding) => mentionOf(text, finding))
  const said = new Set(findings.map(({ key }) => key))
  return {
    ...review,
    removed: withKeys(
      review.removed.filter((key) => !isNew || !said.has(key)),
      refused.filter((key) => said.has(key)),
    ),
    mentions: [...review.mentions, ...distinct(added)].slice(-mentionsKept),
  }
}

/**
 * Returns the shortest excerpt (words, clause, sentence, whole text) that has the finding by itself: the words before
 * it may be a negation or about another person.
 */
function mentionOf(
  { field, text, today }: Parameters<typeof withMentionsOf>[1],
  { key, words }: HealthFinding,
) {
  const clause = clausesOf(text).find((one) => one.includes(words))
  const sentence = text.split(/(?<=[.!?\n])/).find((one) => one.includes(words))
  const candidates = [words, clause?.trim(), sentence?.trim(), text].filter((one) => one !== undefined)
  const isEnough = (candidate: string) =>
    readHealthText({ field, text: candidate, today }).findings.some((finding) => finding.key === key)
  return { field, words: candidates.find(isEnough) ?? text }
}

function distinct(mentions: readonly HealthMention[]): HealthMention[] {
  return [...new Map(mentions.map((one) => [`${one.field} ${one.words}`, one])).values()]
}

export type MentionText = HealthText & { readonly field: HealthMention['field'] }

/** Returns the health findings of a text outside the questionnaire, as shown in its chips. */
export function readMentions(text: MentionText & DatedText): FindingShape[] {
  return findingsOf(text).map(describeFinding)
}
