import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Already compressed, as photos are, and therefore stored. */
  readonly isPacked?: boolean
}

const deflate = promisify(deflateRaw)

const utf8Names = 1 << 11
const version = 20
const most = 0xffff_ffff

/**
 * Writes a zip entry by entry, so that only one is in memory at a time (PKWARE APPNOTE 6.3, without its 64-bit
 * extension: up to 4 GB and 65,535 entries; larger ones are refused).
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, bytes, isPacked = false } of entries) {
    const name = Buffer.from(path)
    const packed = isPacked ? bytes : await deflate(bytes)
    const facts = factsOf(bytes, packed, name, isPacked, at)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name])
    directory.push(directoryRecord(facts, name, offset))
    offset += local.length + packed.length
    if (offset > most || directory.length > 0xffff)
      throw new Error('The zip would be longer than a zip can be.')
    yield local
    yield packed
  }
  const records = Buffer.concat(directory)
  yield records
  yield ending(directory.length, records.length, offset)
}

/** Returns the fields common to an entry and the directory. */
function factsOf(bytes: Uint8Array, packed: Uint8Array, name: Buffer, isPacked: boolean, at: Date): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(utf8Names, 2)
  facts.writeUInt16LE(isPacked ? 0 : 8, 4)
  facts.writeUInt16LE(clockOf(at), 6)
  facts.writeUInt16LE(dayOf(at), 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function directoryRecord(facts: Buffer, name: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(6)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(version, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, facts, tail, name])
}

function ending(entries: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** Encodes an MS-DOS time: seconds in steps of two, years from 1980. */
function clockOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
}

function dayOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
}
