import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Photograph in the operator's folder. */
export interface FolderPhoto {
  /** Name of the file, without its extension. */
  readonly name: string
  /** Text that changes when the file does. */
  readonly stamp: string
  read(): Promise<Uint8Array>
}

export interface PhotoFolder {
  /** Lists the photos; empty if the folder does not exist. */
  list(): Promise<readonly FolderPhoto[]>
}

const endings = new Set(['.jpg', '.jpeg', '.png', '.webp'])
/** Maximum size of a photo in bytes; more than any camera's JPEG. */
const maxBytes = 40_000_000

export function photoFolder(folder: string): PhotoFolder {
  async function describe(file: string): Promise<FolderPhoto[]> {
    const path = join(folder, file)
    const about = await stat(path).catch(() => null)
    if (!about?.isFile() || about.size > maxBytes) return []
    const name = file.slice(0, -extname(file).length)
    return [{ name, stamp: `${about.mtimeMs}:${about.size}`, read: () => readFile(path) }]
  }
  return {
    list: async () => {
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const photos = files.filter((file) => endings.has(extname(file).toLowerCase())).sort()
      return (await Promise.all(photos.map(describe))).flat()
    },
  }
}
