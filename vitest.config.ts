import { defineConfig } from 'vitest/config'

const node = { environment: 'node', pool: 'threads' } as const

export default defineConfig({
  test: {
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
        test: {
          ...node,
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
        },
      },
      {
        // What draws nothing needs no page; making one takes longer than most of these tests.
        test: { ...node, name: 'web-logic', include: ['web/**/*.test.ts'] },
      },
    ],
  },
})
