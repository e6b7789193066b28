import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodGroups } from '#nutrition/foods/food.ts'
import { plateUnits } from './brush.ts'
import { drawPlate } from './drawing.ts'
import { vessels, type PlateMeal } from './meal.ts'
import { scrambled } from './palette.ts'
import { renderSvg } from './render.ts'
import type { SvgNode } from './svg-node.ts'

const names = [
  'Arroz branco',
  'Feijão preto',
  'Bife acebolado',
  'Ovo frito',
  'Batata frita',
  'Alface',
  'Uva',
  'Banana',
  'Pizza',
  'Suco de laranja',
  'Café com leite',
  'Iogurte',
  'Açaí',
  'Feijoada',
  'Misto quente',
  'X-tudo',
  'Lasanha',
  'Vinagrete',
  'Azeite',
  'Pimenta',
  'Mingau',
  'Salada de frutas',
  'Drumete & <molho>',
  '',
]

const item = fc.record({
  group: fc.constantFrom(...foodGroups),
  grams: fc.oneof(fc.double({ min: 0, max: 5000, noNaN: true }), fc.constantFrom(0, 1, 1e9)),
  name: fc.oneof(fc.constantFrom(...names), fc.string()),
})
const meal: fc.Arbitrary<PlateMeal> = fc.record({
  items: fc.array(item, { maxLength: 14 }),
  vessel: fc.option(fc.constantFrom(...vessels), { nil: undefined }),
})

function pathsOf(node: SvgNode): SvgNode[] {
  return node.tag === 'path' ? [node] : node.children.flatMap(pathsOf)
}

/** The furthest a path reaches to any side: points along its curves, boxes of turned ellipses, half the stroke. */
function reachOf({ attributes }: SvgNode): { low: number; high: number } {
  const margin = Number(attributes['stroke-width'] ?? 0) / 2
  let [low, high, x, y] = [Infinity, -Infinity, 0, 0]
  const stretch = (...values: number[]): void => {
    low = Math.min(low, ...values)
    high = Math.max(high, ...values)
  }
  for (const [, command, rest] of String(attributes['d']).matchAll(/([MLCaZ])([^MLCaZ]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    if (command === 'a') {
      const [rx, ry, degrees, , , dx, dy] = numbers as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      const [ex, ey] = [Math.hypot(rx * cos, ry * sin), Math.hypot(rx * sin, ry * cos)]
      stretch(x + dx / 2 - ex, x + dx / 2 + ex, y + dy / 2 - ey, y + dy / 2 + ey)
      x += dx
      y += dy
    } else if (command === 'C') {
      const [x1, y1, x2, y2, x3, y3] = numbers as [number, number, number, number, number, number]
      for (const t of [0.2, 0.4, 0.6, 0.8, 1]) {
        const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const
        const along = (...points: [number, number, number, number]): number =>
          points.reduce((sum, point, index) => sum + point * weights[index]!, 0)
        stretch(along(x, x1, x2, x3), along(y, y1, y2, y3))
      }
      ;[x, y] = [x3, y3]
    } else if (numbers.length > 0) {
      stretch(...numbers)
      ;[x, y] = numbers as [number, number]
    }
  }
  return { low: low - margin, high: high + margin }
}

test('the same meal is drawn the same, whatever was drawn before', () => {
  fc.assert(
    fc.property(meal, meal, (one, other) => {
      const first = renderSvg(drawPlate(one))
      drawPlate(other)
      expect(renderSvg(drawPlate(one))).toBe(first)
    }),
    { numRuns: 30 },
  )
})

test('every number of every drawing is finite', () => {
  fc.assert(
    fc.property(meal, (drawn) => {
      expect(renderSvg(drawPlate(drawn))).not.toMatch(/NaN|Infinity|undefined/)
    }),
    { numRuns: 80, examples: [[twoDrinks]] },
  )
})

const twoDrinks: PlateMeal = {
  items: [
    { group: 'bebida', grams: 0, name: '' },
    { group: 'bebida', grams: 0, name: 'Café com leite' },
  ],
  vessel: 'prato',
}

test('nothing is drawn outside the picture', () => {
  fc.assert(
    fc.property(meal, (drawn) => {
      const outside = pathsOf(drawPlate(drawn)).filter((path) => {
        const { low, high } = reachOf(path)
        return low < -0.5 || high > plateUnits + 0.5
      })
      expect(outside).toEqual([])
    }),
    { numRuns: 80, examples: [[twoDrinks]] },
  )
})

test('each food group has a drawing of its own', () => {
  const drawings = foodGroups.map((group) =>
    renderSvg(drawPlate({ items: [{ group, grams: 100, name: 'x' }], vessel: 'prato' })),
  )
  expect(new Set(drawings).size).toBe(foodGroups.length)
  const colors = foodGroups.map((group) => {
    const paths = pathsOf(drawPlate({ items: [{ group, grams: 100, name: 'x' }], vessel: 'prato' }))
    return [...new Set(paths.map(({ attributes }) => attributes['fill'] ?? attributes['stroke']))].join()
  })
  expect(new Set(colors).size).toBe(foodGroups.length)
})

test.for([
  ['feijao', 'Feijão preto', 'Feijão carioca'],
  ['legumes', 'Cenoura', 'Brócolis'],
  ['legumes', 'Tomate', 'Beterraba'],
  ['fruta', 'Banana', 'Morango'],
  ['bebida', 'Suco de laranja', 'Café'],
  ['ovo', 'Ovo frito', 'Ovo cozido'],
] as const)('in %s, %s and %s wear different colours or shapes', ([group, one, other]) => {
  const shapesOf = (name: string): string =>
    pathsOf(drawPlate({ items: [{ group, grams: 100, name }], vessel: 'prato' }))
      .map(({ attributes }) => attributes['fill'] ?? attributes['stroke'])
      .join()
  expect(shapesOf(one)).not.toBe(shapesOf(other))
})

test('another portion, another food or another vessel is another drawing', () => {
  const rice = { group: 'arroz', grams: 100, name: 'Arroz' } as const
  const drawings = [
    drawPlate({ items: [rice] }),
    drawPlate({ items: [{ ...rice, grams: 180 }] }),
    drawPlate({ items: [rice, { group: 'ovo', grams: 50, name: 'Ovo frito' }] }),
    drawPlate({ items: [rice], vessel: 'marmita' }),
    drawPlate({ items: [] }),
  ].map(renderSvg)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('a larger portion takes more of the plate', () => {
  const spanOf = (grams: number): number => {
    const [omelette] = pathsOf(drawPlate({ items: [{ group: 'ovo', grams, name: 'Omelete' }] }))
      .filter(({ attributes }) => attributes['fill'] === scrambled[0])
      .map(reachOf)
    return omelette!.high - omelette!.low
  }
  expect(spanOf(300)).toBeGreaterThan(spanOf(60))
})
