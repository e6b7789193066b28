import { type Context as HonoContext, Hono } from 'hono'
import type { StoppableMail } from '../../account/settings/service.ts'
import { contextOf, type Platform } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { type PageLinks, type PageServices, plainPagePolicy } from '../../platform/http/plain-page.ts'
import { renderDead, renderDone, renderQuestion, unsubscribePath } from './rules.ts'
import { readUnsubscribeLink, unsubscribe, type UnsubscriptionServices } from './service.ts'

/**
 * Serves the unsubscribe page (GET) and the button's and mail programs' one-click request (POST, RFC 8058). Neither
 * needs a session.
 */
export function unsubscriptionPages(
  services: Platform & UnsubscriptionServices & PageServices,
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.use(unsubscribePath, async (c, next) => {
    c.set('route', unsubscribePath)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', plainPagePolicy)
  })
  routes.get(unsubscribePath, (c) => {
    const asked = readUnsubscribeLink(contextOf(services), tokenOf(c))
    return answer(c, asked && asked.mail, renderQuestion)
  })
  routes.post(unsubscribePath, async (c) =>
    answer(c, await unsubscribe(contextOf(services), tokenOf(c)), renderDone),
  )
  return routes

  function answer(
    c: HonoContext<HttpEnv>,
    mail: StoppableMail | null,
    render: (mail: StoppableMail, page: PageLinks) => string,
  ) {
    const { pageLinks } = services
    return mail ? c.html(render(mail, pageLinks)) : c.html(renderDead(pageLinks), 404)
  }
}

function tokenOf(c: HonoContext<HttpEnv>): string {
  return c.req.query('token') ?? ''
}
