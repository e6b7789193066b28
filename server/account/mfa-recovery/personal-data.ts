import type { PersonalData } from '../../platform/personal-data.ts'
import { findRecoveryEnd } from './service.ts'

export const mfaRecoveryData: PersonalData = {
  otherTables: {
    factor_resets: 'the end of the wait is in conta.json; the rest identifies mailed links',
  },
  describeAccount: async (ctx) => ({ factorResetEndsAt: await findRecoveryEnd(ctx) }),
}
