import { concernKeys, healthTextFields } from '#nutrition/safety/health-text/health-text.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Maximum length of a health text in characters, equal to that of a described meal. */
export const longestHealthText = 1000

const piece = z.string().check(z.maxLength(longestHealthText))
const findingKey = z.string().check(z.minLength(1), z.maxLength(120))
const followUp = z.object({
  /** Text pieces that could not be parsed, to which the answer refers. */
  unread: z.array(piece).check(z.minLength(1), z.maxLength(200)),
  answer: z.enum(['sim', 'nao']),
})

/**
 * Texts outside the questionnaire that may contain health statements: the week's observations and meal descriptions.
 */
export const mentionFields = ['semana', 'refeicao'] as const
const mention = z.object({ field: z.enum(mentionFields), words: piece })
export type HealthMention = z.infer<typeof mention>

/** A person's corrections to the parsed health texts; stored with the questionnaire answers. */
export const healthReview = z.object({
  /** Keys of findings that the person removed. */
  removed: z._default(z.array(findingKey).check(z.maxLength(100)), []),
  follow_up: z._default(z.nullable(followUp), null),
  /** Health statements from week observations and meal texts. Read-only: values sent by a client are ignored. */
  mentions: z._default(z.array(mention).check(z.maxLength(60)), []),
})
export type HealthReview = z.output<typeof healthReview>

export const emptyHealthReview: HealthReview = { removed: [], follow_up: null, mentions: [] }

/** One recognised finding, as chip text. */
export const healthFinding = z.object({
  key: z.string(),
  label: z.string(),
  /** Consequence for menus and targets: `sem glúten`. */
  effect: z.string(),
  words: z.string(),
  field: z.enum(healthTextFields),
})
export type HealthFinding = z.infer<typeof healthFinding>

/** A danger that words may mean: a reason to show where to find help, not a finding. */
export const healthConcern = z.object({ key: z.enum(concernKeys), words: z.string() })
export type HealthConcern = z.infer<typeof healthConcern>

const reading = {
  findings: z.array(healthFinding),
  /** Text pieces that could not be parsed. */
  unread: z.array(z.string()),
  concerns: z.array(healthConcern),
  /** Follow-up question; null when everything was parsed. */
  question: z.nullable(z.string()),
}

/** Parses the health texts of the questionnaire before it is sent. Saves nothing. */
export const readHealthTexts = endpoint({
  method: 'POST',
  path: '/api/onboarding/reading',
  access: 'session',
  summary: 'O que se entende dos textos de saúde do questionário, antes de enviar; nada é gravado',
  body: z.object({
    texts: z
      .array(
        z.object({ field: z.enum(healthTextFields), text: z.string().check(z.maxLength(longestHealthText)) }),
      )
      .check(z.maxLength(80)),
  }),
  reply: z.object(reading),
})
export type HealthTextsReading = z.infer<(typeof readHealthTexts)['reply']>

/** Stored health findings of a person, with their corrections. */
export const storedReading = z.object({
  findings: z.array(z.extend(healthFinding, { is_removed: z.boolean() })),
  unread: z.array(z.string()),
  concerns: z.array(healthConcern),
  question: z.nullable(z.string()),
  answer: z.nullable(z.enum(['sim', 'nao'])),
  /** Health statements of week observations and meal texts. */
  mentions: z.array(mention),
  /** Question about contradictory answers; null without a contradiction. */
  contradiction: z.nullable(z.string()),
})
export type StoredReading = z.infer<typeof storedReading>

const stored = z.object({
  /** Null before the questionnaire is complete. */
  reading: z.nullable(storedReading),
})

/** Returns the stored health findings and the open question about them. */
export const readHealthReading = endpoint({
  method: 'GET',
  path: '/api/health-reading',
  access: 'session',
  summary: 'O que entendemos do que a pessoa escreveu sobre a própria saúde, e o que falta responder',
  reply: stored,
})

/**
 * Removes or restores a finding, deletes a sentence or answers the follow-up question, and recomputes the targets.
 * `questionnaire_required`: there is nothing to review before the questionnaire.
 */
export const reviewHealthReading = endpoint({
  method: 'POST',
  path: '/api/health-reading',
  access: 'session',
  summary: 'Tira ou devolve algo que entendemos, apaga uma frase ou responde à pergunta; as metas acompanham',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('remove'), finding: findingKey }),
    z.object({ kind: z.literal('restore'), finding: findingKey }),
    z.object({ kind: z.literal('answer'), follow_up: followUp }),
    z.object({ kind: z.literal('forget'), mention }),
  ]),
  reply: stored,
  errors: ['questionnaire_required'],
})
