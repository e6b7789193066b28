import { createHash } from 'node:crypto'
import type { Recipe } from '#contract/recipes/recipes.ts'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { fail } from '../../platform/failure.ts'
import type { Account, SessionReader } from '../../platform/http/session.ts'
import { PreparedReply, sendPrepared } from '../../platform/http/prepared-reply.ts'
import { pageStyle } from './copy.ts'
import { type PageFrame, renderMissing, renderPage } from './rules.ts'
import type { LinkPreviews } from './service.ts'

/** Allows the page's own style and no script. */
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

/** Cached pages, about 10 kB each. */
const maxPages = 300

/** Public recipe pages: HTML without scripts, and a preview image. */
export function linkPreviewRoutes(
  previews: LinkPreviews,
  sessions: SessionReader,
  frame: PageFrame,
  render = renderPage,
): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  const pages = new LRUCache<string, PreparedReply<string>, Recipe>({
    max: maxPages,
    fetchMethod: (_version, _stale, { context: recipe }) =>
      PreparedReply.ofPage(render(recipe, frame, false)),
    // A page evicted while it is rendered is still sent to its visitors.
    ignoreFetchAbort: true,
  })

  /** Renders and compresses the page for visitors without an account, once per version of the recipe. */
  function pageOf(recipe: Recipe): Promise<PreparedReply<string>> {
    const version = createHash('sha256').update(JSON.stringify(recipe)).digest('base64url')
    return pages.forceFetch(version, { context: recipe })
  }

  routes.get('/receita/:file{[^/]+\\.png}', async (c) => {
    c.set('route', `${route}.png`)
    const picture = previews.findPicture(c.req.param('file').slice(0, -'.png'.length))
    if (!picture) throw fail('not_found')
    c.header('cache-control', 'public, max-age=86400')
    c.header('etag', picture.etag)
    if (c.req.header('if-none-match')?.includes(picture.etag)) return c.body(null, 304)
    return c.body(await picture.paint(), 200, { 'content-type': 'image/png' })
  })

  routes.get('/receita/:id', compress(), etag(), async (c) => {
    c.set('route', route)
    const account = await findAccount(c, sessions)
    const recipe = await previews.findRecipe(c.req.param('id'), account?.id)
    // Not cached by proxies, because the page differs for signed-in readers.
    c.header('cache-control', 'private, no-cache')
    c.header('vary', 'cookie')
    c.header('content-security-policy', contentSecurityPolicy)
    if (!recipe) return c.html(renderMissing(frame), 404)
    if (account) return c.html(render(recipe, frame, true))
    const reply = await sendPrepared(c, await pageOf(recipe))
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
