import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { Shell } from '../app/offline/shell.ts'
import { cachedDay } from './static-pages.ts'
import { manifestFile } from './web-manifest.ts'

type Bundle = Rolldown.OutputBundle

const workerFile = 'sw.js'
/**
 * Screens available offline before they were ever opened, with their static and dynamic imports except `onlineParts`.
 */
const precachedScreens = [
  'app/after-start.ts',
  'menus/diets/diet-screen.tsx',
  'menus/diets/diets-screen.tsx',
  'recipes/favorites/favorites-screen.tsx',
  'recipes/recipes/screen/recipes-screen.tsx',
  'scans/scans/scan/scan-screen.tsx',
  'day/today/today-screen.tsx',
  'menus/week-plans/week-screen.tsx',
]
/** Parts that are useless offline or rarely opened; cached when first shown. */
const onlineParts = [
  'billing/shared/trial-banner.tsx',
  'menus/week-plans/week-grid.tsx',
  'recipes/log/log-portion-sheet.tsx',
  'app/keys/follow-keys.ts',
  'app/offline/fetch-ahead.ts',
  'account/account/sign-in/code-step.tsx',
  'account/account/sign-in/passkey-sign-in.ts',
  'billing/checkout/payments/guide-card.tsx',
  'billing/checkout/return/purchase-news.tsx',
  'account/health-readings/health-findings.tsx',
  'recipes/recipes/plan/add-to-plan-sheet.tsx',
  'recipes/recipes/swap/swap-recipe-sheet.tsx',
  'messages/shared/device.ts',
  'messages/shared/reminders-hint.tsx',
  'day/today/health-modal.tsx',
  'day/today/meal-sheet.tsx',
  'day/today/open-questions.tsx',
  'day/today/meal-field/food-sheet.tsx',
  'day/today/nutrients-of-day.tsx',
  'day/again/again-offer.tsx',
  'day/shared/sent-copy-notice.ts',
  'day/shared/undo-logged.ts',
  'day/meals/counted-nutrients.tsx',
  'privacy/tracking/measured-app.ts',
  'day/check-ins/check-in-sheet.tsx',
  'day/foods/own-food-form.tsx',
  'day/meals/food-search.tsx',
  'day/voice/voice-button.tsx',
  'day/water/water-sheet.tsx',
  'menus/rebalances/day-rebalance.tsx',
  'menus/shared/proposal-sheet.tsx',
  'menus/week-plans/move-sheet.tsx',
]
const precachedFiles = ['icons/mark.svg', 'icons/icon-192.png']
const screen = 'app.html'
const documents = { '/app': cachedDay }

const script = /^assets\/(\S+)\.js$/

/** Maximum bytes of all precached files, before compression; about a third of them are transferred. */
const maxPrecacheBytes = 1_081_344
const maxWorkerBytes = 8_000

/**
 * Builds the service worker with its precache list: the app's documents, code and fonts of the most used
 * screens. Everything else is cached when opened.
 */
export function offlineWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const shell = await shellOf(bundle, config.publicDir)
      const source = await buildWorker(config, shell)
      const bytes = gzipSync(source).length
      if (bytes > maxWorkerBytes) throw new Error(`The worker has ${bytes} bytes; at most ${maxWorkerBytes}.`)
      this.emitFile({ type: 'asset', fileName: workerFile, source })
    },
  }
}

async function shellOf(bundle: Bundle, publicDir: string): Promise<Shell> {
  const named = [screen, ...Object.values(documents), manifestFile]
  const kept = await Promise.all([
    ...named.map(async (file) => ({ file, source: sourceOf(bundle, file), isHashed: false })),
    ...precachedFiles.map(async (file) => ({
      file,
      source: await readFile(path.join(publicDir, file)),
      isHashed: false,
    })),
    ...precachedAssets(bundle).map(async (file) => ({
      file,
      source: sourceOf(bundle, file),
      isHashed: true,
    })),
  ])
  const bytes = kept.reduce((sum, { source }) => sum + source.length, 0)
  if (bytes > maxPrecacheBytes) throw new Error(`The shell has ${bytes} bytes; at most ${maxPrecacheBytes}.`)
  return {
    kept: kept
      .filter(({ file }) => !script.test(file))
      .map(({ file, source, isHashed }) => (isHashed ? `/${file}` : revised(file, source))),
    scripts: kept.flatMap(({ file }) => script.exec(file)?.[1] ?? []).join(' '),
    documents: Object.fromEntries(Object.entries(documents).map(([at, file]) => [at, `/${file}`])),
    screen: `/${screen}`,
    pages: ownPages(bundle),
  }
}

function revised(file: string, source: string | Uint8Array) {
  const revision = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { url: `/${file}`, revision }
}

/** Standalone pages outside the app, such as the landing page. */
function ownPages(bundle: Bundle): string[] {
  return Object.keys(bundle)
    .filter((file) => file.endsWith('.html') && !/^app[./]/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
}

/**
 * The program, the precached screens with all their static and dynamic imports and styles except `onlineParts`, and the
 * fonts.
 */
function precachedAssets(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = chunks.find(({ isEntry, name }) => isEntry && name === 'app')
  if (!start) throw new Error('The build has no start of the app.')
  const chunkOf = (module: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    if (!chunk) throw new Error(`The build has no chunk for ${module}.`)
    return chunk.fileName
  }
  // The program imports every screen dynamically; only the precached screens are followed.
  const program = chunkOf('main.tsx')
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    if (onlineParts.some((part) => chunk.facadeModuleId?.endsWith(`/${part}`))) return
    seen.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
    const later = file === program ? [] : chunk.dynamicImports
    for (const one of [...chunk.imports, ...later]) visit(one)
  }
  for (const file of [start.fileName, program, ...precachedScreens.map(chunkOf)]) visit(file)
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return [...seen, ...fonts]
}

function sourceOf(bundle: Bundle, file: string): string | Uint8Array {
  const found = bundle[file]
  if (!found) throw new Error(`The build has no ${file}.`)
  return found.type === 'chunk' ? found.code : found.source
}

async function buildWorker(config: ResolvedConfig, shell: Shell): Promise<string> {
  const built = await build({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(config.root, 'app/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  })
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (output?.type !== 'chunk') throw new Error('The worker was not built.')
  return output.code
}
