import { defaultNotificationTimes, type Profile } from '#contract/account/profile.ts'
import { goalTypeOf } from '#nutrition/targets/person.ts'
import { findWeightSince } from '../../day/weights/service.ts'
import { findActiveDietId } from '../../menus/menus/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import type { Account } from '../../platform/http/session.ts'
import { allowsRebalancing } from '../profile/rules.ts'
import { findProfile, type ProfileRow } from '../profile/queries.ts'
import { type CurrentHealth, healthOf, homeTimezone, isShownNoNumbers } from '../profile/service.ts'
import { wantsMealReminders } from '../settings/service.ts'

/**
 * Returns the profile as its owner sees it, with default values if the account has saved none. Goals and weights are
 * null without answers; the weights also with hidden numbers.
 */
export async function readProfile({
  database,
  account,
  accountId,
  now,
}: AccountContext & { readonly account: Account }): Promise<Profile> {
  return database.asAccount(accountId, async (tx) => {
    const row = await findProfile(tx)
    const health = healthOf(row, now)
    return {
      id: accountId,
      name: row?.name ?? account.name,
      email: account.email,
      questionnaire_completed: health !== null,
      goals: health && {
        goal_type: goalTypeOf(health.person),
        target_weight: health.hidesNumbers ? null : (health.person.targetWeightKg ?? null),
      },
      anthropometrics:
        health && !health.hidesNumbers ? { current_weight: await findWeight(tx, row, health) } : null,
      active_diet_id: await findActiveDietId(tx),
      notification_times: { ...defaultNotificationTimes, ...row?.notificationTimes },
      meal_reminders: await wantsMealReminders(tx),
      timezone: row?.timezone ?? homeTimezone,
      ladle_grams: row?.ladleGrams ?? null,
      rebalance_proposals:
        health && allowsRebalancing({ ...health, hidesNumbers: isShownNoNumbers(row, health) })
          ? (row?.wantsProposals ?? true)
          : null,
      numbers_hidden: isShownNoNumbers(row, health),
    }
  })
}

/** Returns the weight of the latest weigh-in on or after the day of the answers, or else the answered weight. */
async function findWeight(
  tx: AccountTransaction,
  row: ProfileRow | null,
  { person, answeredAt }: CurrentHealth,
): Promise<number> {
  const answeredDay = civilDay(answeredAt, row?.timezone ?? homeTimezone)
  return (await findWeightSince(tx, answeredDay)) ?? person.weightKg
}
