import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { followAccessEnd } from './access-end.ts'

const invalidate = vi.fn<() => Promise<void>>(async () => undefined)
followAccessEnd({ invalidate })

afterEach(() => {
  queryClient.clear()
  invalidate.mockClear()
  vi.unstubAllGlobals()
})

test('a refusal because access ended runs the guards again, once', async () => {
  const asked = answerThatItEnded()
  await refusedWith('trial_expired')
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1))
  await refusedWith('trial_expired')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('any other refusal does not navigate', async () => {
  const asked = answerThatItEnded()
  await refusedWith('upgrade_required')
  expect(asked).not.toHaveBeenCalled()
  expect(invalidate).not.toHaveBeenCalled()
})

function answerThatItEnded() {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ is_trial_expired: true }))
  vi.stubGlobal('fetch', asked)
  return asked
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
