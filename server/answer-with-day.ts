import { answersWithToday } from '#contract/day/today.ts'
import { readToday } from './day/today/read-today.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'

/**
 * Adds the day to the reply of each command that the contract marks by `withToday`. Here and not in the use cases,
 * because the day reads every noun that such a command changes, so each of them would import its own reader. The day
 * is read after the command's transaction, as the next request would read it.
 */
export function answerWithDay<S>(served: ServedEndpoint<S>): ServedEndpoint<S> {
  if (!answersWithToday(served.endpoint)) return served
  return {
    ...served,
    handle: async (call) => {
      const reply = await served.handle(call)
      return { ...(reply as object), today: await readToday({ ...call, now: call.clock.now() }) }
    },
  }
}
