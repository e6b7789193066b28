import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { followAccess } from './follow-access.ts'

const onEnd = vi.fn<() => Promise<void>>(async () => undefined)
const onReturn = vi.fn<() => void>()
followAccess({ onEnd, onReturn })

afterEach(async () => {
  await readSubscription(false)
  queryClient.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a refusal because access ended runs the guards again, once', async () => {
  const asked = answer(true)
  await refusedWith('trial_expired')
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  await refusedWith('trial_expired')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('an end that a screen reads before any refusal runs the guards too', async () => {
  await readSubscription(true)
  expect(onEnd).toHaveBeenCalledTimes(1)
  await readSubscription(true)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('access that returns is announced once', async () => {
  await readSubscription(false)
  expect(onReturn).not.toHaveBeenCalled()
  await readSubscription(true)
  await readSubscription(false)
  await readSubscription(false)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('any other refusal does not navigate', async () => {
  const asked = answer(true)
  await refusedWith('upgrade_required')
  expect(asked).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
})

function answer(isOver: boolean) {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ is_trial_expired: isOver }))
  vi.stubGlobal('fetch', asked)
  return asked
}

/** Reads the subscription as a screen does. */
async function readSubscription(isOver: boolean) {
  answer(isOver)
  await queryClient.query({ ...subscriptionQuery, staleTime: 0 })
}

async function refusedWith(code: 'trial_expired' | 'upgrade_required') {
  const refusal = new ApiError({ code, detail: 'Não.', status: 403 })
  await queryClient
    .query({
      queryKey: ['refused', code, Math.random()],
      queryFn: () => Promise.reject(refusal),
      retry: false,
    })
    .catch(() => undefined)
}
