import path from 'node:path'
import { runnerImport } from 'vite'

/** Page of the app as its area describes it in `routes.ts`. */
export interface Page {
  /** Route pattern: `/receitas/$recipeId`. */
  readonly path: string
  /** An English address has neither title nor guard: it leads to the Portuguese one. */
  readonly title?: string
  readonly guard?: string
  readonly isIndexed?: boolean
}

/** Reads the pages of all areas and the landing page, in the web's root folder. */
export async function readPages(root: string): Promise<readonly Page[]> {
  const { module } = await runnerImport<{ areas: readonly Page[] }>(path.join(root, 'app/areas.ts'), {
    configFile: false,
    logLevel: 'error',
    root,
  })
  return [{ path: '/', isIndexed: true }, ...module.areas]
}
