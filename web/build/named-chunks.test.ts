import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { isAmong } from './named-chunks.ts'

const bundle = {
  'assets/a.js': { type: 'chunk', facadeModuleId: '/app/web/recipes/admin/recipe-images-screen.tsx' },
  'assets/b.js': { type: 'chunk', facadeModuleId: '/app/web/day/water/water-sheet.tsx' },
  'assets/c.js': { type: 'chunk', facadeModuleId: null },
} as unknown as Rolldown.OutputBundle

test('a module is found by its folder or its file', () => {
  const isNamed = isAmong(bundle, ['recipes/admin/', 'day/water/water-sheet.tsx'])
  expect(isNamed('/app/web/recipes/admin/recipe-images-screen.tsx')).toBe(true)
  expect(isNamed('/app/web/day/water/water-sheet.tsx')).toBe(true)
  expect(isNamed('/app/web/day/water/water-tile.tsx')).toBe(false)
})

test('a place without a chunk fails the build', () => {
  expect(() => isAmong(bundle, ['recipes/admin/', 'day/gone.tsx'])).toThrow('day/gone.tsx')
})
