import * as contract from '#contract/account/mfa-recovery.ts'
import { type Context, Hono } from 'hono'
import { clientAddress } from '../../platform/security/client-address.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { type PageLinks, plainPagePolicy } from '../../platform/http/plain-page.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import type { AuditOrigin } from '../../platform/http/security-audit.ts'
import { renderDead, renderOutcome, renderQuestion, resetPath } from './rules.ts'
import type { MfaRecoveries } from './service.ts'

const asksByAddress = [{ max: 20, perSeconds: 3600 }]

export function mfaRecoveryRoutes(resets: MfaRecoveries): readonly ServedEndpoint[] {
  return [
    serve(contract.requestMfaRecovery, (call) => resets.ask(call, call.body.challenge), {
      limits: asksByAddress,
    }),
    serve(contract.cancelMfaRecovery, async (call) => ({
      cancelled: await resets.cancel(call, call.account.id),
    })),
  ]
}

/** Pages of mailed links. Mail scanners open every link, so only pressing the button has an effect. */
export function mfaRecoveryPages(resets: MfaRecoveries, page: PageLinks, trustedProxies: number) {
  const routes = new Hono<HttpEnv>()
  routes.use(resetPath, async (c, next) => {
    c.set('route', resetPath)
    await next()
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', plainPagePolicy)
  })
  routes.get(resetPath, async (c) => {
    const step = await resets.find(tokenOf(c))
    return step ? c.html(renderQuestion(step, page)) : c.html(renderDead(page), 404)
  })
  routes.post(resetPath, async (c) => {
    const outcome = await resets.follow(originOf(c), tokenOf(c))
    return outcome ? c.html(renderOutcome(outcome, page)) : c.html(renderDead(page), 404)
  })
  return routes

  function originOf(c: Context<HttpEnv>): AuditOrigin {
    const { headers } = c.req.raw
    const from = clientAddress(c.env, headers, trustedProxies)
    return { log: c.get('log'), requestId: c.get('requestId'), clientAddress: from, headers }
  }
}

function tokenOf(c: Context<HttpEnv>): string {
  return c.req.query('token') ?? ''
}
