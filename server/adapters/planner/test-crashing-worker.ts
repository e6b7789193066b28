import { getEnvironmentData } from 'node:worker_threads'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import type { ThreadReply } from './thread-reply.ts'

export type Trouble = 'throws' | 'exits' | 'hangs'

/** Failures that a test passes to its threads with `setEnvironmentData`. */
export interface Troubles {
  /** Failures of the first requests, over all threads; later requests succeed. */
  readonly list: readonly Trouble[]
  /** Numbers of requests and of started threads, in memory that the threads share. */
  readonly met: Int32Array
}

const { list, met } = getEnvironmentData('troubles') as unknown as Troubles
/** Week of every request. Planning one would load the recipes in each thread, which takes longer than the tests. */
const menu: WeekMenu = {
  days: [],
  relaxations: [],
  explanation: { targetsMet: [], avoided: [], relaxed: [], suggestions: [], asks: [] },
  cost: 0,
  hash: 'of a thread with troubles',
}
Atomics.add(met, 1, 1)

/** Fails as listed, or else replies with a week. */
export default async function replyAfterTroubles(): Promise<ThreadReply> {
  const trouble = list[Atomics.add(met, 0, 1)]
  Atomics.notify(met, 0)
  if (trouble === 'throws') return throwUncaught()
  if (trouble === 'exits') process.exit(3)
  if (trouble === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  return { menu }
}

function throwUncaught(): Promise<never> {
  setImmediate(() => {
    throw new Error('thrown where nobody catches it')
  })
  return new Promise(() => {})
}
