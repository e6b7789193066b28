import { accountArea } from '../account/area.ts'
import { billingArea } from '../billing/area.ts'
import { dayArea } from '../day/area.ts'
import { menusArea } from '../menus/area.ts'
import { messagesArea } from '../messages/area.ts'
import { privacyArea } from '../privacy/area.ts'
import { recipesArea } from '../recipes/area.ts'
import { reportsArea } from '../reports/area.ts'
import { scansArea } from '../scans/area.ts'
import { helpRoutes } from './help/routes.ts'

/** Addresses and screens of all areas. The landing page at `/` is a separate document. */
export const areas = [
  ...accountArea,
  ...billingArea,
  ...dayArea,
  ...menusArea,
  ...messagesArea,
  ...privacyArea,
  ...recipesArea,
  ...reportsArea,
  ...scansArea,
  ...helpRoutes,
] as const
