/**
 * Kind of resource that a parameter identifies: `own` a row of one account, `picked` a new row's id that the caller
 * chooses, `key` a day or kind among the caller's own rows, `shared` a resource of all accounts, `pass` a capability
 * signed for or mailed to its holder, `account` the caller.
 */
export type Pointer =
  | { readonly leads: 'own' | 'picked'; readonly table: string }
  | { readonly leads: 'key'; readonly values: readonly string[] }
  | { readonly leads: 'shared' | 'pass' | 'account' }

export const own = (table: string): Pointer => ({ leads: 'own', table })
export const key = (...values: string[]): Pointer => ({ leads: 'key', values })
export const picked = (table: string): Pointer => ({ leads: 'picked', table })
export const shared: Pointer = { leads: 'shared' }
export const pass: Pointer = { leads: 'pass' }
export const account: Pointer = { leads: 'account' }

/**
 * Longest window over which the uses of an endpoint are counted. `as`: the name of a count that several endpoints
 * share.
 */
export type Counted = 'a day' | 'an hour' | 'a minute' | 'five minutes' | 'nothing' | { readonly as: string }

type Body = Readonly<Record<string, unknown>>

/**
 * Facts about a noun's endpoints and tables for the tests that walk over all of them. Each noun declares its facts in
 * `test-walk.ts`; endpoints are named by method and path.
 */
export interface WalkEntries {
  /** Valid body of each endpoint that takes one. Its ids belong to nothing. */
  readonly bodies?: Readonly<Record<string, Body>>
  /** Valid bodies of endpoints that count uses by a value in the body. */
  readonly countedBodies?: Readonly<Record<string, Body>>
  /** Query that each endpoint needs. */
  readonly queries?: Readonly<Record<string, string>>
  /** Valid values, by name, of path parameters that are no ids. */
  readonly params?: Readonly<Record<string, string>>
  /**
   * Bound on the writes of each endpoint that is not a GET: the longest window over which its uses are counted, and any
   * other bound on rows. `nothing` is for an endpoint that stores nothing, with the reason.
   */
  readonly bounds?: Readonly<Record<string, readonly [Counted, string]>>
  /** Kind of each parameter that could identify another account's resource. */
  readonly pointers?: Readonly<Record<string, Pointer>>
  /** Tables without rows of an account, each with the reason. */
  readonly sharedTables?: Readonly<Record<string, string>>
}
