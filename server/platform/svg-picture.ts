import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createLine } from './one-at-a-time.ts'

const painter = fileURLToPath(new URL('./svg-painter.ts', import.meta.url))
const timeout = 20_000
const maxBuffer = 2_000_000

/** One at a time: pictures must not crowd out people. */
const inTurn = createLine()

/** `small` has 128 colours, to be sent as it is; `full` has all of them, to be encoded anew. */
type PngKind = 'small' | 'full'

/** A drawing of the house as PNG, as large as it says it is; what it leaves open is transparent. */
export function paintSvg(svg: string, kind: PngKind = 'small'): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => paint(svg, kind))
}

function paint(svg: string, kind: PngKind): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    // The painter needs none of the settings, so it gets none of the secrets.
    const options = { encoding: 'buffer', timeout, maxBuffer, env: {} } as const
    const child = execFile(process.execPath, [painter, kind], options, (error, png) =>
      error ? reject(error) : resolve(new Uint8Array(png)),
    )
    // A painter that ends early breaks the pipe; how it ended is told above.
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}
