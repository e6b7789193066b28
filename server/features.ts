import type { AccountId } from './platform/database/account-id.ts'
import { accountContextOf } from './platform/context.ts'
import { createPersonalData } from './personal-data.ts'
import { hasAccess as accountHasAccess } from './billing/subscription/service.ts'
import type { Services } from './services.ts'

export type Features = ReturnType<typeof createFeatures>

/** Creates the features that are not yet plain use cases of their area. */
export function createFeatures(services: Services) {
  const hasAccess = (accountId: AccountId) => accountHasAccess(accountContextOf(services, accountId))
  return { personalData: createPersonalData({ ...services, hasAccess }) }
}
