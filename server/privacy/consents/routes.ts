import * as contract from '#contract/privacy/consents.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'
import type { AuditServices } from '../audit-log/service.ts'
import { type HandlingServices, describeHandling } from './rules.ts'
import { giveConsent, listConsentRecords, listOptionalConsents, withdrawHealthConsent } from './service.ts'

/** Strict limits, because every choice is stored as a new row. */
const consentLimits = [
  { max: 60, perSeconds: 3600 },
  { max: 200, perSeconds: 86_400 },
]
const withdrawalLimits = [{ max: 10, perSeconds: 3600 }]

const serve = serveWith<AuditServices & PersonalDataServices & HandlingServices>()

export const consentRoutes = [
  serve(contract.listConsents, listOptionalConsents),
  serve(contract.giveConsent, (ctx) => giveConsent(ctx, ctx.body), { limits: consentLimits }),
  serve(contract.listConsentHistory, listConsentRecords),
  serve(contract.withdrawHealthConsent, withdrawHealthConsent, { limits: withdrawalLimits }),
  serve(contract.readDataHandling, describeHandling),
]
