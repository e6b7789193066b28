import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { earliestSignIn } from '../../adapters/auth/session-lifetime.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { users } from '../users/table.ts'
import { confirmations, credentials, presences, sessions, verifications } from './table.ts'

export async function findUnconfirmed(database: Sql, email: string) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)))
  return user
}

export async function findIdByEmail(database: Sql, email: string): Promise<AccountId | null> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? null
}

/**
 * Deletes the account; its rows are deleted by cascade. Open password resets and unfinished passkeys reference it only
 * inside a value, so they are deleted separately.
 */
export async function removeUser(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(verifications).where(namingAccount(accountId))
  await database.delete(users).where(eq(users.id, accountId))
}

const namingAccount = (accountId: AccountId) =>
  or(eq(verifications.value, accountId), like(verifications.value, `%"${accountId}"%`))

/** Ends the account's open reset links and unfinished passkey registrations. */
export async function removeVerifications(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(verifications).where(namingAccount(accountId))
}

/** Deletes the open reset links of an address. Takes the same time when there is no account. */
export async function removeResetsTo(database: Sql, email: string): Promise<void> {
  const owner = database
    .select({ id: sql`${users.id}::text` })
    .from(users)
    .where(eq(users.email, email))
  // Better Auth stores hashed identifiers of resets; identifiers of `addMailedLink` have a prefix with a colon.
  const isReset = notLike(verifications.identifier, '%:%')
  await database.delete(verifications).where(and(isReset, inArray(verifications.value, owner)))
}

export async function addConfirmation(
  database: Sql,
  confirmation: typeof confirmations.$inferInsert,
): Promise<void> {
  await database.insert(confirmations).values(confirmation)
}

/** Finds the account of a valid token. */
export async function findConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [found] = await database
    .select({ id: users.id, email: users.email })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.userId))
    .where(
      and(
        eq(confirmations.tokenHash, tokenHash),
        gt(confirmations.expiresAt, now),
        // A link mailed just before the address was confirmed must not change the password afterwards.
        eq(users.emailVerified, false),
      ),
    )
  return found
}

/** Consumes a valid token. Of concurrent calls one succeeds. */
export async function takeConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [taken] = await database
    .delete(confirmations)
    .where(and(eq(confirmations.tokenHash, tokenHash), gt(confirmations.expiresAt, now)))
    .returning({ userId: confirmations.userId })
  return taken?.userId
}

export async function removeConfirmationsOf(database: Sql, accountId: AccountId): Promise<void> {
  await database.delete(confirmations).where(eq(confirmations.userId, accountId))
}

/** Deletes expired links and sessions, and sign-ups unconfirmed since a moment. */
export async function removeEnded(database: Sql, now: Date, unconfirmedSince: Date): Promise<void> {
  await database.delete(confirmations).where(lt(confirmations.expiresAt, now))
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
  await database
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, earliestSignIn(now))))
  await database
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, unconfirmedSince)))
}

const sessionOf = preparedQuery((database, value) =>
  database
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, value('token'))),
)

/** Finds the session of a token, expired or not, with its account. */
export async function findSession(database: Sql, token: string) {
  const [session] = await sessionOf(database, { token })
  return session
}

/** Returns whether a session began before the cookie was renamed and may still use the former name. */
export async function opensByFormerName(database: Sql, token: string, now: Date): Promise<boolean> {
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.formerCookieUntil, now)))
  return session !== undefined
}

const withPassword = (accountId: AccountId) =>
  and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential'))

/** Returns the stored password hash of an account. */
export async function findPasswordHash(database: Sql, accountId: AccountId): Promise<string | null> {
  const [kept] = await database
    .select({ password: credentials.password })
    .from(credentials)
    .where(withPassword(accountId))
  return kept?.password ?? null
}

/** Replaces the hash unless the password was changed meanwhile; returns whether it did. */
export async function replacePasswordHash(
  database: Sql,
  accountId: AccountId,
  from: string,
  to: string,
): Promise<boolean> {
  const replaced = await database
    .update(credentials)
    .set({ password: to })
    .where(and(withPassword(accountId), eq(credentials.password, from)))
    .returning({ userId: credentials.userId })
  return replaced.length > 0
}

/** Password queries of sign-up and sign-in. */
export function passwordsIn(database: Sql) {
  return {
    findUnconfirmed: (email: string) => findUnconfirmed(database, email),
    findIdByEmail: (email: string) => findIdByEmail(database, email),
    findPasswordHash: (accountId: AccountId) => findPasswordHash(database, accountId),
    replacePasswordHash: (accountId: AccountId, from: string, to: string) =>
      replacePasswordHash(database, accountId, from, to),
    setMailProof: (token: string, at: Date) => setMailProof(database, token, at),
  }
}

/** Lists the account's sessions, most recently used first. */
export async function listSessions(database: Sql, accountId: AccountId, now: Date) {
  return database
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, accountId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, earliestSignIn(now)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
}

