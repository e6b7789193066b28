import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { sharedPlace, sharePath } from '#contract/scans/share-target.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { HttpEnv } from './http-env.ts'
import { fail } from '../failure.ts'
import { html, type Markup, trusted } from './html.ts'
import { readRootedFiles, type Root, sendRooted } from './rooted-files.ts'
import type { InlineHashes } from './security-headers.ts'

/** Paths with a prerendered page. Every other path shows the app page (`appPage`). */
const pageOfPath: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/auth': 'auth/index.html',
  '/app': 'app/index.html',
}
const appPage = 'app.html'

/** Paths that are never answered with a page. */
const notPages = /^\/(api|webhooks|dev|assets)(\/|$)/

/** Files of the build that only the server reads. */
const policyFile = 'csp.json'
const screensFile = 'screens.json'
/** Hidden files in any folder, such as those of editors and source control, which are not served. */
const hidden = /(?:^|\/)\./

/**
 * Script of the worker that compiles the barcode reader's WebAssembly. Browsers apply to a worker the policy in the
 * response with its script, so no page needs the exception.
 */
const barcodeWorker = /^assets\/barcode-worker-[\w-]+\.js$/
const barcodeWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Tags in the head of the app page that a page without scripts needs too. */
const sharedHead = /rel="(stylesheet|icon|apple-touch-icon)"|as="font"|name="theme-color"/

/** Serves the built web app in a directory: the file of the path if it exists, else a page. */
export function serveWebFiles(directory: string, root: Root): Hono<HttpEnv> {
  const names = listWebFiles(directory)
  const rooted = readRootedFiles(directory, root)
  const hasScreen = readScreens(directory)
  const files = new Hono<HttpEnv>()
  const send = (path: string): MiddlewareHandler<HttpEnv> => {
    const file = rooted.get(path)
    return file
      ? async (c) => sendRooted(c, file)
      : serveStatic<HttpEnv>({ root: directory, path, precompressed: true })
  }
  files.use(compress())
  // This route is reached only without the app's service worker: the shared photo is lost, and the screen asks for it
  // again.
  files.post(sharePath, (c) => c.redirect(sharedPlace, 303))
  files.get('*', async (c, next) => {
    const path = c.req.path.slice(1)
    if (names.has(path)) {
      // The name of a file under /assets contains a hash of its content.
      const immutable = path.startsWith('assets/')
      if (barcodeWorker.test(path)) c.header('content-security-policy', barcodeWorkerPolicy)
      c.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      return send(path)(c, next)
    }
    if (notPages.test(c.req.path)) throw fail('not_found')
    const page = pageOfPath[c.req.path.replace(/(?<=.)\/$/, '')]
    c.header('cache-control', 'no-cache')
    const reply = await send(page && names.has(page) ? page : appPage)(c, next)
    // An unknown address gets the app's screen for unknown addresses, with status 404.
    return reply && !hasScreen(c.req.path)
      ? new Response(reply.body, { status: 404, headers: reply.headers })
      : reply
  })
  return files
}

/** Returns the names of the built files that are served, such as `assets/app-1a2b.js`; empty before a build. */
export function listWebFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set()
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = paths.map((path) => path.slice(directory.length + 1).replaceAll(sep, '/'))
  return new Set(names.filter((name) => name !== policyFile && name !== screensFile && !hidden.test(name)))
}

/**
 * Returns a predicate for addresses with a screen, from the list that the build wrote; true for all before a build.
 */
function readScreens(directory: string): (path: string) => boolean {
  const file = join(directory, screensFile)
  if (!existsSync(file)) return () => true
  const pages = JSON.parse(readFileSync(file, 'utf8')) as { path: string }[]
  const patterns = pages.map((page) => new RegExp(`^${page.path.replaceAll(/\$\w+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

/** Returns the hashes of inline code in the built pages, for the content security policy; empty before a build. */
export function readInlineHashes(directory: string): InlineHashes {
  const path = join(directory, policyFile)
  if (!existsSync(path)) return { styleHashes: [], scriptHashes: [] }
  return JSON.parse(readFileSync(path, 'utf8')) as InlineHashes
}

/**
 * Returns the app page's links to style, fonts and icons, without scripts, for server-rendered pages; empty before a
 * build.
 */
export function readPageLinks(directory: string): Markup {
  const path = join(directory, appPage)
  if (!existsSync(path)) return html``
  const heads = readFileSync(path, 'utf8').match(/<(link|meta) [^>]*>/g) ?? []
  // The tags are trusted, because they come from the app's own build.
  return trusted(heads.filter((one) => sharedHead.test(one)).join('\n'))
}
