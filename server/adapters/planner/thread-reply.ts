import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'

/** Reply of a thread. It returns the engine's error as a value, because a rejection means that the thread has ended. */
export type ThreadReply = { readonly menu: WeekMenu } | { readonly error: unknown }

/**
 * Returns the handler of a thread, which replies with a week or the engine's error. A request `null` only starts the
 * thread.
 */
export function replyWith(plan: (request: MenuRequest) => WeekMenu) {
  return (request: MenuRequest | null): ThreadReply | null => {
    if (request === null) return null
    try {
      return { menu: plan(request) }
    } catch (error) {
      return { error }
    }
  }
}
