import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** A file of an archive: bytes at hand, or a file of this machine. */
export interface TarEntry {
  readonly path: string
  readonly content: Uint8Array | { readonly file: string }
}

const block = 512
/** Octal digits in the field for the size; more than 8 GB is refused. */
const mostBytes = 8 ** 11

/** Writes a tar (POSIX ustar), which any machine unpacks without this program. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { path, content } of entries) {
    const size = content instanceof Uint8Array ? content.length : (await stat(content.file)).size
    yield headerOf(path, size)
    if (content instanceof Uint8Array) yield content
    else for await (const chunk of createReadStream(content.file)) yield chunk as Buffer
    yield new Uint8Array(padding(size))
  }
  yield new Uint8Array(2 * block)
}

/** Says of each file in a tar where its bytes begin and how many they are. */
export async function listTar(file: string): Promise<{ path: string; start: number; size: number }[]> {
  const tar = await open(file)
  try {
    const found: { path: string; start: number; size: number }[] = []
    for (let at = 0; ;) {
      const { buffer, bytesRead } = await tar.read(Buffer.alloc(block), 0, block, at)
      if (bytesRead < block || buffer.every((byte) => byte === 0)) return found
      const [prefix, name] = [textAt(buffer, 345, 155), textAt(buffer, 0, 100)]
      const size = Number.parseInt(textAt(buffer, 124, 12), 8)
      found.push({ path: prefix ? `${prefix}/${name}` : name, start: at + block, size })
      at += block + size + padding(size)
    }
  } finally {
    await tar.close()
  }
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

function headerOf(path: string, size: number): Uint8Array {
  if (size >= mostBytes) throw new Error(`${path} is larger than a tar can tell.`)
  const cut = path.length <= 100 ? -1 : path.lastIndexOf('/', 155)
  const [prefix, name] = cut === -1 ? ['', path] : [path.slice(0, cut), path.slice(cut + 1)]
  if (name.length > 100) throw new Error(`The name ${path} is longer than a tar can tell.`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${octal(size, 11)}\0`, 124)
  header.write(`${octal(0, 11)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

function textAt(header: Buffer, start: number, length: number): string {
  const text = header.toString('utf8', start, start + length)
  return text.slice(0, text.indexOf('\0') === -1 ? length : text.indexOf('\0'))
}
