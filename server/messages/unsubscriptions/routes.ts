import { type Context, Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { type PageLinks, plainPagePolicy } from '../../platform/http/plain-page.ts'
import type { StoppableMail } from '../../account/settings/service.ts'
import { renderDead, renderDone, renderQuestion, unsubscribePath } from './rules.ts'
import type { Unsubscriptions } from './service.ts'

/** Unsubscribe page, and one-click endpoint for mail programs (RFC 8058). Neither needs a session. */
export function unsubscriptionRoutes(unsubscriptions: Unsubscriptions, page: PageLinks): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.use(unsubscribePath, async (c, next) => {
    c.set('route', unsubscribePath)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', plainPagePolicy)
  })
  routes.get(unsubscribePath, (c) => answer(c, unsubscriptions.find(tokenOf(c)), renderQuestion))
  routes.post(unsubscribePath, async (c) => answer(c, await unsubscriptions.end(tokenOf(c)), renderDone))
  return routes

  function answer(
    c: Context<HttpEnv>,
    mail: StoppableMail | null,
    render: (mail: StoppableMail, page: PageLinks) => string,
  ) {
    return mail ? c.html(render(mail, page)) : c.html(renderDead(page), 404)
  }
}

function tokenOf(c: Context<HttpEnv>): string {
  return c.req.query('token') ?? ''
}
