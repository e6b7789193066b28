import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PushTarget } from '../server/adapters/push/push-sender.ts'
import {
  type PushServiceStandIn,
  startPushServiceStandIn,
} from '../server/adapters/push/push-service-stand-in.ts'
import { systemClock } from '../server/platform/clock.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, test as journey, toast } from './support/journey.ts'

/** The push service of the browser, which Chromium's own cannot be on a machine of its own; all else is real. */
const test = journey.extend<{ service: PushServiceStandIn }>({
  // oxlint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    const service = await startPushServiceStandIn(systemClock)
    await use(service)
    await service.close()
  },
})
test.use({ permissions: ['notifications'] })

/** Chromium asks a service of Google's for an address. Here the stand-in gives one, for the key that the page was shown. */
async function standInForPushService(page: Page, service: PushServiceStandIn): Promise<void> {
  let target: PushTarget | null = null
  await page.exposeFunction('subscribeElsewhere', (key: string): PushTarget => {
    target = service.subscribe(key)
    return target
  })
  await page.addInitScript(() => {
    const kept = 'stand-in-subscription'
    const asSubscription = (text: string | null) => {
      if (text === null) return null
      const { endpoint, p256dh, auth, key } = JSON.parse(text) as Record<string, string>
      const bytes = Uint8Array.from(atob(key!.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      )
      return {
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(kept)
          return true
        },
      } as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => asSubscription(localStorage.getItem(kept))
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (typeof key !== 'string') throw new Error('the page names the key as the server wrote it')
      const elsewhere = globalThis as unknown as { subscribeElsewhere(key: string): Promise<object> }
      localStorage.setItem(kept, JSON.stringify({ ...(await elsewhere.subscribeElsewhere(key)), key }))
      return asSubscription(localStorage.getItem(kept))!
    }
  })
}

/** Hands what the push service could read to the worker, as the browser does. */
async function deliver(page: Page, service: PushServiceStandIn): Promise<void> {
  await expect.poll(() => service.taken.length).toBeGreaterThan(0)
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(devtools)
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: service.taken.at(-1)!.text,
  })
}

async function registrationOf(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return found
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }))
    return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

test('a test is encrypted, signed, taken by the push service, shown by the worker, and a tap leads into the app', async ({
  page,
  enter,
  service,
}) => {
  await standInForPushService(page, service)
  await enter(plainAnswers)
  await page.goto('/horarios')
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).tap()
  await expect(toast(page, 'Lembretes ativados neste aparelho')).toBeVisible()
  await expect(page.getByText('Este aparelho recebe os lembretes')).toBeVisible()
  await underWorker(page)

  await page.getByRole('button', { name: 'Enviar um aviso de teste' }).tap()
  await expect(toast(page, 'Aviso de teste enviado')).toBeVisible()
  await deliver(page, service)
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'Aviso de teste ✅',
        body: 'Funcionou: os lembretes chegam a este aparelho.',
        tag: 'test',
      },
    ])

  await page.goto('/perfil')
  await tapNotice(page)
  await expect(page).toHaveURL(/\/horarios$/)
  expect(await shown(page)).toEqual([])
})

/** Nobody can tap the phone's own list of notices in a test; the worker is told of a tap as the phone tells it. */
async function tapNotice(page: Page, action = ''): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async (tapped) => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const event = new Event('notificationclick')
    dispatchEvent(Object.assign(event, { notification, action: tapped, waitUntil: () => undefined }))
  }, action)
}
void eat
