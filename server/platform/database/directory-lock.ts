import { createHash } from 'node:crypto'
import { open, readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

export class DirectoryInUse extends Error {
  readonly directory: string

  constructor(directory: string) {
    super(`The directory ${directory} is open in another process.`)
    this.directory = directory
  }
}

export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Locks a directory for this process until `release` or the end of the process, even by a crash.
 * @throws {DirectoryInUse} when another process holds the lock.
 */
export async function lockDirectory(
  directory: string,
  platform: NodeJS.Platform = process.platform,
): Promise<DirectoryLock> {
  const path = await realpath(directory)
  return platform === 'linux' ? lockBySocket(path) : lockByFile(path)
}

/**
 * Locks the directory by an abstract socket (Linux), which leaves no file: the kernel frees its name when the process
 * ends, even by kill -9.
 */
async function lockBySocket(directory: string): Promise<DirectoryLock> {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 32)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUse(directory) : error),
    )
    server.listen({ path: `\0prato-certo-${name}` }, resolve)
  })
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function lockByFile(directory: string): Promise<DirectoryLock> {
  const path = join(directory, 'lock')
  const file = await open(path, 'wx').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    if (isAlive(Number(await readFile(path, 'utf8')))) throw new DirectoryInUse(directory)
    await rm(path, { force: true })
    return open(path, 'wx')
  })
  await file.writeFile(String(process.pid))
  await file.close()
  return { release: () => rm(path, { force: true }) }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
