import type { BrowserContext } from '@playwright/test'

/** Milliseconds by which `scripts/shifted-clock.mjs` shifts the clock of the server and of the tests. */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)

/** Gives the pages and workers of a browser window the same time as the server. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  if (shiftMs === 0) return
  await context.addInitScript(shiftDate, shiftMs)
  // A worker that has ended needs no clock.
  context.on('serviceworker', (worker) => void worker.evaluate(shiftDate, shiftMs).catch(() => undefined))
}

/** Shifts the current time that `Date` returns; timers and durations are unchanged. Runs in the browser. */
function shiftDate(byMs: number): void {
  const now = () => RealDate.now() + byMs
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
