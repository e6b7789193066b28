import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

const parent = await mkdtemp(join(tmpdir(), 'prato-certo-lock-'))
afterAll(() => rm(parent, { recursive: true }))
const makeDirectory = () => mkdtemp(join(parent, 'data-'))

test.for(['linux', 'darwin'] as const)('on %s a directory has one holder at a time', async (platform) => {
  const directory = await makeDirectory()
  const lock = await lockDirectory(directory, platform)
  await expect(lockDirectory(directory, platform)).rejects.toBeInstanceOf(DirectoryInUse)
  await lock.release()
  await (await lockDirectory(directory, platform)).release()
})

test.for(['linux', 'darwin'] as const)(
  'on %s another name for a directory is the same directory',
  async (platform) => {
    const directory = await makeDirectory()
    const alias = `${directory}-alias`
    await symlink(directory, alias)
    const lock = await lockDirectory(directory, platform)
    await expect(lockDirectory(alias, platform)).rejects.toBeInstanceOf(DirectoryInUse)
    await lock.release()
  },
)

test('a lock file left by an ended process is taken over', async () => {
  const directory = await makeDirectory()
  const noProcess = 2 ** 30
  await writeFile(join(directory, 'lock'), String(noProcess))
  await expect(lockDirectory(directory, 'darwin')).resolves.toHaveProperty('release')
})
