import type { AccountContext, Context } from '../../platform/context.ts'
import type { AuditOrigin } from '../../platform/http/security-audit.ts'
import type { PushServices } from '../../messages/reminders/service.ts'
import type { AccountServices, OwnerMailServices } from '../authentication/service.ts'

/** Services for the links in MFA recovery mails. The links work without a session. */
export interface RecoveryServices
  extends
    OwnerMailServices,
    PushServices,
    Pick<AccountServices, 'adminEmails' | 'links' | 'publicOrigin' | 'rateLimiter'> {}

export type RecoveryContext = Context & AuditOrigin & RecoveryServices

/** Context of a mailed link, with the account that the link names. */
export type LinkedContext = RecoveryContext & AccountContext
