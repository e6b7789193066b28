import { expect, test } from 'vitest'
import { iconModule, pathOf, shapesOf } from './short-icons.ts'

test.each([
  ['path', { d: 'M3 7V5a2 2 0 0 1 2-2h2' }, 'M3 7V5a2 2 0 0 1 2-2h2'],
  ['line', { x1: '2', x2: '5', y1: '3', y2: '4' }, 'M2 3L5 4'],
  ['circle', { cx: '12', cy: '11', r: '2' }, 'M10 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['rect', { width: '4', height: '6', x: '1', y: '2' }, 'M1 2h4v6h-4v-6z'],
  [
    'rect',
    { width: '8', height: '6', x: '1', y: '2', rx: '2' },
    'M3 2h4a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
  ],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4' }, 'M1 2 3 4z'],
])('a %s of %j is one line', (tag, attributes, path) => {
  expect(pathOf([tag, attributes])).toBe(path)
})

test('a relative path start becomes absolute when joined into another path', () => {
  expect(pathOf(['path', { d: 'm9 12 2 2 4-4' }])).toBe('M9 12l2 2 4-4')
  expect(pathOf(['path', { d: 'm2-3.5.5 1' }])).toBe('M2 -3.5l.5 1')
  expect(pathOf(['path', { d: 'm15 18h3' }])).toBe('M15 18h3')
})

test('a shape that one line cannot represent stays as it is', () => {
  expect(pathOf(['circle', { cx: '5', cy: '5', r: '.5', fill: 'currentColor' }])).toBeNull()
})

test.each(['a-arrow-down', 'check', 'pen-line'])('the icon %s becomes one path', async (icon) => {
  const shapes = shapesOf(await import(import.meta.resolve(`lucide-react/icons/${icon}`)), icon)
  const short = iconModule(shapes)
  expect(short).toMatch(/drawIcon\(\{"d":"M[^"]+"\}\)/)
  expect(short).not.toMatch(/"(node|key|aliases|name|size)":/)
})

test('an icon in another format is refused', () => {
  expect(() => shapesOf({ __iconData: { shapes: [] } }, 'new')).toThrow('new exports no shapes.')
})
