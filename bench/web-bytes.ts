import { gzipSync } from 'node:zlib'
import { startInstance } from './support/instance.ts'
import { report } from './support/measure.ts'

/**
 * This benchmark measures the JavaScript needed before /app works: the scripts of its page and their static imports, as
 * sent by the server.
 */

const instance = await startInstance()
try {
  const page = await (await fetch(`${instance.origin}/app`)).text()
  const sizes = await scriptSizes(scriptsNamedBy(page))
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  report({
    what: `JavaScript before /app works (${sizes.size} files, gzip)`,
    measured: total / 1000,
    goal: 125,
    goalIs: 'at most',
    unit: 'kB',
    comparedTo: 'SparkyFitness: 716 kB',
  })
} finally {
  await instance.stop()
}

function scriptsNamedBy(page: string): URL[] {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?(modulepreload|later)\b/.test(tag))
    .flatMap((tag) => /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? [])
    .map((path) => new URL(path, instance.origin))
}

async function scriptSizes(entries: readonly URL[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const queue = [...entries]
  for (let url = queue.shift(); url; url = queue.shift()) {
    if (sizes.has(url.href)) continue
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}`)
    const source = await response.text()
    sizes.set(url.href, gzipSync(source).length)
    queue.push(...staticImports(source, url))
  }
  if (sizes.size === 0) throw new Error('the page of /app names no script')
  return sizes
}

function staticImports(source: string, from: URL): URL[] {
  // A dynamic `import("…")` does not match, because of its parenthesis.
  return Array.from(source.matchAll(/(?:\bimport|\bfrom)\s*["']([./][^"']+\.js)["']/g), ([, path = '']) => {
    return new URL(path, from)
  })
}
