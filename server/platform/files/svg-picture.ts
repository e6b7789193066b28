import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'

const painter = fileURLToPath(new URL('./svg-painter.ts', import.meta.url))
const timeout = 20_000
const maxBuffer = 2_000_000

/** Queue of renderings, one at a time, so that they do not slow requests down. */
const queue = new PQueue({ concurrency: 1 })

/** `small` has at most 128 colors and is sent as it is; `full` has all colors and is re-encoded afterwards. */
type PngKind = 'small' | 'full'

/** Renders a trusted SVG as PNG in the size that it states; empty areas are transparent. */
export function paintSvg(svg: string, kind: PngKind = 'small'): Promise<Uint8Array<ArrayBuffer>> {
  return queue.add(() => paint(svg, kind))
}

function paint(svg: string, kind: PngKind): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    // The renderer needs no setting, so its environment is empty and holds no secrets.
    const options = { encoding: 'buffer', timeout, maxBuffer, env: {} } as const
    const child = execFile(process.execPath, [painter, kind], options, (error, png) =>
      error ? reject(error) : resolve(new Uint8Array(png)),
    )
    // A renderer that exits early breaks the pipe; its exit already rejects the promise above.
    child.stdin?.on('error', () => {})
    child.stdin?.end(svg)
  })
}
