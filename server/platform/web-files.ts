import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { HttpEnv } from './endpoint-router.ts'
import { fail } from './failure.ts'

/** Paths with a page of their own, prebuilt to show at once. Every other path is a screen of the app. */
const pageOfPath: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/auth': 'auth.html',
  '/app': 'app-shell.html',
}
const appPage = 'app.html'

/** Paths that never answer with a page. */
const notPages = /^\/(api|webhooks|dev|assets)(\/|$)/

/** The built web app of a directory: files that are there, else the page of the path. */
export function serveWebFiles(directory: string): Hono<HttpEnv> {
  const files = new Hono<HttpEnv>()
  files.use(compress())
  files.use(
    serveStatic({
      root: directory,
      index: '',
      precompressed: true,
      onFound: (_, c) => {
        // A name under /assets holds the hash of what is in it.
        const cache = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        c.header('cache-control', cache)
      },
    }),
  )
  files.get('*', async (c, next) => {
    if (notPages.test(c.req.path)) throw fail('not_found')
    const page = pageOfPath[c.req.path]
    const name = page && existsSync(join(directory, page)) ? page : appPage
    c.header('cache-control', 'no-cache')
    return serveStatic<HttpEnv>({ root: directory, path: name, precompressed: true })(c, next)
  })
  return files
}

/** `sha256-…` of every inline style in the built pages, for the content security policy. */
export async function hashInlineStyles(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return []
  const pages = (await readdir(directory)).filter((name) => name.endsWith('.html'))
  const contents = await Promise.all(pages.map((name) => readFile(join(directory, name), 'utf8')))
  const styles = contents.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]!),
  )
  return [...new Set(styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`))]
}
