/**
 * Kind of resource that a parameter identifies. `own`: a row of one account, by its id. `picked`: an id chosen by the
 * caller for a new row. `key`: a day or a kind, always within the caller's own rows even if others use the same, like a
 * picked id. `shared`: a resource of all accounts. `pass`: a capability, signed for or mailed to its holder. `account`:
 * the caller.
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

/** Longest window over which the uses of an endpoint are counted; `as` names a count under another name. */
export type Counted = 'a day' | 'an hour' | 'a minute' | 'five minutes' | 'nothing' | { readonly as: string }

type Body = Readonly<Record<string, unknown>>

/**
 * Facts about the endpoints and tables of a noun, for the tests that walk over all of them. Each noun declares its own
 * in `test-walk.ts`; endpoints are named by method and path.
 */
export interface WalkEntries {
  /** A valid body for each endpoint with a body, to pass validation. The ids are unused. */
  readonly bodies?: Readonly<Record<string, Body>>
  /** Valid bodies of endpoints that count uses by a value in the body. */
  readonly countedBodies?: Readonly<Record<string, Body>>
  /** Required query of each endpoint. */
  readonly queries?: Readonly<Record<string, string>>
  /** Valid values of path parameters that are no ids, by name. */
  readonly params?: Readonly<Record<string, string>>
  /**
   * Bound on writes of each endpoint that is not a GET: the longest window over which its uses are counted, and any
   * other bound on rows. `nothing` marks an endpoint that stores nothing, with the reason.
   */
  readonly bounds?: Readonly<Record<string, readonly [Counted, string]>>
  /** Every parameter that could identify another account's resource. */
  readonly pointers?: Readonly<Record<string, Pointer>>
  /** Tables without rows of an account, each with its reason. */
  readonly sharedTables?: Readonly<Record<string, string>>
}
