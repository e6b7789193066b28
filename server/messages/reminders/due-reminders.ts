import { defaultNotificationTimes } from '#contract/account/profile.ts'
import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { homeTimezone, mealClocks } from '../../account/profile/service.ts'
import { noticeChoices } from '../../account/settings/service.ts'
import { subscribers } from '../../billing/subscription/service.ts'
import { tickedMeals } from '../../day/adherence/service.ts'
import { loggedMeals } from '../../day/meals/service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { scanMoments } from '../../scans/history/service.ts'
import type { Reminder } from './queries.ts'
import type { DueTime, FoodscanAsked, MealKind } from './rules.ts'
import { pushSubscriptions, reminderDeliveries } from './table.ts'

const kept = reminderDeliveries
/** Column of a subquery in `exists`, which ignores columns. */
const one = { one: sql`1` }

/** Subquery of the accounts with at least one device, each once. */
function reachable(tx: Transaction) {
  return tx.selectDistinct({ userId: pushSubscriptions.userId }).from(pushSubscriptions).as('reachable')
}

/**
 * Lists the time zones of the accounts with a device (`reachable`), or of all accounts with a confirmed e-mail (`all`).
 * An account without a profile has `homeTimezone`.
 */
export async function listZones(
  tx: Transaction,
  whose: 'reachable' | 'all' = 'reachable',
): Promise<string[]> {
  const people = whose === 'all' ? subscribers(tx) : reachable(tx)
  const clocks = mealClocks(tx)
  const zone = sql<string>`coalesce(${clocks.timezone}, ${homeTimezone})`.as('zone')
  const rows = await tx
    .selectDistinct({ zone })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
  return rows.map((row) => row.zone)
}

export interface DueMeal extends DueTime {
  readonly zone: string
  readonly kind: MealKind
  /** Name of the meal's time in the profile: `breakfast`, `lunch` or `dinner`. */
  readonly name: string
}

/**
 * Lists, in one query, the reminders of meals whose local time is among `times`, for accounts with a device, with
 * reminders on and the meal neither logged nor ticked. Omits claimed and completed reminders; includes due retries.
 */
