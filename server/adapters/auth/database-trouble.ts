import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { failureOfUnexpected } from '../../platform/http/problem.ts'

/** Factory of a database adapter for Better Auth. */
type OpenAdapter = ReturnType<typeof drizzleAdapter>

/** Failure of a call's first query because the database was unavailable or full. */
interface Trouble {
  error?: Error
}

const callUnderWay = new AsyncLocalStorage<Trouble>()

/**
 * Records database errors of the adapter's queries. Better Auth maps a failed query to misleading results
 * (no session, user not created, signed out), so the call is made to fail with the recorded error instead.
 */
export function recordDatabaseErrors(open: OpenAdapter): OpenAdapter {
  return (options) => watch(open(options))
}

/** Wraps calls so that they fail with the recorded database error, whatever Better Auth returns. */
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

/** Wraps methods in place: Better Auth identifies an adapter by its object, and a function by its properties. */
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

/** Wraps the adapter that a transaction passes to its callback. */
function watchInside(given: unknown): unknown {
  if (typeof given !== 'function') return given
  return (adapter: object): unknown => Reflect.apply(given, undefined, [watch(adapter)])
}
