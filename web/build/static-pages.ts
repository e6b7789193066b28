import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite'
import { robots, sitemap } from './search-engine-files.ts'
import { readPages } from './pages.ts'
import { codeScript, dayScript } from './inline-scripts.ts'
import { themeScript } from './theme-script.ts'

type Bundle = Rolldown.OutputBundle

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/** Frequently opened page of the app, which has its own document. */
interface HotPage {
  /** Output file, a directory index: `app/index.html` for `/app`. */
  file: string
  skeleton: string
  /** Modules of its screen, fetched after the first paint together with the program. */
  modules: readonly string[]
  /** API calls started before any code runs. */
  calls?: readonly string[]
  /** Script inlined in the document, run as soon as the skeleton is shown; may start requests. */
  script: string
  /** Second output file, which links the style instead of containing it: see `cachedDay`. */
  cachedFile?: string
}

/**
 * Document of the day in the service worker's cache. Other screens need its style as a cached file anyway, so a
 * document with the style inside would store the style twice.
 */
export const cachedDay = 'app/cached.html'

const dayCalls = ['/api/auth/get-session', '/api/subscriptions-me', '/api/plan-today']

/** Module that starts the app, fetched by its entry after the first paint. */
const program = 'main.tsx'

const hotPages: readonly HotPage[] = [
  {
    file: 'app/index.html',
    skeleton: 'today',
    modules: ['day/today/today-screen.tsx'],
    script: dayScript(dayCalls),
    cachedFile: cachedDay,
  },
  {
    file: 'auth/index.html',
    skeleton: 'auth',
    modules: ['account/account/sign-in/auth-screen.tsx'],
    calls: ['/api/auth/get-session'],
    script: codeScript,
  },
]

/** Returns the file to serve for a path, by the server's rule: its directory index, else the app. */
export function pageFile(asked: string): string {
  const own = `${asked.slice(1)}/index.html`
  return hotPages.some(({ file }) => file === own) ? `/${own}` : '/app.html'
}

interface Rendered {
  landingHead: string
  landing: string
  skeletons: Record<string, string>
}

/**
 * Prerenders what does not need the browser: the whole landing page, which ships without React, and the
 * skeletons of the app's documents. Writes `csp.json` with the hashes of inline styles and scripts, and
 * `screens.json` with the pages of the app.
 */
export function staticPages(): Plugin {
  let config: ResolvedConfig
  const render = async (addressOf: (svg: string) => string): Promise<Rendered> => {
    const { module } = await runnerImport<{ renderPages: (at: typeof addressOf) => Rendered }>(
      path.join(config.root, 'app/prerender.tsx'),
      { configFile: false, logLevel: 'error', root: config.root },
    )
    return module.renderPages(addressOf)
  }

  return {
    name: 'static-pages',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (source) => {
        const html = source.replace('<!--theme-->', () => `<script>${themeScript}</script>`)
        if (config.command === 'build') return html
        const { landingHead, landing, skeletons } = await render(inlineAddress)
        return html
          .replace('<!--head-->', () => landingHead)
          .replace('<!--landing-->', () => landing)
          .replace('<!--skeleton-->', () => skeletons.screen ?? '')
      },
    },
    async generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const drawings = new Map<string, string>()
      const { landingHead, landing, skeletons } = await render((svg) => {
        const file = drawingFile(svg)
        drawings.set(file, svg)
        return `/${file}`
      })
      for (const [file, svg] of drawings) emit(file, svg)
      const styleHashes = new Set<string>()
      const scriptHashes = new Set([hashOf(themeScript)])
      const fonts = fontPreloads(bundle)
      const app = readPage(bundle, 'app.html')
      const appPage = (head: readonly string[], skeleton: string, script?: string) =>
        withHead(app, head)
          .replace('<!--skeleton-->', () => skeletons[skeleton] ?? '')
          .replace('<!--early-->', () => (script ? `<script>${script}</script>` : ''))

      for (const { file, skeleton, modules, calls = [], script, cachedFile } of hotPages) {
        scriptHashes.add(hashOf(script))
        const links = moduleLinks('later', bundle, [...modules, program], app)
        const page = appPage([...calls.map(callPreload), ...fonts, ...links], skeleton, script)
        emit(
          file,
          withStyle(page, (asset) => readPage(bundle, asset).trim(), styleHashes),
        )
        if (cachedFile) emit(cachedFile, page)
      }
      writePage(
        bundle,
        'app.html',
        appPage([...fonts, ...moduleLinks('modulepreload', bundle, [program], app)], 'screen'),
      )

      const index = readPage(bundle, 'index.html').replace('<!--head-->', () => landingHead)
      const front = withStyle(withHead(index, fonts), (file) => takeText(bundle, file), styleHashes)
      writePage(
        bundle,
        'index.html',
        front.replace('<!--landing-->', () => landing),
      )
      emit('robots.txt', robots)
      const pages = await readPages(config.root)
      emit('sitemap.xml', sitemap(pages))
      emit('screens.json', JSON.stringify(pages))
      emit('csp.json', JSON.stringify({ styleHashes: [...styleHashes], scriptHashes: [...scriptHashes] }))
    },
  }
}

function inlineAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Returns a file name made of the drawing's content hash, for immutable caching. */
function drawingFile(svg: string): string {
  return `assets/prato-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function readPage(bundle: Bundle, file: string): string {
  const page = bundle[file]
  if (page?.type !== 'asset') throw new Error(`The build has no ${file}.`)
  return String(page.source)
}

function writePage(bundle: Bundle, file: string, source: string): void {
  const page = bundle[file]
  if (page?.type === 'asset') page.source = source
}

/** Returns the text of an asset to inline and removes its file from the bundle. */
function takeText(bundle: Bundle, file: string): string {
  const text = readPage(bundle, file).trim()
  delete bundle[file]
  return text
}

/**
 * Inlines the complete style of a page. Splitting it into critical and later styles would compute the styles
 * of the whole page twice.
 */
function withStyle(page: string, read: (file: string) => string, hashes: Set<string>): string {
  return page.replace(styleLink, (_, file: string) => {
    const style = read(file)
    hashes.add(hashOf(style))
    return `<style>${style}</style>`
  })
}

function withHead(page: string, lines: readonly string[]): string {
  return page.replace('</title>', () => ['</title>', ...lines].join('\n    '))
}

function fontPreloads(bundle: Bundle): string[] {
  return Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
}

function callPreload(address: string): string {
  return `<link rel="preload" href="${address}" as="fetch" crossorigin>`
}

/**
 * Returns preload links for modules and their static imports, in execution order, without those that `page` already
 * links. Links with `later` are not preloaded: the document's own script fetches them.
 */
function moduleLinks(
  rel: 'modulepreload' | 'later',
  bundle: Bundle,
  modules: readonly string[],
  page: string,
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const visited = new Set<string>()
  const named: string[] = []
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (visited.has(file) || chunk?.type !== 'chunk') return
    visited.add(file)
    chunk.imports.forEach(visit)
    named.push(file)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    if (!chunk) throw new Error(`The build has no chunk for ${module}.`)
    visit(chunk.fileName)
  }
  return named
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="${rel}" href="/${file}" crossorigin>`)
}
