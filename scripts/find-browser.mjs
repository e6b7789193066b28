import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './debian.mjs'
import { withoutFakeTime } from './fake-time.mjs'
import { Stop, windows } from './toolbox.mjs'

/**
 * @typedef {{ executablePath: string, args: string[] }} Browser
 */

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/**
 * Returns a Chromium, in this order: CHROMIUM_PATH, Playwright's own, an installed one, one from apt, the npm package.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const installed = fromEnvironment() ?? (await fromPlaywright()) ?? onPath() ?? inUsualPlaces() ?? fromApt()
  if (installed) return { executablePath: installed, args: flags }
  const packed = await fromNpm()
  if (packed) return packed
  throw new Stop(
    'The browser tests need a Chromium and none was found. Install Chromium or Google Chrome,\n' +
      'or run "npx playwright install chromium", or set CHROMIUM_PATH to the executable.',
  )
}

/**
 * Returns the headless shell, which needs a third less CPU time to open a page. The npm package has it for Linux on x64
 * only; elsewhere, or if it does not start, returns the result of {@link findBrowser}.
 * @returns {Promise<Browser>}
 */
export async function findHeadlessShell() {
  if (fromEnvironment() || process.arch !== 'x64') return findBrowser()
  const packed = await fromNpm()
  if (!packed || spawnSync(packed.executablePath, ['--version'], { env: withoutFakeTime() }).status !== 0)
    return findBrowser()
  return { executablePath: packed.executablePath, args: flags }
}

function fromEnvironment() {
  const path = process.env['CHROMIUM_PATH']
  if (!path) return undefined
  if (!existsSync(path)) throw new Stop(`CHROMIUM_PATH points to a missing file: ${path}`)
  return path
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function onPath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const suffix = windows ? '.exe' : ''
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)))
    .find((path) => existsSync(path))
}

function inUsualPlaces() {
  const places = {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: [
      process.env['PROGRAMFILES'],
      process.env['PROGRAMFILES(X86)'],
      process.env['LOCALAPPDATA'],
    ].flatMap((folder) =>
      folder
        ? [
            join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ]
        : [],
    ),
  }
  const candidates =
    process.platform === 'darwin' || process.platform === 'win32' ? places[process.platform] : []
  return candidates.find((path) => existsSync(path))
}

function fromApt() {
  return aptInstall('chromium') ? onPath() : undefined
}

/** @returns {Promise<Browser | undefined>} */
async function fromNpm() {
  if (process.platform !== 'linux') return undefined
  // Without a runtime name the package omits the libraries that a minimal machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    return {
      executablePath,
      args: [...chromium.args.filter((flag) => !flag.startsWith('--headless')), ...flags],
    }
  } catch {
    return undefined
  }
}
