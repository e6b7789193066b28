import { statfs } from 'node:fs/promises'

/**
 * Bytes kept free on the disk of the embedded database. PostgreSQL panics when it cannot create the next 16 MB segment
 * of its log, and the embedded PostgreSQL then neither answers nor exits. Writes are therefore refused well before
 * that.
 */
const reserveBytes = 64_000_000
/** Free bytes at which writing resumes; more than `reserveBytes`, so that writing does not stop again at once. */
const enoughBytes = 96_000_000
/** Free bytes without which the embedded database cannot start: two log segments of 16 MB. */
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

/** Throws `DiskFull` when a database in this directory could not start. */
export async function assertRoomToStart(directory: string, freeBytes = freeBytesIn): Promise<void> {
  if ((await freeBytes(directory)) < leastToStartBytes) throw new DiskFull(directory)
}

/** Returns whether writes are allowed with these free bytes. `wrote`: whether they were allowed until now. */
export function mayWrite(freeBytes: number, wrote: boolean): boolean {
  return freeBytes >= (wrote ? reserveBytes : enoughBytes)
}
