import type { PersonalData } from '../../platform/personal-data.ts'

export const accountData: PersonalData = {
  otherTables: {
    confirmations: 'pending links, stored as hashes for a day',
  },
}
