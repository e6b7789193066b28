import type { PersonalData } from '../../platform/personal-data.ts'
import { listPasskeys } from './service.ts'

/** Exports the passkeys; `authentication` owns their table and deletes their rows. */
export const passkeyData: PersonalData = {
  describeAccount: async (ctx) => ({ passkeys: await listPasskeys(ctx) }),
}
