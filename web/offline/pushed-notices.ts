import type { PushedNotice } from '#contract/reminders.ts'
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
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: string): void
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

/**
 * Shows what comes, leads to where a tap says, and tells the server of a new address.
 *
 * @param isOfApp whether a page at this address listens to what it is told here
 */
export function followPushes(isOfApp: (url: string) => boolean): void {
  const follow = (type: string, work: (event: NoticeEvent) => Promise<unknown>) =>
    self.addEventListener(type, (event) => event.waitUntil(work(event)))

  follow('push', async ({ data }) => {
    const notice = data!.json()
    await self.registration.showNotification(notice.title, { ...notice, icon, data: notice })
  })

  // An open window may hold something half typed: it goes there without loading anew. It was used last of all.
  follow('notificationclick', async ({ notification, action }) => {
    notification.close()
    const { path, actions } = notification.data
    const to = actions?.find((one) => one.action === action)?.path ?? path
    const page = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => isOfApp(url))
    // Whatever it says, it is a place of this app.
    if (!page) return self.clients.openWindow(self.registration.scope + to.slice(1))
    page.postMessage(openPlace + to)
    return page.focus()
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
