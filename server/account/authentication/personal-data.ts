import type { PersonalData } from '../../platform/personal-data.ts'
import { describeAccount } from './service.ts'

export const authenticationData: PersonalData = {
  otherTables: {
    sessions: 'exported in conta.json, without the tokens',
    credentials: 'contains only the hash of the password, which would help to guess it',
    passkeys: 'names and dates are in conta.json; the rest are credentials',
  },
  describeAccount: describeAccount,
}
