import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Linux's file system in memory. The databases of the tests make and delete thousands of files, which on a disk takes a
 * tenth of their processor time.
 */
const shared = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/** Returns a folder for short-lived files: in memory if there is enough of it, else the system's temporary folder. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize >= neededBytes ? shared : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Runs `work` while temporary files of this process and its children are in `memoryFolder()`, and then deletes them.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inMemory(work) {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(memoryFolder(), 'prato-certo-tests-'))
  // PostgreSQL runs as another user, who has to reach its own folder below this one.
  chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  process.env['TMPDIR'] = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    remove()
  }
}