export async function listDueMeals(
  tx: Transaction,
  times: readonly DueMeal[],
  now: Date,
): Promise<Reminder[]> {
  if (times.length === 0) return []
  const [people, clocks, choices] = [reachable(tx), mealClocks(tx), noticeChoices(tx)]
  const [logged, ticked] = [loggedMeals(tx), tickedMeals(tx)]
  const due = sql`json_to_recordset(${JSON.stringify(times)}::json)
    as due(zone text, kind text, name text, date date, time text)`
  const [kind, date] = [sql<MealKind>`due.kind`, sql<string>`due.date`]
  const defaults = sql`${JSON.stringify(defaultNotificationTimes)}::jsonb`
  return tx
    .select({ accountId: people.userId, kind: kind.as('kind'), date: sql<string>`due.date::text`.as('date') })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .innerJoin(
      due,
      and(
        sql`due.zone = coalesce(${clocks.timezone}, ${homeTimezone})`,
        sql`due.time = coalesce(${clocks.notificationTimes} ->> due.name, ${defaults} ->> due.name)`,
      ),
    )
    .leftJoin(choices, eq(choices.userId, people.userId))
    .leftJoin(kept, and(eq(kept.userId, people.userId), eq(kept.kind, kind), eq(kept.date, date)))
    .where(
      and(
        sql`coalesce(${choices.mealReminders}, true)`,
        or(isNull(kept.userId), lte(kept.tryAt, now)),
        notExists(
          tx
            .select(one)
            .from(logged)
            .where(
              and(
                eq(logged.userId, people.userId),
                eq(logged.date, date),
                // A ticked meal still counts for its planned meal after the person has changed its type.
                or(eq(logged.mealType, kind), eq(logged.plannedType, kind)),
              ),
            ),
        ),
        notExists(
          tx
            .select(one)
            .from(ticked)
            .where(
              and(
                eq(ticked.userId, people.userId),
                eq(ticked.date, date),
                sql`jsonb_exists(${ticked.eaten}, ${kind})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(people.userId), asc(kind))
}

/**
 * Lists the suggestions for the zone and day in `asked`: for accounts with the setting on, a device registered before
 * the period without plates, and no plate in that period.
 */
export async function listDueFoodscans(
  tx: Transaction,
  asked: FoodscanAsked,
  now: Date,
): Promise<Reminder[]> {
  const [people, clocks, choices] = [reachable(tx), mealClocks(tx), noticeChoices(tx)]
  const rows = await tx
    .select({ accountId: people.userId })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .leftJoin(choices, eq(choices.userId, people.userId))
    .where(
      and(
        eq(sql`coalesce(${clocks.timezone}, ${homeTimezone})`, asked.zone),
        sql`coalesce(${choices.foodscanReminders}, true)`,
        maySuggest(tx, people, { ...asked, now }),
        hasNoPlate(tx, people, asked),
        hasOldDevice(tx, people, asked),
      ),
    )
    .orderBy(asc(people.userId))
  return rows.map(({ accountId }) => ({ accountId, kind: 'foodscan', date: asked.date }))
}

type Reachable = ReturnType<typeof reachable>

/**
 * Condition: the suggestion of `date` is neither sent nor claimed, none is recorded for an earlier day from `since` on,
 * and fewer than `most` for earlier days from `countedFrom` on.
 */
function maySuggest(
  tx: Transaction,
  people: Reachable,
  { date, since, countedFrom, most, now }: FoodscanAsked & { readonly now: Date },
) {
  const suggestion = and(eq(kept.userId, people.userId), eq(kept.kind, 'foodscan'))
  const isThis = and(suggestion, eq(kept.date, date), or(isNull(kept.tryAt), gt(kept.tryAt, now)))
  const isRecent = and(suggestion, gte(kept.date, since), lt(kept.date, date))
  const sent = tx
    .select({ count: count() })
    .from(kept)
    .where(and(suggestion, gte(kept.date, countedFrom), lt(kept.date, date)))
  return and(
    sql`(${sent}) < ${most}`,
    notExists(tx.select(one).from(kept).where(isThis)),
    notExists(tx.select(one).from(kept).where(isRecent)),
  )
}

/** Condition: no plate was logged or ticked on a day from `since` on, and no scan was started after `after`. */
function hasNoPlate(tx: Transaction, people: Reachable, { since, after }: FoodscanAsked) {
  const [logged, ticked, scanned] = [loggedMeals(tx), tickedMeals(tx), scanMoments(tx)]
  const isLogged = and(eq(logged.userId, people.userId), gte(logged.date, since))
  const isTicked = and(
    eq(ticked.userId, people.userId),
    gte(ticked.date, since),
    sql`${ticked.eaten} <> '{}'::jsonb`,
  )
  const isScanned = and(eq(scanned.userId, people.userId), gt(scanned.createdAt, after))
  return and(
    notExists(tx.select(one).from(logged).where(isLogged)),
    notExists(tx.select(one).from(ticked).where(isTicked)),
    notExists(tx.select(one).from(scanned).where(isScanned)),
  )
}

/** Condition: a device was registered at or before `after`, so that a new device is not addressed at once. */
function hasOldDevice(tx: Transaction, people: Reachable, { after }: FoodscanAsked) {
  const { userId, createdAt } = pushSubscriptions
  return inArray(people.userId, tx.select({ userId }).from(pushSubscriptions).where(lte(createdAt, after)))
}

export interface TipAsked {
  readonly zone: string
  readonly date: string
  /** Channel: `push` for accounts with a device, `mail` for accounts without one. */
  readonly by: 'push' | 'mail'
}

/**
 * Lists the weekly tips for the zone and Monday in `asked`: for accounts with the setting on, by channel. Omits claimed
 * and completed tips.
 */
export async function listDueTips(
  tx: Transaction,
  { zone, date, by }: TipAsked,
  now: Date,
): Promise<Reminder[]> {
  const [people, clocks, choices] = [subscribers(tx), mealClocks(tx), noticeChoices(tx)]
  const device = tx.select(one).from(pushSubscriptions).where(eq(pushSubscriptions.userId, people.userId))
  const rows = await tx
    .select({ accountId: people.userId })
    .from(people)
    .leftJoin(clocks, eq(clocks.userId, people.userId))
    .leftJoin(choices, eq(choices.userId, people.userId))
    .leftJoin(kept, and(eq(kept.userId, people.userId), eq(kept.kind, 'weekly_tip'), eq(kept.date, date)))
    .where(
      and(
        eq(sql`coalesce(${clocks.timezone}, ${homeTimezone})`, zone),
        sql`coalesce(${choices.weeklyTips}, true)`,
        or(isNull(kept.userId), lte(kept.tryAt, now)),
        by === 'push' ? exists(device) : notExists(device),
      ),
    )
    .orderBy(asc(people.userId))
  return rows.map(({ accountId }) => ({ accountId, kind: 'weekly_tip', date }))
}
