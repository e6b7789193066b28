import { joinFeatures } from '../platform/feature.ts'
import type { AuditServices } from '../privacy/audit-log/service.ts'
import { accountData } from './account/personal-data.ts'
import type { SessionServices } from './authentication/service.ts'
import { healthReadingRoutes } from './health-readings/routes.ts'
import { deleteExpiredMailboxes } from './mailboxes/service.ts'
import { mfaRecoveryData } from './mfa-recovery/personal-data.ts'
import { ownProfileRoutes } from './own-profile/routes.ts'
import { passkeyData } from './passkeys/personal-data.ts'
import { profileData } from './profile/personal-data.ts'
import { questionnaireRoutes } from './questionnaire/routes.ts'
import { secondFactorData } from './second-factors/personal-data.ts'
import { settingsData } from './settings/personal-data.ts'
import { settingsRoutes } from './settings/routes.ts'
import { userData } from './users/personal-data.ts'

/** Accounts: sign-in and its proofs, profile, questionnaire, settings. */
export const accountArea = joinFeatures<SessionServices & AuditServices>([
  { personalData: userData },
  { tidy: deleteExpiredMailboxes },
  { personalData: accountData },
  { personalData: secondFactorData },
  { personalData: passkeyData },
  { personalData: mfaRecoveryData },
  { personalData: profileData },
  { endpoints: ownProfileRoutes },
  { endpoints: settingsRoutes, personalData: settingsData },
  { endpoints: questionnaireRoutes },
  { endpoints: healthReadingRoutes },
])
