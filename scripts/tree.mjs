import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolbox.mjs'

const notOurs = new Set(['.git', 'node_modules', 'dist', 'test-results', 'playwright-report'])

/**
 * Returns every file of the repository below a folder, sorted, as slash-separated paths from the root. Leaves out the
 * names in `notOurs` and hidden folders except `.ci`.
 * @param {string} folder path from the root; '' is the root itself
 * @returns {string[]}
 */
export function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      // Checked before the type, because one may be a symbolic link to a folder shared by several checkouts.
      if (notOurs.has(entry.name)) return []
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) return [path]
      const hidden = entry.name.startsWith('.') && entry.name !== '.ci'
      return hidden ? [] : filesUnder(path)
    })
    .sort()
}
