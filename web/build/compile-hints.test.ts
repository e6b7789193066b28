import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { openingChunks } from './compile-hints.ts'

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) =>
  ({ fileName, moduleIds, imports, dynamicImports: ['later.js'] }) as unknown as Rolldown.OutputChunk

test('the opening chunks hold all static imports and no later ones', () => {
  const main = chunk('main.js', ['/app/web/main.tsx'], ['react.js', 'kit.js'])
  const day = chunk('day.js', ['/app/web/ui/layout/card.tsx', '/app/web/day/today/day-plan.tsx'], ['kit.js'])
  const kit = chunk('kit.js', ['/app/web/ui/buttons/button.tsx'], ['runtime.js', 'outside.js'])
  const react = chunk('react.js', ['/app/node_modules/react/index.js'])
  const runtime = chunk('runtime.js', [])
  const later = chunk('later.js', ['/app/web/reports/reports-screen.tsx'], ['kit.js'])
  expect(openingChunks([later, runtime, react, kit, day, main])).toEqual(
    new Set([day, main, kit, react, runtime]),
  )
})

test('a build without the opening modules fails', () => {
  expect(() => openingChunks([chunk('later.js', ['/app/web/reports/reports-screen.tsx'])])).toThrow(
    'No chunk',
  )
})
