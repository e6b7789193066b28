import { parentPort } from 'node:worker_threads'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'

export type ThreadReply = { readonly menu: WeekMenu } | { readonly error: unknown }

/** Worker side: receives a request, replies with a week or the engine's error. */
export function replyWith(plan: (request: MenuRequest) => WeekMenu): void {
  parentPort?.on('message', (request: MenuRequest) => parentPort?.postMessage(replyTo(request, plan)))
}

function replyTo(request: MenuRequest, plan: (request: MenuRequest) => WeekMenu): ThreadReply {
  try {
    return { menu: plan(request) }
  } catch (error) {
    return { error }
  }
}
