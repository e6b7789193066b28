import { joinFeatures } from '../platform/feature.ts'
import { accessReviewRoutes } from './access-reviews/routes.ts'
import { deleteEndedSessions } from './account/jobs.ts'
import { accountData } from './account/personal-data.ts'
import { accountRoutes } from './account/routes.ts'
import { authenticationData } from './authentication/personal-data.ts'
import type { AccountServices } from './authentication/service.ts'
import { healthReadingRoutes } from './health-readings/routes.ts'
import type { InactiveAccountServices } from './inactive-accounts/delete-inactive-accounts.ts'
import { inactiveAccountJobs } from './inactive-accounts/jobs.ts'
import { inactiveAccountData } from './inactive-accounts/personal-data.ts'
import { deleteLapsedRecoveries } from './mfa-recovery/jobs.ts'
import { deleteExpiredMailboxes } from './mailboxes/service.ts'
import { mfaRecoveryData } from './mfa-recovery/personal-data.ts'
import { mfaRecoveryPages, mfaRecoveryRoutes, type RecoveryPageServices } from './mfa-recovery/routes.ts'
import { ownProfileRoutes } from './own-profile/routes.ts'
import { passkeyData } from './passkeys/personal-data.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { profileData } from './profile/personal-data.ts'
import { questionnaireRoutes } from './questionnaire/routes.ts'
import { deleteExpiredFactors, secondFactorJobs, type SealingServices } from './second-factors/jobs.ts'
import { secondFactorData } from './second-factors/personal-data.ts'
import { secondFactorRoutes } from './second-factors/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { settingsData } from './settings/personal-data.ts'
import { settingsRoutes } from './settings/routes.ts'
import { userData } from './users/personal-data.ts'

type AreaServices = AccountServices & RecoveryPageServices & SealingServices & InactiveAccountServices

export const accountArea = joinFeatures<AreaServices>([
  { personalData: userData },
  { tidy: deleteExpiredMailboxes },
  { personalData: authenticationData },
  { endpoints: accountRoutes, tidy: deleteEndedSessions, personalData: accountData },
  { endpoints: sessionRoutes },
  {
    endpoints: secondFactorRoutes,
    jobs: secondFactorJobs,
    tidy: deleteExpiredFactors,
    personalData: secondFactorData,
  },
  { endpoints: passkeyRoutes, personalData: passkeyData },
  {
    endpoints: mfaRecoveryRoutes,
    pages: mfaRecoveryPages,
    tidy: deleteLapsedRecoveries,
    personalData: mfaRecoveryData,
  },
  { endpoints: accessReviewRoutes },
  { jobs: inactiveAccountJobs, personalData: inactiveAccountData },
  { personalData: profileData },
  { endpoints: ownProfileRoutes },
  { endpoints: settingsRoutes, personalData: settingsData },
  { endpoints: questionnaireRoutes },
  { endpoints: healthReadingRoutes },
])
