import { accountArea } from './account/area.ts'
import { billingArea } from './billing/area.ts'
import { dayArea } from './day/area.ts'
import { menusArea } from './menus/area.ts'
import { messagesArea } from './messages/area.ts'
import { joinFeatures } from './platform/feature.ts'
import { privacyArea } from './privacy/area.ts'
import { recipesArea } from './recipes/area.ts'
import { reportsArea } from './reports/area.ts'
import { scansArea } from './scans/area.ts'
import type { Services } from './services.ts'

/** All features of the app, one line per area. */
export const areas = joinFeatures<Services>([
  accountArea,
  dayArea,
  menusArea,
  recipesArea,
  billingArea,
  privacyArea,
  scansArea,
  reportsArea,
  messagesArea,
])
