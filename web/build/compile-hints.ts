import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Modules that run before the day is rendered. */
const opening = /web\/(main|day\/today\/(today-screen|day-plan))\.tsx$/

/**
 * Chromium compiles every function of such a file during download, off the main thread; other browsers ignore
 * it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'
const worthBytes = 4096

/**
 * Functions are otherwise compiled lazily on the main thread when first called. The opening code calls nearly
 * all of its functions: a sixth of that thread's time was spent on compiling.
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

/** Chunks of these modules and their static imports. */
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
