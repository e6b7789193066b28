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
import type { AccountId } from '../platform/account-id.ts'
import type { Sql } from '../platform/database.ts'
import { preparedQuery } from '../platform/prepared-query.ts'
import { confirmations, credentials, presences, sessions, users, verifications } from './table.ts'

export async function findContact(database: Sql, accountId: AccountId) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, accountId))
  return user
}

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

export async function renameUser(database: Sql, accountId: AccountId, name: string, at: Date): Promise<void> {
  await database.update(users).set({ name, updatedAt: at }).where(eq(users.id, accountId))
}

/**
 * All rows that are an account's go with it by their own references; a reset under way and a passkey that is being
 * made name it in a value only.
 */
export async function removeUser(database: Sql, accountId: AccountId): Promise<void> {
  await removeVerifications(database, accountId)
  await database.delete(users).where(eq(users.id, accountId))
}

/** Ends the account's open reset links and unfinished passkey registrations. */
export async function removeVerifications(database: Sql, accountId: AccountId): Promise<void> {
  const naming = or(eq(verifications.value, accountId), like(verifications.value, `%"${accountId}"%`))
  await database.delete(verifications).where(naming)
}

/** Ends the open reset links of an address; the same work where it has no account. */
export async function removeResetsTo(database: Sql, email: string): Promise<void> {
  const owner = database
    .select({ id: sql`${users.id}::text` })
    .from(users)
    .where(eq(users.email, email))
  // Better Auth keeps its identifiers hashed; those of `addMailedLink` name their kind before a colon.
  const isReset = notLike(verifications.identifier, '%:%')
  await database.delete(verifications).where(and(isReset, inArray(verifications.value, owner)))
}

export async function addConfirmation(
  database: Sql,
  confirmation: typeof confirmations.$inferInsert,
): Promise<void> {
  await database.insert(confirmations).values(confirmation)
}

/** Whose a token is that still works. */
export async function findConfirmation(database: Sql, tokenHash: string, now: Date) {
  const [found] = await database
    .select({ id: users.id, email: users.email })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.userId))
    .where(and(eq(confirmations.tokenHash, tokenHash), gt(confirmations.expiresAt, now)))
  return found
}

/** Takes a token that still works out of the table; of two calls at once one gets it. */
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

/** Forgets links and sessions that ended, and sign-ups that nobody confirmed since a moment. */
export async function removeEnded(database: Sql, now: Date, unconfirmedSince: Date): Promise<void> {
  await database.delete(confirmations).where(lt(confirmations.expiresAt, now))
  await database.delete(verifications).where(lt(verifications.expiresAt, now))
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
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
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, value('token'))),
)

/** The session that a token opens, over or not, with whose it is. */
export async function findSession(database: Sql, token: string) {
  const [session] = await sessionOf(database, { token })
  return session
}

/** Whether a session is of the time when its cookie had another name, and that is not too long ago. */
export async function opensByFormerName(database: Sql, token: string, now: Date): Promise<boolean> {
  const [session] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, token), gt(sessions.formerCookieUntil, now)))
  return session !== undefined
}

const withPassword = (accountId: AccountId) =>
  and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential'))

/** What is kept of an account's password. */
export async function findPasswordHash(database: Sql, accountId: AccountId): Promise<string | null> {
  const [kept] = await database
    .select({ password: credentials.password })
    .from(credentials)
    .where(withPassword(accountId))
  return kept?.password ?? null
}

/** Unless another password was chosen meanwhile; says whether it was replaced. */
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

/** The one used last first. */
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
    .where(and(eq(sessions.userId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
}

/** Of one session, or of all. */
export async function removeSessions(database: Sql, accountId: AccountId, id?: string): Promise<number> {
  const removed = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), id === undefined ? undefined : eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return removed.length
}

/** The one that a token opens. */
export async function removeSessionOf(database: Sql, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.token, token))
}

/** Every session of the account but one; says how many. */
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

/** The session that a token opens was proven by a mailed link. */
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

/** Replaces the account's link of this kind. Only the token's hash is kept. */
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

/** Takes a link of the account; of two calls at once one gets it. */
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

/** Whether an open link of the account has a hash that begins with this one. */
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

/** Of one session, or of all. */
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

/** Whoever has one of these hashes: SHA-256 of the id, in hexadecimal digits. */
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

/** Who pays is there, whether they come or not. */
export async function noteUse(database: Sql, id: AccountId, now: Date): Promise<void> {
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

/** Of two processes at it one tells; `null` takes it back where the mail could not be sent. */
export async function setNoticed(database: Sql, id: AccountId, at: Date | null): Promise<boolean> {
  const isNews = at === null ? isNotNull(presences.noticedAt) : isNull(presences.noticedAt)
  const set = await database
    .update(presences)
    .set({ noticedAt: at })
    .where(and(eq(presences.userId, id), isNews))
    .returning({ id: presences.userId })
  return set.length === 1
}
