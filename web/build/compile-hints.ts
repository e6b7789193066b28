import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Modules that run before the day is rendered. */
const opening = /web\/(main|day\/today\/(today-screen|day-plan))\.tsx$/

/**
 * First line of a file whose functions Chromium compiles during download, off the main thread; other browsers ignore
 * it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'
const worthBytes = 4096

/**
 * Adds `hint` to the chunks that open the day, above `worthBytes`. Functions are otherwise compiled on the main thread
 * when first called: a sixth of that thread's time was spent on compiling.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Runs last, and not as a banner: the hint counts in the first line only, and Vite inserts lines above
      // a banner.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of openingChunks(chunks)) {
          if (chunk.code.length > worthBytes) chunk.code = hint + chunk.code
        }
      },
    },
  }
}

/** Returns the chunks of the `opening` modules and of their static imports. */
export function openingChunks(chunks: readonly Chunk[]): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => opening.test(id))))
  if (found.size === 0) throw new Error('No chunk has the modules that open the day.')
  // Entries added during the iteration are visited too.
  for (const { imports } of found) {
    for (const file of imports) {
      const chunk = byFile.get(file)
      if (chunk) found.add(chunk)
    }
  }
  return found
}
