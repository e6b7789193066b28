import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentPurpose } from '#contract/privacy/consents.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { Answers, answerQuestionnaire as endpoint } from '#contract/account/questionnaire.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import { type AuditContext, recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { hasConsent, isRecorded, recordConsent } from '../../privacy/consents/service.ts'
import { lockReplaced, saveQuestionnaire } from '../profile/service.ts'
import { fieldsOf, normalizeAnswers, summarizeTargets } from './rules.ts'
import { targetsFor } from './service.ts'

interface ConsentChoice {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
}

type AnswerContext = AccountContext & AuditContext & { readonly account: Account }

/**
 * Saves the answers, the consents with the displayed wording, and the computed targets in one transaction. Throws
 * `disclaimer_required`, `health_consent_required`, or `answers_invalid` with the fields.
 */
export async function answerQuestionnaire(
  ctx: AnswerContext,
  given: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { account, accountId, now } = ctx
  const { medical_disclaimer_ack, data_anonymous_ok, follow_up_ok } = given.consents
  if (!medical_disclaimer_ack) throw fail('disclaimer_required')
  if (!data_anonymous_ok) throw fail('health_consent_required')
  const choices: readonly ConsentChoice[] = [
    { purpose: 'aviso_medico', granted: medical_disclaimer_ack },
    { purpose: 'dados_saude_plano', granted: data_anonymous_ok },
    { purpose: 'acompanhamento', granted: follow_up_ok },
  ]
  const { targets, changed } = await ctx.database.asAccount(accountId, async (tx) => {
    const before = await lockReplaced(tx)
    const { answers: former, fastLoss = null } = before.questionnaire ?? {}
    const answers = withMentions(normalizeAnswers(given), former?.health_review.mentions ?? [])
    const targetPlan = targetsFor(answers, now, fastLoss)
    if (targetPlan.kind === 'invalid') {
      throw fail('answers_invalid', {}, { fields: fieldsOf(targetPlan.problems) })
    }
    const news = await recordChoices(ctx, tx, choices)
    await saveQuestionnaire(tx, before, { name: account.name, answers, targetPlan, answeredAt: now })
    return { targets: summarizeTargets(targetPlan), changed: news }
  })
  for (const { purpose, granted } of changed)
    await recordAuditEvent(ctx, {
      kind: granted ? 'consent_given' : 'consent_withdrawn',
      accountId,
      about: purpose,
    })
  return { questionnaire_completed: true, targets }
}

/**
 * Records each choice that is new or to a new wording, and returns those whose answer changed. A choice for the same
 * wording keeps its date, because the questionnaire does not ask for it again.
 */
async function recordChoices(
  { clientAddress, headers, now }: AnswerContext,
  tx: AccountTransaction,
  choices: readonly ConsentChoice[],
): Promise<ConsentChoice[]> {
  const origin = { clientAddress, userAgent: headers.get('user-agent') ?? undefined }
  const changed: ConsentChoice[] = []
  for (const choice of choices) {
    const { purpose, granted } = choice
    if (granted !== (await hasConsent(tx, purpose))) changed.push(choice)
    if (await isRecorded(tx, purpose, granted)) continue
    await recordConsent(tx, {
      purpose,
      granted,
      shown: consentTexts[purpose],
      source: 'questionnaire',
      origin,
      at: now,
    })
  }
  return changed
}

/** Returns the answers with the stored mentions of other screens, because a client may send an outdated copy. */
function withMentions(answers: Answers, mentions: Answers['health_review']['mentions']): Answers {
  return { ...answers, health_review: { ...answers.health_review, mentions } }
}
