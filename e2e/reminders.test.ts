import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PushedNotice } from '#contract/messages/reminders.ts'
import type { Today } from '#contract/day/today.ts'
import type { PushTarget } from '../server/adapters/push/push-sender.ts'
import { type FakePushService, startFakePushService } from '../server/adapters/push/fake-push-service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, haveMenu, holdNotices, test as journey, toast } from './support/journey.ts'

/** Fakes the browser's push service, because Chromium's needs the internet; everything else is real. */
const test = journey.extend<{ service: FakePushService }>({
  service: [
    async ({ page }, use) => {
      const service = await startFakePushService(systemClock)
      await fakePushService(page, service)
      await use(service)
      await service.close()
    },
    { auto: true },
  ],
})
test.use({ permissions: ['notifications'] })

/** Chromium requests an address from a service of Google. Here the fake issues one for the key of the page. */
async function fakePushService(page: Page, service: FakePushService): Promise<void> {
  let target: PushTarget | null = null
  await page.exposeFunction('subscribeElsewhere', (key: string): PushTarget => {
    target = service.subscribe(key)
    return target
  })
  await page.addInitScript(() => {
    const kept = 'fake-subscription'
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

/** Passes a message that the push service received to the worker, as the browser does. */
async function deliver(page: Page, service: FakePushService): Promise<void> {
  await expect.poll(() => service.taken.length).toBeGreaterThan(0)
  await push(page, service.taken.at(-1)!.text)
}

async function push(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(devtools)
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
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

test('a person turns reminders on, gets a test notice, and turns them off', async ({
  page,
  context,
  enter,
  service,
}) => {
  await enter(plainAnswers)
  const receives = page.getByText('Este aparelho recebe os lembretes')
  const devices = async () =>
    ((await (await page.request.get('/api/reminders/devices')).json()) as object[]).length

  await test.step('the device is registered', async () => {
    await page.goto('/horarios')
    await page.getByRole('button', { name: 'Ativar neste aparelho' }).tap()
    await expect(toast(page, 'Lembretes ativados neste aparelho')).toBeVisible()
    await expect(receives).toBeVisible()
    expect(await devices()).toBe(1)
    await underWorker(page)
  })

  await test.step('a test push is encrypted, signed, shown by the worker, and opens the app', async () => {
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
    await listensToNotices(page)
    await tapNotice(page)
    await expect(page).toHaveURL(/\/horarios$/)
    expect(await shown(page)).toEqual([])
  })

  await test.step('the device stops by a tap, and signing out removes it', async () => {
    await page.goto('/perfil')
    await page.getByRole('button', { name: 'Parar neste aparelho' }).tap()
    await expect(page.getByText('Este aparelho ainda não recebe lembretes')).toBeVisible()
    await expect.poll(devices).toBe(0)
    await page.getByRole('button', { name: 'Ativar neste aparelho' }).tap()
    await expect(receives).toBeVisible()
    const stopped = page.waitForResponse(
      (reply) => reply.request().method() === 'DELETE' && reply.url().includes('/api/reminders/devices/'),
    )
    await page.getByRole('button', { name: 'Sair da conta' }).tap()
    expect(await (await stopped).json()).toEqual({ removed: true })
    await expect(page).toHaveURL(/\/auth$/)
  })

  await test.step('a browser that blocks notices shows how to allow them', async () => {
    await enter(plainAnswers)
    await context.clearPermissions()
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await page.goto('/horarios')
    await expect(page.getByText('Os avisos estão bloqueados neste navegador')).toBeVisible()
    await expect(page.getByText(/toque no cadeado/)).toBeVisible()
  })
})

test('a person puts reminders off and answers a notice with “Já comi”', async ({ page, enter }) => {
  await page.addInitScript(() => {
    // Simulates a phone that was never asked for the permission, which this Chromium has granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  await enter(plainAnswers)
  const hint = page.getByRole('region', { name: 'Um lembrete na hora de comer?' })
  const today = (await (await page.request.get('/api/plan-today')).json()) as Today
  const meals = page.getByRole('heading', { name: 'Suas refeições de hoje' })

  await test.step('reminders are offered after the first meal, and “Agora não” is remembered', async () => {
    await page.goto('/app')
    await expect(meals).toBeVisible()
    await expect(hint).toHaveCount(0)
    await eat(page, '1 banana', 'cafe_manha')
    await page.reload()
    await expect(hint).toContainText('Às 8h, 12h e 19h')
    await hint.getByRole('button', { name: 'Agora não' }).tap()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await expect(meals).toBeVisible()
    await expect(hint).toHaveCount(0)
  })

  await test.step('without a plan “Já comi” asks what the meal was, as that meal', async () => {
    await page.goto(`/app?comi=jantar&dia=${today.date}`)
    await expect(page).toHaveURL(/modo=descrever&refeicao=jantar/)
    await page.getByLabel('O que tem no prato?').fill('1 concha de feijão')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByLabel('Refeição', { exact: true })).toHaveValue('jantar')
  })

  await haveMenu(page)
  await page.goto('/app')
  await underWorker(page)
  const lunch = page.getByRole('checkbox', { name: /^Almoço/ })
  // Notice that the server sends at noon, whatever the time of the run.
  const notice: PushedNotice = {
    title: 'Hora do almoço 🍽️',
    body: 'Bom apetite!',
    tag: `almoco-${today.date}`,
    path: '/app',
    actions: [
      { action: 'scan', title: 'Escanear', path: '/scan?refeicao=almoco' },
      { action: 'eaten', title: 'Já comi', path: `/app?comi=almoco&dia=${today.date}` },
    ],
  }

  await test.step('“Já comi” ticks the planned meal, and an undo removes the tick', async () => {
    await listensToNotices(page)
    await holdNotices(page)
    // Chromium loses a push to a worker that is just starting; a second one with the same tag replaces the first.
    await expect
      .poll(async () => {
        await push(page, JSON.stringify(notice))
        return shown(page)
      })
      .toHaveLength(1)
    await tapNotice(page, 'eaten')
    await expect(toast(page, 'Almoço: marcado como feito')).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
    await expect(lunch).toBeChecked()
    await toast(page, 'Almoço: marcado como feito').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(lunch).not.toBeChecked()
  })

  await test.step('the same address opened from a link asks first', async () => {
    await page.goto(`/app?comi=almoco&dia=${today.date}`)
    const question = toast(page, 'Almoço: você já comeu?')
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
    await expect(lunch).not.toBeChecked()
    await question.getByRole('button', { name: 'Marcar' }).tap()
    await expect(lunch).toBeChecked()
  })

  await test.step('a notice with a foreign address stays on this site', async () => {
    await push(page, JSON.stringify({ ...notice, actions: [], path: 'https://outro.exemplo.br/' }))
    await expect.poll(() => shown(page)).toHaveLength(1)
    await tapNotice(page)
    await expect(page).toHaveURL((url) => url.hostname === 'localhost')
  })
})

/**
 * Waits until the app opens tapped notices, a second after its first screen. The code that listens to them
 * (`after-start.ts`) has run once the file that it fetches first, the toaster, is there.
 */
async function listensToNotices(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/toaster-')),
  )
}

/** Dispatches the click event of a notice to the worker: a test cannot tap the notices of the operating system. */
async function tapNotice(page: Page, action = ''): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async (tapped) => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const event = new Event('notificationclick')
    dispatchEvent(Object.assign(event, { notification, action: tapped, waitUntil: () => undefined }))
  }, action)
}
