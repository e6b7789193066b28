import type { PersonalData } from '../../platform/personal-data.ts'
import { listPasskeys } from './service.ts'

/** Exports the passkeys; their table, and so its deletion, belongs to `authentication`. */
export const passkeyData: PersonalData = {
  describeAccount: async (ctx) => ({ passkeys: await listPasskeys(ctx) }),
}
