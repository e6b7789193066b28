import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { contextOf, type Platform } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { sendPrepared } from '../../platform/http/prepared-reply.ts'
import type { Account, SessionReader } from '../../platform/http/session.ts'
import { pageStyle } from './copy.ts'
import type { PreviewServices } from './preview-services.ts'
import { renderMissing, renderPage } from './rules.ts'
import { findPreviewImage, findPreviewRecipe, preparePage } from './service.ts'

/** Policy of the page: it may use its inline style, and no script. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const route = '/receita/{id}'

/** Serves the public recipe pages (HTML without scripts) and their preview images. */
export function linkPreviewPages(services: Platform & PreviewServices): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  const { publicOrigin, pageLinks, sessions } = services
  const frame = { publicOrigin, links: pageLinks.links }

  routes.get('/receita/:file{[^/]+\\.png}', async (c) => {
    c.set('route', `${route}.png`)
    const image = findPreviewImage(services, c.req.param('file').slice(0, -'.png'.length))
    if (!image) throw fail('not_found')
    c.header('cache-control', 'public, max-age=86400')
    c.header('etag', image.etag)
    if (c.req.header('if-none-match')?.includes(image.etag)) return c.body(null, 304)
    return c.body(await image.paint(), 200, { 'content-type': 'image/png' })
  })

  routes.get('/receita/:id', compress(), etag(), async (c) => {
    c.set('route', route)
    const account = await findAccount(c, sessions)
    const asked = { id: c.req.param('id'), reader: account?.id }
    const recipe = await findPreviewRecipe(contextOf(services), asked)
    // Proxies must not cache the page, because it differs for signed-in visitors.
    c.header('cache-control', 'private, no-cache')
    c.header('vary', 'cookie')
    c.header('content-security-policy', contentSecurityPolicy)
    if (!recipe) return c.html(renderMissing(frame), 404)
    if (account) return c.html(renderPage(recipe, frame, true))
    const reply = await sendPrepared(c, await preparePage(services, recipe))
    reply.headers.set('vary', 'cookie, accept-encoding')
    return reply
  })
  return routes
}

async function findAccount(c: Context<HttpEnv>, sessions: SessionReader): Promise<Account | undefined> {
  const session = await sessions.read(c.req.raw)
  if (session.state === 'none') return undefined
  for (const cookie of session.renewedCookies) c.header('set-cookie', cookie, { append: true })
  return session.state === 'active' ? session.account : undefined
}
