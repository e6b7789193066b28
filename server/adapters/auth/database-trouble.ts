import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { failureOfUnexpected } from '../../platform/http/problem.ts'

/** Function that opens a database adapter for Better Auth. */
type OpenAdapter = ReturnType<typeof drizzleAdapter>

/** First database error of a call to Better Auth, if one occurred. */
interface Trouble {
  error?: Error
}

const callUnderWay = new AsyncLocalStorage<Trouble>()

/**
 * Records the database errors of an adapter's queries, for `rethrowDatabaseErrors`: Better Auth maps a failed query to
 * a misleading result (no session, user not created, signed out).
 */
export function recordDatabaseErrors(open: OpenAdapter): OpenAdapter {
  return (options) => watch(open(options))
}

/**
 * Wraps functions of Better Auth. If a database error was recorded during a call, the call throws it instead of
 * returning its result.
 */
export function rethrowDatabaseErrors<Calls extends object>(calls: Calls): Calls {
  return wrapEach(calls, async (call) => {
    const trouble: Trouble = {}
    const answer = callUnderWay.run(trouble, call)
    await Promise.allSettled([answer])
    if (trouble.error) throw trouble.error
    return answer
  })
}

function watch<Adapter extends object>(adapter: Adapter): Adapter {
  return wrapEach(adapter, async (ask) => {
    try {
      return await ask()
    } catch (error) {
      const trouble = callUnderWay.getStore()
      if (trouble && error instanceof Error && failureOfUnexpected(error).code !== 'internal_error')
        trouble.error ??= error
      throw error
    }
  })
}

/**
 * Wraps all functions of an object in place, because Better Auth identifies an adapter by its object and a function by
 * its properties.
 */
function wrapEach<Owner extends object>(
  owner: Owner,
  around: (work: () => Promise<unknown>) => Promise<unknown>,
): Owner {
  for (const [name, member] of Object.entries(owner) as [string, unknown][]) {
    if (typeof member !== 'function') continue
    const wrapped = new Proxy(member, {
      apply: (work, self, given: unknown[]) =>
        around(async () => Reflect.apply(work, self, given.map(watchInside))),
    })
    Reflect.set(owner, name, wrapped)
  }
  return owner
}

/** Wraps the adapter that a transaction passes to its callback; returns other arguments unchanged. */
function watchInside(given: unknown): unknown {
  if (typeof given !== 'function') return given
  return (adapter: object): unknown => Reflect.apply(given, undefined, [watch(adapter)])
}
