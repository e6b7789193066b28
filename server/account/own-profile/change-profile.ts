import type { Body } from '#contract/endpoint.ts'
import type { changeProfile as endpoint, Profile } from '#contract/account/profile.ts'
import type { AccountContext } from '../../platform/context.ts'
import { zoneName } from '../../platform/database/civil-day.ts'
import type { Account } from '../../platform/http/session.ts'
import { saveProfile } from '../profile/queries.ts'
import { saveMealReminders } from '../settings/service.ts'
import { renameAccount } from '../authentication/service.ts'
import { readProfile } from './read-profile.ts'

/**
 * Changes the given fields and returns the profile. A new name also becomes the account's, for greetings and mails.
 */
export async function changeProfile(
  ctx: AccountContext & { readonly account: Account },
  change: Body<typeof endpoint>,
): Promise<Profile> {
  await ctx.database.asAccount(ctx.accountId, async (tx) => {
    await saveProfile(tx, ctx.account.name, {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.timezone !== undefined && { timezone: zoneName(change.timezone) }),
      ...(change.notification_times !== undefined && { notificationTimes: change.notification_times }),
      ...(change.ladle_grams !== undefined && { ladleGrams: change.ladle_grams }),
      ...(change.rebalance_proposals !== undefined && { wantsProposals: change.rebalance_proposals }),
    })
    if (change.meal_reminders !== undefined) await saveMealReminders(tx, change.meal_reminders)
  })
  if (change.name !== undefined) await renameAccount(ctx, change.name)
  return readProfile(ctx)
}
