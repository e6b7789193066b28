import type { PushedNotice } from '#contract/reminders.ts'
import { leaveTap } from '../api/tapped-notice.ts'
import { openPlace } from './open-place.ts'

/** What of a worker's world messages need: its types and those of a page cannot stand in one program. */
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

/** So long a page may take to say that it goes there by itself. */
const answerMs = 1500

/** Shows what comes, leads to where a tap says, and tells the server of a new address. */
export function followPushes(): void {
  const follow = (type: string, work: (event: NoticeEvent) => Promise<unknown>) =>
    self.addEventListener(type, (event) => event.waitUntil(work(event)))

  follow('push', async ({ data }) => {
    const notice = data!.json()
    await self.registration.showNotification(notice.title, { ...notice, icon, data: notice })
  })

  // An open window may hold something half typed: it goes there without loading anew, if it listens already.
  follow('notificationclick', async ({ notification, action }) => {
    notification.close()
    const { path, actions } = notification.data
    const to = actions?.find((one) => one.action === action)?.path ?? path
    // Whatever it says, it is a place of this app.
    const url = self.registration.scope + to.slice(1)
    // What changes the day there asks for this tap, which a link that somebody else made cannot leave. Without it the page asks.
    if (action) await leaveTap(to).catch(() => undefined)
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

  // Whoever is signed in no more gets an error, and no messages either.
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
