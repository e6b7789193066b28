import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
})
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/**
 * Milliseconds of processor time that the page's main thread works while `load` runs: a number that hardly depends on
 * what else the machine does.
 */
export async function mainThreadMs(browser: Browser, page: Page, load: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await load()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const events = traceEvents.flatMap((event) => {
    const { success, data } = traceEvent.safeParse(event)
    return success ? [data] : []
  })
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const perThread = new Map<string, number>()
  for (const { name, pid, tid, tdur = 0 } of events) {
    const thread = `${pid} ${tid}`
    if (name === 'ThreadControllerImpl::RunTask' && mains.has(thread)) {
      perThread.set(thread, (perThread.get(thread) ?? 0) + tdur / 1000)
    }
  }
  // Other renderers, such as a spare one, hardly work.
  return Math.max(0, ...perThread.values())
}
