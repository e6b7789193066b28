import { defineConfig } from 'vitest/config'

// Only a test that hangs takes this long; the first of a file loads the tables.
const testTimeout = 30_000
const node = { environment: 'node', pool: 'threads', testTimeout } as const
// Pure code leaves nothing behind for the next file, and the food table is decoded once for all of them.
const engine = { ...node, isolate: false } as const
// A file that mocks a module gets a separate module graph, in a context of one thread.
const isolated = { pool: 'vmThreads' } as const
const page = { environment: 'jsdom', testTimeout } as const
// Processes: a thread that ends while a picture is being encoded takes every other thread with it. Each file has
// its own database and app and mocks no module, so that other modules are loaded once for all files.
const server = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // Projects with another number of workers run in a group of their own; without it a folder of both is refused.
  sequence: { groupOrder: 1 },
} as const

export default defineConfig({
  test: {
    // Caches transformed TypeScript by content and settings.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/modules',
    reporters: ['default'],
    projects: [
      {
        test: {
          ...engine,
          name: 'nutrition',
          include: ['{nutrition,contract,plate}/**/*.test.ts'],
          exclude: ['**/*.properties.test.ts'],
        },
      },
      {
        // Properties over hundreds of random weeks, people and meals: too long for `npm run check`.
        test: { ...engine, name: 'properties', include: ['{nutrition,server,web}/**/*.properties.test.ts'] },
      },
      {
        // On PostgreSQL where there is one; *.portable.db.test.ts on the embedded database as well (scripts/test.mjs).
        test: { ...server, name: 'server', include: ['server/**/*.db.test.ts'] },
      },
      {
        test: {
          ...server,
          name: 'server-logic',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.properties.test.ts'],
        },
      },
      {
        test: {
          ...page,
          name: 'web',
          pool: 'threads',
          // Loading React and the page's libraries for each file would take longer than the tests.
          isolate: false,
          setupFiles: ['web/ui/test-patience.ts', 'web/app/test-shared-page.ts'],
          include: ['web/**/*.dom.test.tsx'],
          exclude: ['**/*.isolated.dom.test.tsx'],
        },
      },
      {
        test: {
          ...page,
          ...isolated,
          name: 'web-isolated',
          setupFiles: ['web/ui/test-patience.ts'],
          include: ['web/**/*.isolated.dom.test.tsx'],
        },
      },
      {
        // Mocks, globals and the shared query cache need a module graph of their own.
        test: { ...node, ...isolated, name: 'web-logic', include: ['web/**/*.isolated.test.ts'] },
      },
      {
        test: {
          ...node,
          name: 'web-plain',
          include: ['web/**/*.test.ts'],
          exclude: ['**/*.isolated.test.ts', '**/*.properties.test.ts'],
          isolate: false,
        },
      },
    ],
  },
})
