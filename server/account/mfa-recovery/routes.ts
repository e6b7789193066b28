import * as contract from '#contract/account/mfa-recovery.ts'
import { type Context as HonoContext, Hono } from 'hono'
import { contextOf, type Platform } from '../../platform/context.ts'
import { clientAddress } from '../../platform/security/client-address.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { type PageServices, plainPagePolicy } from '../../platform/http/plain-page.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { AccountServices } from '../authentication/service.ts'
import { cancelRecovery } from './cancel-recovery.ts'
import { findLinkedStep, followLink } from './follow-link.ts'
import type { RecoveryContext, RecoveryServices } from './recovery-context.ts'
import { requestRecovery } from './request-recovery.ts'
import { renderDead, renderOutcome, renderQuestion, resetPath } from './rules.ts'

const serve = serveWith<AccountServices>()

const asksByAddress = [{ max: 20, perSeconds: 3600 }]

export const mfaRecoveryRoutes = [
  serve(contract.requestMfaRecovery, (ctx) => requestRecovery(ctx, ctx.body), { limits: asksByAddress }),
  serve(contract.cancelMfaRecovery, cancelRecovery),
]

export interface RecoveryPageServices extends RecoveryServices, PageServices {
  readonly trustedProxies: number
}

/**
 * Serves the pages of mailed links. A GET changes nothing, because mail scanners open every link; the button's POST
 * performs the step.
 */
export function mfaRecoveryPages(services: Platform & RecoveryPageServices): Hono<HttpEnv> {
  const { pageLinks: page } = services
  const routes = new Hono<HttpEnv>()
  routes.use(resetPath, async (c, next) => {
    c.set('route', resetPath)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', plainPagePolicy)
  })
  routes.get(resetPath, async (c) => {
    const step = await findLinkedStep(pageContext(services, c), tokenOf(c))
    return step ? c.html(renderQuestion(step, page)) : c.html(renderDead(page), 404)
  })
  routes.post(resetPath, async (c) => {
    const outcome = await followLink(pageContext(services, c), tokenOf(c))
    return outcome ? c.html(renderOutcome(outcome, page)) : c.html(renderDead(page), 404)
  })
  return routes
}

function pageContext(services: Platform & RecoveryPageServices, c: HonoContext<HttpEnv>): RecoveryContext {
  const { headers } = c.req.raw
  return {
    ...contextOf(services),
    log: c.get('log'),
    requestId: c.get('requestId'),
    clientAddress: clientAddress(c.env, headers, services.trustedProxies),
    headers,
  }
}

function tokenOf(c: HonoContext<HttpEnv>): string {
  return c.req.query('token') ?? ''
}
