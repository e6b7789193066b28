import type { PushedNotice } from '#contract/messages/reminders.ts'
import { recordTap } from '../../api/tapped-notice.ts'
import { openPlace } from './open-place.ts'

/** Part of the service worker's types: TypeScript cannot load worker and page types into one program. */
interface NoticeScope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: object): Promise<void>
    readonly pushManager: PushManager
  }
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly PageClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: string, listener: (event: NoticeEvent) => void): void
}

interface PageClient {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: string, ports: readonly MessagePort[]): void
}

interface NoticeEvent {
  readonly data: { json(): PushedNotice } | null
  readonly notification: { readonly data: PushedNotice; close(): void }
  readonly action: string
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
  waitUntil(work: Promise<unknown>): void
}
declare const self: NoticeScope

const icon = '/icons/icon-192.png'

/** Timeout for a page to confirm that it navigates itself. */
const answerMs = 1500

/** Shows push notices, opens their places on tap, and registers renewed subscriptions on the server. */
export function followPushes(): void {
  const follow = (type: string, work: (event: NoticeEvent) => Promise<unknown>) =>
    self.addEventListener(type, (event) => event.waitUntil(work(event)))

  follow('push', async ({ data }) => {
    const notice = data!.json()
    await self.registration.showNotification(notice.title, { ...notice, icon, data: notice })
  })

  // An open window may hold unsaved input: if its page listens already, the page navigates itself, without a reload.
  follow('notificationclick', async ({ notification, action }) => {
    notification.close()
    const { path, actions } = notification.data
    const to = actions?.find((one) => one.action === action)?.path ?? path
    // Restricts the target to this app's scope.
    const url = self.registration.scope + to.slice(1)
    // An action that changes the day requires a recorded tap, which a crafted link cannot leave. Without a recorded
    // tap the page asks first.
    if (action) await recordTap(to).catch(() => undefined)
    const [page] = await self.clients.matchAll({ type: 'window' })
    if (!page) return self.clients.openWindow(url)
    const { port1, port2 } = new MessageChannel()
    const isHeard = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      setTimeout(resolve, answerMs)
    })
    page.postMessage(openPlace + to, [port2])
    await page.focus().catch(() => undefined)
    return (await isHeard) ?? page.navigate(url)
  })

  // Without a session the request fails; the device then gets no reminders until a signed-in person opens the app.
  follow('pushsubscriptionchange', async ({ oldSubscription, newSubscription }) => {
    const renewed =
      newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription!.options))
    await fetch('/api/reminders/devices', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...renewed.toJSON(), replaces: oldSubscription?.endpoint }),
    })
  })
}
