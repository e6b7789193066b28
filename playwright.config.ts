import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { administrators } from './e2e/support/account.ts'
import { cameraFootage } from './e2e/support/camera-footage.ts'
import { withoutFakeTime } from './scripts/fake-time.mjs'
import { findBrowser, findHeadlessShell } from './scripts/find-browser.mjs'
import { freePort } from './scripts/free-port.mjs'
import { nodePath, serverCompileCacheEnvironment } from './scripts/toolbox.mjs'

// Every worker loads this file again; what the first load chose travels to them in the environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const foodFactsPort = (process.env['E2E_FOOD_FACTS_PORT'] ??= String(await freePort()))
const dataDir = (process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `prato-certo-e2e-${port}`))
// Chromium does not start under libfaketime; journey.ts shifts the clock of its pages instead.
const env = withoutFakeTime()
// Pages of journeys live for seconds; V8's optimizing compiler would take a fifth of the processor time.
const unoptimized = '--js-flags=--no-opt'
const { executablePath, args } = await findBrowser()
const shell = await findHeadlessShell()
/** Journeys that photograph a plate or a barcode: their Chromium plays a film as its camera. */
const cameraJourneys = { plate: /first-day\.test\.ts/, barcode: /barcodes\.test\.ts/ }
/** Journeys with the service worker, which would answer for the network in all others. */
const offlineJourneys = /(offline|reminders)\.test\.ts/
const origin = `http://localhost:${port}`

function cameraProject(of: 'plate' | 'barcode') {
  return {
    name: `camera-${of}`,
    testMatch: cameraJourneys[of],
    use: {
      permissions: ['camera'],
      launchOptions: {
        executablePath,
        env,
        args: [
          ...args,
          unoptimized,
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${cameraFootage(dataDir, of)}`,
        ],
      },
    },
  }
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/run-data.ts',
  forbidOnly: true,
  // Everybody in a journey has an account of their own.
  fullyParallel: true,
  // One more than processors: a journey often waits for a page to settle.
  workers: 3,
  retries: 0,
  // Only a story that hangs reaches these: it takes a tenth of the first on a free machine, half on a busy one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: process.env['CLOCK_ZONE'] ?? 'America/Sao_Paulo',
    serviceWorkers: 'block',
    // While one screen fades into another, the browser ignores taps; routes.test.ts runs with the fade.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args, unoptimized], env },
  },
  projects: [
    {
      name: 'celular',
      testIgnore: [...Object.values(cameraJourneys), offlineJourneys],
      // A window that is warm from the journey before opens the app in half the time; journey.ts empties it.
      use: { reuseContext: true, launchOptions: { ...shell, args: [...shell.args, unoptimized], env } },
    },
    { name: 'offline', testMatch: offlineJourneys, use: { serviceWorkers: 'allow' } },
    cameraProject('plate'),
    cameraProject('barcode'),
  ],
  webServer: {
    command: `"${nodePath()}" server/main.ts`,
    url: `${origin}/readyz`,
    env: {
      ...serverCompileCacheEnvironment,
      PORT: port,
      PUBLIC_ORIGIN: origin,
      DATA_DIR: join(dataDir, 'data'),
      OPEN_FOOD_FACTS_CONTACT: 'journeys@exemplo.com.br',
      OPEN_FOOD_FACTS_URL: `http://127.0.0.1:${foodFactsPort}`,
      ADMIN_EMAILS: administrators.join(','),
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
