import { statfs } from 'node:fs/promises'

/**
 * So much stays free on the disk of the embedded database. Where PostgreSQL cannot begin the next 16 MB of its log it
 * panics, and inside a process that never ends: it neither answers nor exits. So writing is refused long before.
 */
const reserveBytes = 64_000_000
/** Writing is taken up again with this much, so that it does not flicker. */
const enoughBytes = 96_000_000
/** Without room for two pieces of the log it does not even start. */
const leastToStartBytes = 36_000_000

export class DiskFull extends Error {
  readonly directory: string

  constructor(directory: string) {
    super(`The disk of ${directory} is full.`)
    this.directory = directory
  }
}

export async function freeBytesIn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** @throws {DiskFull} where a database in this directory would not start. */
export async function assertRoomToStart(directory: string, freeBytes = freeBytesIn): Promise<void> {
  if ((await freeBytes(directory)) < leastToStartBytes) throw new DiskFull(directory)
}

/** Whether to write, given what is free and whether one wrote until now. */
export function mayWrite(freeBytes: number, wrote: boolean): boolean {
  return freeBytes >= (wrote ? reserveBytes : enoughBytes)
}
