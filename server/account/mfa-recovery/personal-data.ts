import type { PersonalData } from '../../platform/personal-data.ts'

export const mfaRecoveryData: PersonalData = {
  otherTables: {
    factor_resets: 'the end of the wait is in conta.json; the rest identifies mailed links',
  },
}
