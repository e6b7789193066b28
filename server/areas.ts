import { accountArea } from './account/area.ts'
import { billingArea } from './billing/area.ts'
import { favoriteData } from './recipes/favorites/personal-data.ts'
import { reportData } from './reports/reports/personal-data.ts'
import { reminderData } from './messages/reminders/personal-data.ts'
import { billingMailData } from './messages/billing-mails/personal-data.ts'
import { reportMailData } from './messages/report-mails/personal-data.ts'
import { dayArea } from './day/area.ts'
import { menusArea } from './menus/area.ts'
import { joinFeatures } from './platform/feature.ts'
import { privacyArea } from './privacy/area.ts'
import { scansArea } from './scans/area.ts'
import type { Services } from './services.ts'

/** Personal data of areas that do not list their nouns yet. */
const otherData = joinFeatures([
  { personalData: favoriteData },
  { personalData: reportData },
  { personalData: reminderData },
  { personalData: billingMailData },
  { personalData: reportMailData },
])

/** Everything that the app serves, one line per area. */
export const areas = joinFeatures<Services>([
  otherData,
  accountArea,
  dayArea,
  menusArea,
  billingArea,
  privacyArea,
  scansArea,
])
