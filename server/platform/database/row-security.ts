import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/**
 * Role that owns the tables and, because row security is forced, sees no rows. The process works under this role;
 * `app_user` sees the rows of one account (`asAccount`), `app_system` those of all (`asSystem`). Only a table's
 * policies give permissions (`applyRowSecurity` grants the commands that they name), so a table without policies cannot
 * be read.
 */
export const ownerRole = 'app_owner'
export const appUser = pgRole('app_user').existing()
export const appSystem = pgRole('app_system').existing()

function belongsToCaller(userId: AnyPgColumn): SQL {
  // The sub-select makes PostgreSQL read the setting once per statement instead of once per row.
  return sql`${userId} = (select nullif(current_setting('app.user_id', true), '')::uuid)`
}

function systemRows() {
  return pgPolicy('system_rows', { for: 'all', to: appSystem, using: sql`true`, withCheck: sql`true` })
}

/**
 * Policies of a table whose rows belong to one account each: the account and the system may do everything with them.
 */
export function ownedBy(userId: AnyPgColumn) {
  const mine = belongsToCaller(userId)
  return [pgPolicy('own_rows', { for: 'all', to: appUser, using: mine, withCheck: mine }), systemRows()]
}

/**
 * Policies of append-only rows of one account: the account can read and add rows, and no role can change or delete
 * them.
 */
export function appendedBy(userId: AnyPgColumn) {
  const mine = belongsToCaller(userId)
  return [
    pgPolicy('own_rows_read', { for: 'select', to: appUser, using: mine }),
    pgPolicy('own_rows_add', { for: 'insert', to: appUser, withCheck: mine }),
    pgPolicy('system_rows_read', { for: 'select', to: appSystem, using: sql`true` }),
    pgPolicy('system_rows_add', { for: 'insert', to: appSystem, withCheck: sql`true` }),
  ]
}

/**
 * Policies of append-only records. An account may read and add its own records; the system may also delete records that
 * are more than `days` days old by the database's clock.
 */
export function recordedBy(userId: AnyPgColumn, recordedAt: AnyPgColumn, days: number) {
  const ended = sql`${recordedAt} < now() - make_interval(days => ${sql.raw(String(days))})`
  return [...appendedBy(userId), pgPolicy('ended_rows', { for: 'delete', to: appSystem, using: ended })]
}

/** Policies of rows that an account may read and only the system writes, such as purchases and counts. */
export function readBy(userId: AnyPgColumn) {
  return [
    pgPolicy('own_rows_read', { for: 'select', to: appUser, using: belongsToCaller(userId) }),
    systemRows(),
  ]
}

/** Policies of rows that only the system (jobs, webhooks) reads and writes, such as a daily budget. */
export function systemOnly() {
  return [systemRows()]
}
