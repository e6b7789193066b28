import type { PersonalData } from '../../platform/personal-data.ts'

export const accountData: PersonalData = {
  otherTables: {
    sessions: 'exported in conta.json, without the tokens',
    credentials: 'contains only the hash of the password, which would help to guess it',
    confirmations: 'pending links, stored as hashes for a day',
    presences: 'last use of each session, which conta.json contains, stored beyond the end of the session',
  },
}
