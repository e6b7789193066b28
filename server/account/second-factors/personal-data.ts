import type { PersonalData } from '../../platform/personal-data.ts'
import { describeSecondFactor } from './service.ts'

export const secondFactorData: PersonalData = {
  otherTables: {
    authenticators: 'the date of its setup is in conta.json; the rest is the secret key',
    recovery_codes: 'their number is in conta.json; the codes are stored as hashes',
    trusted_devices: 'credentials of browsers, stored as hashes for thirty days',
    sign_in_challenges: 'sign-ins that wait for their code, stored as hashes for ten minutes',
  },
  describeAccount: describeSecondFactor,
}
