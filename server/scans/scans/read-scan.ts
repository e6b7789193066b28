import type { Scan } from '#contract/scans/scans.ts'
import { withProfile } from '../../account/profile/service.ts'
import { readOtherMeals, readUsualFoods } from '../../day/meals/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fail } from '../../platform/failure.ts'
import { hasConsent } from '../../privacy/consents/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { ScanContext } from './scan-services.ts'

/** Returns a scan with its result, if it has one. Throws `scan_not_found`. */
export function readScan(ctx: ScanContext, { id }: { readonly id: string }): Promise<Scan> {
  const { accountId, links, recognizer } = ctx
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const scan = await queries.findScan(tx, id)
    if (!scan) throw fail('scan_not_found')
    const awaitsWords = scan.status === 'awaiting_description'
    const token = links.sign('scan-photo', [accountId, id], rules.minutesAfter(now, rules.photoLinkMinutes))
    return rules.describeScan(scan, {
      nutritionProfile,
      photoUrl: rules.hasPhoto(scan) ? `/api/scan-photos/${token}` : null,
      photoConsentNeeded: awaitsWords && recognizer !== null && !(await hasConsent(tx, 'fotos_ia')),
      suggestions: awaitsWords ? await readUsualFoods({ tx, nutritionProfile, now }, scan.mealType) : [],
      otherMeals: await readOtherMeals(
        tx,
        civilDay(scan.eatenAt ?? scan.createdAt, nutritionProfile.timezone),
        scan.mealType,
      ),
    })
  })
}
