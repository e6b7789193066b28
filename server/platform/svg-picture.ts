import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const painter = fileURLToPath(new URL('./svg-painter.ts', import.meta.url))
const timeout = 20_000
const maxBuffer = 2_000_000

let last: Promise<unknown> = Promise.resolve()

/** A drawing of the house as PNG, as large as it says it is. One at a time: pictures must not crowd out people. */
export function paintSvg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const painted = last.then(() => paint(svg))
  last = painted.catch(() => {})
  return painted
}

function paint(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    // The painter needs none of the settings, so it gets none of the secrets.
    const options = { encoding: 'buffer', timeout, maxBuffer, env: {} } as const
    const child = execFile(process.execPath, [painter], options, (error, png) =>
      error ? reject(error) : resolve(new Uint8Array(png)),
    )
    // A painter that ends early breaks the pipe; how it ended is told above.
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}
