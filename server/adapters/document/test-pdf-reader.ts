import { inflateSync } from 'node:zlib'

/** PDF read without the library that wrote it: the text of each page in drawing order, and the structure. */
export interface ReadPdf {
  readonly pages: readonly string[]
  /** Types of the structure elements in document order. */
  readonly tags: readonly string[]
  readonly alternatives: readonly string[]
  /** All objects except streams, for checks of the catalog. */
  readonly objects: string
  readonly metadata: string
}

type Objects = ReadonlyMap<string, { readonly head: string; readonly stream: Buffer | null }>

export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(bytes))
  const heads = [...objects.values()].map(({ head }) => head)
  const tree = readTree(objects)
  return {
    pages: heads.filter((head) => /\/Type \/Page\b/.test(head)).map((head) => readPage(objects, head)),
    tags: tree.map((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? ''),
    alternatives: tree.flatMap((head) => {
      const alternative = /\/Alt (\((?:\\[\s\S]|[^\\)])*\)|<[0-9a-f]*>)/i.exec(head)?.[1]
      return alternative ? [readString(alternative)] : []
    }),
    objects: heads.join('\n'),
    metadata: heads
      .flatMap((head, at) => (/\/Type \/Metadata/.test(head) ? [[...objects.values()][at]?.stream] : []))
      .map((stream) => stream?.toString('utf8') ?? '')
      .join(''),
  }
}

function readObjects(file: Buffer): Objects {
  const text = file.toString('latin1')
  const found = new Map<string, { head: string; stream: Buffer | null }>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const body = text.slice(start, end)
    const streamAt = body.indexOf('\nstream\n')
    const head = streamAt < 0 ? body : body.slice(0, streamAt)
    const raw =
      streamAt < 0 ? null : file.subarray(start + streamAt + 8, start + streamAt + 8 + lengthOf(head))
    found.set(match[1]!, { head, stream: raw && (/FlateDecode/.test(head) ? inflateSync(raw) : raw) })
  }
  return found
}

function lengthOf(head: string): number {
  return Number(/\/Length (\d+)/.exec(head)?.[1])
}

function readPage(objects: Objects, head: string): string {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '')?.head ?? ''
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name!,
      readCharacters(objects, id!),
    ]),
  )
  const drawn = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream?.toString('latin1') ?? ''
  let font = ''
  return [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .flatMap(([, name, shown]) => {
      if (name) font = name
      return shown === undefined ? [] : [spell(shown, fonts.get(font) ?? new Map())]
    })
    .join('\n')
}

function spell(shown: string, characters: ReadonlyMap<string, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => characters.get(glyph.toLowerCase()) ?? '\u{FFFD}').join('')
}

/** Reads a font's map from glyph numbers to text, which programs use for copying and reading aloud. */
function readCharacters(objects: Objects, fontId: string): Map<string, string> {
  const mapId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.head ?? '')?.[1] ?? ''
  const map = objects.get(mapId)?.stream?.toString('latin1') ?? ''
  const characters = new Map<string, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      characters.set(glyph, readUtf16(hex.replaceAll(' ', '')))
    })
  }
  return characters
}

function readTree(objects: Objects): string[] {
  const root = [...objects.values()].find(({ head }) => /\/Type \/StructTreeRoot/.test(head))
  const walk = (head: string): string[] =>
    childrenOf(head).flatMap((id) => {
      const child = objects.get(id)?.head ?? ''
      return /\/S \/\w+/.test(child) ? [child, ...walk(child)] : []
    })
  return root ? walk(root.head) : []
}

function childrenOf(head: string): string[] {
  const kids = /\/K (\[[^\]]*\]|\d+ 0 R)/.exec(head)?.[1] ?? ''
  return [...kids.replace(/\/Pg \d+ 0 R/g, '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id!)
}

function readString(written: string): string {
  if (written.startsWith('<')) return readUtf16(written.slice(1, -1))
  const bytes = Buffer.from(
    written.slice(1, -1).replace(/\\(n|r|t|b|f|[()\\])/g, (_, sign: string) => escapes[sign] ?? sign),
    'latin1',
  )
  return bytes[0] === 0xfe && bytes[1] === 0xff ? readUtf16(bytes.toString('hex')) : bytes.toString('latin1')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readUtf16(hex: string): string {
  return Buffer.from(hex.replace(/^feff/i, ''), 'hex').swap16().toString('utf16le')
}
