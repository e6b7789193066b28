import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { z } from 'zod'
import { cookiesOf, type SignedIn } from '../../e2e/support/account.ts'
import { findHeadlessShell } from '../../scripts/find-browser.mjs'
import { freePort } from '../../scripts/free-port.mjs'

const folder = join(dirname(import.meta.dirname), 'lighthouse')
const execute = promisify(execFile)
const runs = 5

/** Lighthouse scores from 0 to 100, times in milliseconds and layout shift (`cls`), for a slow phone on slow 4G. */
export interface LighthouseScores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}

const category = z.object({ score: z.nullable(z.number()) })
const audit = z.object({ numericValue: z.number() })
const lighthouseReport = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
})

/** Returns the median of each value over five visits as a phone, signed in if a visitor is given. */
export async function visitWithLighthouse(address: string, visitor?: SignedIn): Promise<LighthouseScores> {
  await ensureLighthouse()
  const visits: LighthouseScores[] = []
  for (let attempt = 0; visits.length < runs && attempt < 2 * runs; attempt++) {
    const scores = await visit(address, visitor)
    if (scores) visits.push(scores)
  }
  if (visits.length < runs) throw new Error(`Lighthouse could not measure ${address}`)
  const median = (value: (scores: LighthouseScores) => number) =>
    visits.map(value).sort((one, other) => one - other)[Math.floor(runs / 2)]!
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    bestPractices: median(({ bestPractices }) => bestPractices),
    seo: median(({ seo }) => seo),
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    tbtMs: median(({ tbtMs }) => tbtMs),
  }
}

/** Installs Lighthouse on first use; its hundred packages are not dependencies of the app. */
async function ensureLighthouse(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  console.log('Installing Lighthouse…')
  await execute('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
}

/** Runs Lighthouse once. Returns null if the run fails or a score is missing, as happens on a busy machine. */
async function visit(address: string, visitor: SignedIn | undefined): Promise<LighthouseScores | null> {
  const output = mkdtempSync(join(tmpdir(), 'prato-certo-lighthouse-'))
  const path = join(output, 'report.json')
  const port = await freePort()
  const window = await openBrowser(join(output, 'window'), port, address, visitor)
  try {
    await execute(
      process.execPath,
      [
        join(folder, 'node_modules/lighthouse/cli/index.js'),
        address,
        '--quiet',
        '--output=json',
        `--output-path=${path}`,
        `--port=${port}`,
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { maxBuffer: 64_000_000 },
    )
    return scoresOf(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  } finally {
    if (window.kill()) await once(window, 'exit')
    rmSync(output, { recursive: true, force: true })
  }
}

/**
 * Opens a new browser for each visit. The session cookie is put into its cookie jar, because a manual cookie header is
 * lost with the first cookie set by the server. The debugger then disconnects, because it would receive every request
 * and use CPU.
 */
async function openBrowser(folderOfWindow: string, port: number, address: string, visitor?: SignedIn) {
  const { executablePath, args } = await findHeadlessShell()
  const window = spawn(
    executablePath,
    [...args, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folderOfWindow}`],
    { stdio: 'ignore' },
  )
  const hand = await connected(port)
  if (visitor) await hand.contexts()[0]!.addCookies(cookiesOf(visitor, new URL(address).origin))
  await hand.close()
  return window
}

async function connected(port: number): Promise<Browser> {
  for (let tries = 1; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    } catch (error) {
      if (tries === 100) throw error
      await setTimeout(100)
    }
  }
}

function scoresOf(content: unknown): LighthouseScores | null {
  const { categories, audits } = lighthouseReport.parse(content)
  const { performance, accessibility, seo } = categories
  const scores = [performance, accessibility, categories['best-practices'], seo].map(({ score }) => score)
  if (scores.includes(null)) return null
  const [fast = 0, accessible = 0, sound = 0, found = 0] = scores.map((score) =>
    Math.round(100 * (score ?? 0)),
  )
  return {
    performance: fast,
    accessibility: accessible,
    bestPractices: sound,
    seo: found,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
  }
}
