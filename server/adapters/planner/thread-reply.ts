import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'

/** The engine's error travels as a value: a rejection means that the thread has ended. */
export type ThreadReply = { readonly menu: WeekMenu } | { readonly error: unknown }

/** Worker side: replies with a week or the engine's error; `null` only starts the thread. */
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
