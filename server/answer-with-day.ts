import { answersWithToday, type Today } from '#contract/day/today.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type AccessServices, hasAccess } from './billing/subscription/service.ts'
import type { TodayServices } from './day/today/today-services.ts'
import { readToday } from './day/today/read-today.ts'
import type { AccountContext } from './platform/context.ts'
import type { ServedEndpoint } from './platform/http/serve.ts'
import { describeError } from './platform/observability/log.ts'

/**
 * Adds the day to the reply of each command that the contract marks by `withToday`. The use cases do not add it,
 * because the reader of the day imports every noun that such a command changes, and the noun would have to import that
 * reader. The day is read after the command's transaction, as the next request would read it.
 */
export function answerWithDay<S extends AccessServices & TodayServices>(
  served: ServedEndpoint<S>,
): ServedEndpoint<S> {
  if (!answersWithToday(served.endpoint)) return served
  return {
    ...served,
    handle: async (call) => {
      const reply = await served.handle(call)
      return { ...(reply as object), today: await dayAfter(served.endpoint, call) }
    },
  }
}

/**
 * Returns the day after a command; `null` without access or if it cannot be read. The command is saved by then, so its
 * reply must not fail.
 */
async function dayAfter(
  { access }: Endpoint,
  call: AccountContext & AccessServices & TodayServices,
): Promise<Today | null> {
  const ctx = { ...call, now: call.clock.now() }
  try {
    return access === 'entitled' || (await hasAccess(ctx)) ? await (await readToday(ctx)).parse() : null
  } catch (error) {
    call.log.warn({ error: describeError(error) }, 'the day after a command could not be read')
    return null
  }
}
