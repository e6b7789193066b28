import type { PersonalData } from '../../platform/personal-data.ts'

export const passkeyData: PersonalData = {
  otherTables: {
    passkeys: 'names and dates are in conta.json; the rest are credentials',
  },
}
