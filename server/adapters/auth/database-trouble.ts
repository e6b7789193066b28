import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { failureOfUnexpected } from '../../platform/problem.ts'

/** As Better Auth is given a database. */
type OpenAdapter = ReturnType<typeof drizzleAdapter>

/** What the first query of a call met, where the database was away or full. */
interface Trouble {
  error?: Error
}

const callUnderWay = new AsyncLocalStorage<Trouble>()

/**
 * Better Auth has words of its own for a query that failed: there is no session, nobody could be created, signed out. So
 * the database notes what its queries meet, and the call ends with that.
 */
export function notingTrouble(open: OpenAdapter): OpenAdapter {
  return (options) => watch(open(options))
}

/** These calls end with the trouble that their queries met, whatever Better Auth makes of it. */
export function tellingTrouble<Calls extends object>(calls: Calls): Calls {
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

/** Better Auth knows an adapter again by the object itself, and a function by what hangs on it. */
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

/** A transaction has an adapter of its own, and hands it to its work. */
function watchInside(given: unknown): unknown {
  if (typeof given !== 'function') return given
  return (adapter: object): unknown => Reflect.apply(given, undefined, [watch(adapter)])
}
