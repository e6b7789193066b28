import type { AccountId } from '../../platform/database/account-id.ts'
import type { CallerContext } from '../authentication/service.ts'
import type { Step } from './copy.ts'
import type { RequestKey } from './queries.ts'
import * as rules from './rules.ts'

type LinkContext = Pick<CallerContext, 'links' | 'publicOrigin' | 'now'>

/** Step of a mailed link, and the request to which the link belongs. */
export interface MailedStep extends RequestKey {
  readonly step: Step
}

export function linkTo(
  { links, publicOrigin }: LinkContext,
  { step, accountId, id }: MailedStep,
  expiresAt: Date,
): string {
  return `${publicOrigin}${rules.resetPath}?token=${links.sign('factor-reset', [step, accountId, id], expiresAt)}`
}

export function readLink({ links, now }: LinkContext, token: string): MailedStep | null {
  const [step, accountId, id] = links.read('factor-reset', token, now) ?? []
  if (!rules.isStep(step) || accountId === undefined || id === undefined) return null
  // The cast is safe, because links with this purpose are signed for account ids only.
  return { step, accountId: accountId as AccountId, id }
}
