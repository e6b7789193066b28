import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { Shell } from '../app/offline/shell.ts'
import { isAmong } from './named-chunks.ts'
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
/** Parts that are useless offline or rarely opened; stored with the other parts when the app is idle. */
const onlineParts = [
  'billing/shared/trial-banner.tsx',
  'day/meal-outbox/sent-actions.tsx',
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
  'menus/diets/first-diet.tsx',
  'day/today/first-steps.tsx',
  'day/today/health-modal.tsx',
  'day/today/meal-sheet.tsx',
  'day/today/open-questions.tsx',
  'day/today/planned-sheet.tsx',
  'day/today/week-form.tsx',
  'day/today/meal-field/food-sheet.tsx',
  'day/today/nutrients-of-day.tsx',
  'day/again/again-offer.tsx',
  'day/shared/sent-copy-notice.ts',
  'day/shared/undo-logged.ts',
  'day/meals/counted-nutrients.tsx',
  'privacy/tracking/measured-app.ts',
  'scans/scans/description/described-plate.tsx',
  'day/check-ins/check-in-sheet.tsx',
  'day/foods/own-food-form.tsx',
  'day/meals/food-search.tsx',
  'day/voice/voice-button.tsx',
  'day/water/water-sheet.tsx',
  'menus/rebalances/day-rebalance.tsx',
  'menus/shared/proposal-sheet.tsx',
  'menus/week-plans/move-sheet.tsx',
  'menus/week-plans/repeat-day-sheet.tsx',
]
const precachedFiles = ['icons/mark.svg', 'icons/icon-192.png']
const screen = 'app.html'
const documents = { '/app': cachedDay }

const script = /^assets\/(\S+)\.js$/

/** Maximum bytes of all precached files, before compression; about a third of them are transferred. */
const maxPrecacheBytes = 1_089_536
const maxWorkerBytes = 8_000
/** Maximum bytes of the code that is stored when the app is idle, before compression. */
const maxPartsBytes = 800_000
/** Code of the administration, which is not stored on phones. */
const administration = ['recipes/admin/', 'account/security/access-review']

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
      const parts = this.emitFile({ type: 'asset', name: 'parts.txt', source: partsOf(bundle).join(' ') })
      const shell = { ...(await shellOf(bundle, config.publicDir)), parts: `/${this.getFileName(parts)}` }
      const source = await buildWorker(config, shell)
      const bytes = gzipSync(source).length
      if (bytes > maxWorkerBytes) throw new Error(`The worker has ${bytes} bytes; at most ${maxWorkerBytes}.`)
      this.emitFile({ type: 'asset', fileName: workerFile, source })
    },
  }
}

async function shellOf(bundle: Bundle, publicDir: string): Promise<Omit<Shell, 'parts'>> {
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

/** Returns the addresses of the app's code and styles outside the precache, without the administration's. */
function partsOf(bundle: Bundle): string[] {
  const precached = new Set(precachedAssets(bundle))
  const parts = assetsFrom(bundle, [startOf(bundle)], isAmong(bundle, administration)).filter(
    (file) => !precached.has(file),
  )
  const bytes = parts.reduce((sum, file) => sum + sourceOf(bundle, file).length, 0)
  if (bytes > maxPartsBytes) throw new Error(`The parts have ${bytes} bytes; at most ${maxPartsBytes}.`)
  return parts.map((file) => `/${file}`)
}

/**
 * The program, the precached screens with all their static and dynamic imports and styles except `onlineParts`, and the
 * fonts.
 */
function precachedAssets(bundle: Bundle): string[] {
  const program = chunkOf(bundle, 'main.tsx')
  const roots = [startOf(bundle), program, ...precachedScreens.map((module) => chunkOf(bundle, module))]
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  // The program imports every screen dynamically; only the precached screens are followed.
  return [...assetsFrom(bundle, roots, isAmong(bundle, onlineParts), program), ...fonts]
}

/**
 * Returns files with all their static and dynamic imports and styles, except modules that `leavesOut` and the dynamic
 * imports of `program`.
 */
function assetsFrom(
  bundle: Bundle,
  roots: readonly string[],
  leavesOut: (module: string) => boolean,
  program?: string,
): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file) || leavesOut(chunk.facadeModuleId ?? '')) return
    seen.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
    const later = file === program ? [] : chunk.dynamicImports
    for (const one of [...chunk.imports, ...later]) visit(one)
  }
  for (const file of roots) visit(file)
  return [...seen]
}

function startOf(bundle: Bundle): string {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === 'app',
  )
  if (!start) throw new Error('The build has no start of the app.')
  return start.fileName
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  )
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`)
  return chunk.fileName
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
