import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('screens see a pending call before a second tap can be dispatched', async () => {
  const call = new MutationObserver(createQueryClient({ onSessionLost: () => {} }), {
    mutationFn: () => new Promise<void>(() => {}),
  })
  const heard: boolean[] = []
  // Subscribes the way hooks do.
  call.subscribe(notifyManager.batchCalls(({ isPending }) => heard.push(isPending)))
  void call.mutate()
  // Microtasks only; no timer runs within this.
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
  expect(heard).toContain(true)
})
