import type { PersonalData } from '../../platform/personal-data.ts'

export const userData: PersonalData = {
  otherTables: {
    users: 'the account itself, exported in conta.json',
  },
}
