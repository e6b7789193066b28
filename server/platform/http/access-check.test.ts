import { expect, test } from 'vitest'
import type { AccountId } from '../database/account-id.ts'
import { fail } from '../failure.ts'
import { type Exchange, requireAccess } from './endpoint-steps.ts'

const account = {
  id: '7f3a1f0e-6f3e-4b60-9a55-0f4f6b6b3d11' as AccountId,
  email: 'ana@exemplo.br',
  name: 'Ana',
  isAdmin: false,
  secondFactorAt: null,
}

/** Runs the step for a request of an account whose access has ended. */
async function refused(method: 'GET' | 'PUT', next: () => Promise<unknown>): Promise<void> {
  const endpoint = { method, path: '/api/fruits', access: 'entitled', summary: 'Frutas' } as const
  const assertAccess = () => Promise.reject(fail('trial_expired'))
  const exchange: Partial<Exchange> = { account, endpoint, options: {}, assertAccess }
  await expect(requireAccess(exchange as Exchange, next)).rejects.toMatchObject({ code: 'trial_expired' })
}

test('a refused change does not run, and a refusal hides what a read beside it found', async () => {
  let changes = 0
  await refused('PUT', async () => {
    changes += 1
  })
  expect(changes).toBe(0)
  await refused('GET', async () => 'found')
  await refused('GET', () => Promise.reject(new Error('mine')))
})
