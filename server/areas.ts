import { billingArea } from './billing/area.ts'
import { dayArea } from './day/area.ts'
import { joinFeatures } from './platform/feature.ts'
import { privacyArea } from './privacy/area.ts'
import { scansArea } from './scans/area.ts'
import type { Services } from './services.ts'

/** Everything that the app serves, one line per area. */
export const areas = joinFeatures<Services>([dayArea, billingArea, privacyArea, scansArea])
