import type { PersonalData } from '../../platform/personal-data.ts'
import { listPasskeys } from './service.ts'

/** The table of passkeys is declared by `authentication`. */
export const passkeyData: PersonalData = {
  describeAccount: async (ctx) => ({ passkeys: await listPasskeys(ctx) }),
}
