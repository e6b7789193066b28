// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopReminders, startReminders } from './device.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  const keys = { p256dh: 'p', auth: 'a' }
  const address = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: async () => true,
  }
  const pushManager = { getSubscription: async () => null, subscribe: async () => address }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      asked.push(`${method} ${path}${path === '/api/profile' ? ` ${body}` : ''}`)
      return Response.json({ id: 'd', public_key: 'k', removed: true })
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

test('each account of a device uses its time zone, sent once per account', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const clocks = () => asked.filter((one) => one === `PATCH /api/profile {"timezone":"${timeZone}"}`)
  await startReminders('ana')
  await startReminders('ana')
  expect(clocks()).toHaveLength(1)
  await stopReminders('ana')
  await startReminders('bia')
  expect(clocks()).toHaveLength(2)
})
