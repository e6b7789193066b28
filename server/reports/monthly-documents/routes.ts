import * as contract from '#contract/reports/monthly-documents.ts'
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { accountContextOf, contextOf, type Platform } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { type PageServices, plainPagePolicy } from '../../platform/http/plain-page.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { fileNameOf } from './copy.ts'
import { documentPath, renderDead, renderInvitation, renderTooSoon } from './rules.ts'
import { type MonthlyDocumentServices, readDocumentLink, renderMonthlyDocument } from './service.ts'

const type = 'application/pdf'
const attached = (month: string) => `attachment; filename="${fileNameOf(month)}"`

const serve = serveWith<MonthlyDocumentServices>()

export const monthlyDocumentRoutes = [
  serve(contract.readMonthlyDocument, async (ctx) => {
    const bytes = await renderMonthlyDocument(ctx, ctx.params)
    ctx.setHeader('content-disposition', attached(ctx.params.month))
    return { bytes, type }
  }),
]

/**
 * Serves the page that a mailed link opens. It names the month and no person, and only its button sends the document,
 * because mail scanners open every link.
 */
export function mailedDocumentPages(
  services: Platform & MonthlyDocumentServices & PageServices,
): Hono<HttpEnv> {
  const { pageLinks: page } = services
  const routes = new Hono<HttpEnv>()
  routes.use(documentPath, async (c, next) => {
    c.set('route', documentPath)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', plainPagePolicy)
  })
  routes.get(documentPath, async (c) => {
    const asked = await readDocumentLink(contextOf(services), c.req.query('token') ?? '')
    return asked ? c.html(renderInvitation(asked.month, page)) : c.html(renderDead(page), 404)
  })
  routes.post(documentPath, async (c) => {
    const asked = await readDocumentLink(contextOf(services), c.req.query('token') ?? '')
    if (!asked) return c.html(renderDead(page), 404)
    try {
      const bytes = await renderMonthlyDocument(accountContextOf(services, asked.accountId), asked)
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'content-disposition': attached(asked.month),
      })
    } catch (error) {
      // The button's reply is a page, also when the rate limit refuses the document.
      if (!(error instanceof Failure) || error.code !== 'rate_limited') throw error
      return c.html(renderTooSoon(error.detail, page), 429, error.extras.headers)
    }
  })
  return routes
}