/** Deletes one session of the account, or all; returns how many. */
export async function removeSessions(database: Sql, accountId: AccountId, id?: string): Promise<number> {
  const removed = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), id === undefined ? undefined : eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return removed.length
}

/** Deletes the session of a token. */
export async function removeSessionOf(database: Sql, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.token, token))
}

/** Deletes every session of the account except one; returns how many. */
export async function removeOtherSessions(
  database: Sql,
  accountId: AccountId,
  keptId: string,
): Promise<number> {
  const removed = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return removed.length
}

/** Marks the session of a token as proven by a mailed link. */
export async function setMailProof(database: Sql, token: string, at: Date): Promise<void> {
  await database.update(sessions).set({ mailProvenAt: at }).where(eq(sessions.token, token))
}

export async function findMailProof(database: Sql, token: string): Promise<Date | null> {
  const [found] = await database
    .select({ at: sessions.mailProvenAt })
    .from(sessions)
    .where(eq(sessions.token, token))
  return found?.at ?? null
}

/** Replaces the account's link of this kind. Only the token's hash is stored. */
export async function addMailedLink(
  database: Sql,
  kind: string,
  link: { readonly tokenHash: string; readonly accountId: AccountId; readonly expiresAt: Date },
): Promise<void> {
  const { tokenHash, accountId: value, expiresAt } = link
  await database.transaction(async (tx) => {
    await tx
      .delete(verifications)
      .where(and(like(verifications.identifier, `${kind}:%`), eq(verifications.value, value)))
    await tx.insert(verifications).values({ identifier: `${kind}:${tokenHash}`, value, expiresAt })
  })
}

/** Consumes a link of the account. Of concurrent calls one succeeds. */
export async function takeMailedLink(
  database: Sql,
  kind: string,
  link: { readonly tokenHash: string; readonly accountId: AccountId; readonly now: Date },
): Promise<boolean> {
  const taken = await database
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, `${kind}:${link.tokenHash}`),
        eq(verifications.value, link.accountId),
        gt(verifications.expiresAt, link.now),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** Returns whether an open link of the account has a hash with this prefix. */
export async function hasMailedLink(
  database: Sql,
  kind: string,
  link: { readonly tokenHash: string; readonly accountId: AccountId; readonly now: Date },
): Promise<boolean> {
  const found = await database
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        sql`starts_with(${verifications.identifier}, ${`${kind}:${link.tokenHash}:`})`,
        eq(verifications.value, link.accountId),
        gt(verifications.expiresAt, link.now),
      ),
    )
  return found.length > 0
}

/** Sets the time of the second-factor proof on one session of the account, or on all. */
export async function setSecondFactor(
  database: Sql,
  accountId: AccountId,
  at: Date | null,
  id?: string,
): Promise<void> {
  await database
    .update(sessions)
    .set({ secondFactorAt: at })
    .where(and(eq(sessions.userId, accountId), id === undefined ? undefined : eq(sessions.id, id)))
}

export async function findUser(database: Sql, accountId: AccountId) {
  const [user] = await database
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, accountId))
  return user
}

/** Lists accounts by hash (SHA-256 of the id in hexadecimal digits). */
export async function listHashed(
  database: Sql,
  hashes: readonly string[],
): Promise<{ readonly id: AccountId; readonly name: string; readonly email: string }[]> {
  const hash = sql`encode(sha256(convert_to(${users.id}::text, 'UTF8')), 'hex')`
  return database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(hash, [...hashes]))
}

export interface Sleeper {
  readonly id: AccountId
  readonly name: string
  readonly email: string
}

/** Records a use of the account. Paying counts as use. */
export async function recordUse(database: Sql, id: AccountId, now: Date): Promise<void> {
  await database.update(presences).set({ seenAt: now, noticedAt: null }).where(eq(presences.userId, id))
}

async function listSleepers(database: Sql, which: SQL | undefined, most: number): Promise<Sleeper[]> {
  return database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(which)
    .orderBy(asc(presences.seenAt), asc(presences.userId))
    .limit(most)
}

export function listUntold(database: Sql, seenBefore: Date, most: number): Promise<Sleeper[]> {
  return listSleepers(database, and(lt(presences.seenAt, seenBefore), isNull(presences.noticedAt)), most)
}

export function listOver(database: Sql, seenBefore: Date, noticedBefore: Date, most: number) {
  const isTold = and(isNotNull(presences.noticedAt), lt(presences.noticedAt, noticedBefore))
  return listSleepers(database, and(lt(presences.seenAt, seenBefore), isTold), most)
}

/** Claims the notice for one process. `null` reverts the claim when the mail failed. */
export async function setNoticed(database: Sql, id: AccountId, at: Date | null): Promise<boolean> {
  const isNews = at === null ? isNotNull(presences.noticedAt) : isNull(presences.noticedAt)
  const set = await database
    .update(presences)
    .set({ noticedAt: at })
    .where(and(eq(presences.userId, id), isNews))
    .returning({ id: presences.userId })
  return set.length === 1
}
