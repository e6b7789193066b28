import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that signs sessions of an instance without AUTH_SECRET: made at the first start and kept, so that a
 * restart signs nobody out.
 */
export async function readOrCreateAuthSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth-secret')
  const made = randomBytes(32).toString('base64url')
  try {
    // `wx` writes only where nothing is, so of two starting processes both end with the same secret.
    await writeFile(path, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}
