import type { PersonalData } from '../../platform/personal-data.ts'

export const inactiveAccountData: PersonalData = {
  otherTables: {
    presences: 'last use of each session, which conta.json contains, stored beyond the end of the session',
  },
}
