import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const node = { environment: 'node', pool: 'threads' } as const
// A context for each file, which may stand in for a module, but one thread that loads the page's libraries once.
const web = { pool: 'vmThreads' } as const
// Processes: a thread that ends while a picture is being encoded takes every other thread with it. Each file has
// its own database and app and mocks no module, so that other modules are loaded once for all files.
const server = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
} as const

/** Tests with a database, which run on both engines; other tests run once. */
const onDatabase = globSync('server/**/*.test.ts').filter((file) =>
  /test-(app|billing|database|ringing)\.ts|TEST_DATABASE_URL/.test(readFileSync(file, 'utf8')),
)

/** Files without mocks, DOM or shared cache, which can share a module graph. */
const plain = globSync('web/**/*.test.ts').filter(
  (file) => !/\bvi\.|@vitest-environment|globalThis|process\.|queryClient/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    // Caches transformed TypeScript by content and settings.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/modules',
    reporters: ['default'],
    projects: [
      {
        test: {
          ...node,
          name: 'nutrition',
          include: ['{nutrition,contract,plate}/**/*.test.ts'],
          // Pure code leaves nothing behind for the next file, and the food table is decoded once for all of them.
          isolate: false,
          // Properties walk through hundreds of weeks; how long that takes on a busy machine is nobody's concern here.
          testTimeout: 30_000,
        },
      },
      {
        test: { ...server, name: 'server', include: onDatabase },
      },
      {
        test: { ...server, name: 'server-logic', include: ['server/**/*.test.ts'], exclude: onDatabase },
      },
      {
        test: {
          ...web,
          name: 'web',
          environment: 'jsdom',
          setupFiles: ['web/ui/test-patience.ts'],
          testTimeout: 30_000,
          include: ['web/**/*.test.tsx'],
        },
      },
      {
        // Tests without rendering need no DOM; creating one takes longer than most of them.
        test: { ...node, ...web, name: 'web-logic', include: ['web/**/*.test.ts'], exclude: plain },
      },
      {
        test: { ...node, name: 'web-plain', include: plain, isolate: false },
      },
    ],
  },
})
