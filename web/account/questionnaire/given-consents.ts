import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { latestDecision } from '../../privacy/consents/queries.ts'
import type { OpenAnswers } from './answers/answers.ts'

type ConsentField = keyof OpenAnswers['consents']

/** Purpose of each consent of the questionnaire. */
const purposes = {
  medical_disclaimer_ack: 'aviso_medico',
  data_anonymous_ok: 'dados_saude_plano',
  follow_up_ok: 'acompanhamento',
} as const satisfies Record<ConsentField, keyof typeof consentTexts>

/** Time at which each consent was given to its current wording. */
export type GivenConsents = Partial<Record<ConsentField, string>>

/** Returns the consents that stand. One to an earlier wording must be asked for again. */
export function givenConsentsOf(history: readonly ConsentRecord[]): GivenConsents {
  const given: GivenConsents = {}
  for (const field of Object.keys(purposes) as ConsentField[]) {
    const latest = latestDecision(history, purposes[field])
    if (latest?.granted && latest.text_version === consentTexts[purposes[field]].version)
      given[field] = latest.recorded_at
  }
  return given
}

/** Returns the answers with the consents that stand. */
export function withConsents(answers: OpenAnswers, given: GivenConsents): OpenAnswers {
  const consents = { ...answers.consents }
  for (const field of Object.keys(given) as ConsentField[]) consents[field] = true
  return { ...answers, consents }
}
