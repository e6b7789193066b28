import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WalkEntries } from './platform/process/test-walk-entries.ts'

const folder = import.meta.dirname

/** Entries are found by their file name, so that a new noun needs no change in the tests that cover all nouns. */
const files = globSync('*/*/test-walk.ts', { cwd: folder }).toSorted()
const nouns = await Promise.all(
  files.map(async (file) => {
    const { walk } = (await import(pathToFileURL(join(folder, file)).href)) as { walk: WalkEntries }
    return walk
  }),
)

/** Returns the entries of one kind of all nouns. */
function entriesOf<Kind extends keyof WalkEntries>(kind: Kind): NonNullable<WalkEntries[Kind]> {
  return Object.assign({}, ...nouns.map((noun) => noun[kind])) as NonNullable<WalkEntries[Kind]>
}

export const walks = {
  bodies: entriesOf('bodies'),
  countedBodies: entriesOf('countedBodies'),
  queries: entriesOf('queries'),
  params: entriesOf('params'),
  bounds: entriesOf('bounds'),
  pointers: entriesOf('pointers'),
  sharedTables: entriesOf('sharedTables'),
}
