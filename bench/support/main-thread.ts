import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ frame: z.optional(z.string()) })),
})
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/**
 * Returns the CPU time in milliseconds of the page's main thread while `load` runs, nearly independent of other load.
 */
export async function mainThreadMs(browser: Browser, page: Page, load: () => Promise<void>): Promise<number> {
  const frame = await frameOf(page)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await load()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const events = traceEvents.flatMap((event) => {
    const { success, data } = traceEvent.safeParse(event)
    return success ? [data] : []
  })
  // The browser renders its own interface in separate pages, which can be busier than the measured one.
  const own = new Set(
    events
      .filter(({ name, args }) => name === 'loadEventEnd' && args?.frame === frame)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && own.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error(`the trace has no data on ${page.url()}`)
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

async function frameOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  await session.detach()
  return frameTree.frame.id
}
