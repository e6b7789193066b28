import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** What runs before the day stands. */
const opening = /web\/(main|today\/today-screen|today\/day-plan)\.tsx$/

/** Chromium compiles every function of such a file while it arrives, beside the page; others take it as a remark. */
const hint = '//# allFunctionsCalledOnLoad\n'
const worthBytes = 4096

/**
 * Functions are compiled when they are first called, on the thread that draws. What opens the day calls nearly all it
 * has: a sixth of that thread's time was spent on compiling.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last, and not as a banner: it counts in the first line only, above what Vite puts there of its own.
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

/** The chunks of these modules, and all that those stand on. */
export function openingChunks(chunks: readonly Chunk[]): Set<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => opening.test(id))))
  if (found.size === 0) throw new Error('No chunk has the modules that open the day.')
  // What is added while it goes round is gone round as well.
  for (const { imports } of found) {
    for (const file of imports) {
      const chunk = byFile.get(file)
      if (chunk) found.add(chunk)
    }
  }
  return found
}
