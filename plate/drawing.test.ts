import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodGroups } from '#nutrition/foods/food.ts'
import type { Mark } from './brush.ts'
import { pictureSide } from './paths.ts'
import { drawPlate } from './drawing.ts'
import { vessels, type PlateMeal } from './meal.ts'
import { carrot, golden } from './palette.ts'

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

type XY = readonly [x: number, y: number]

/** Samples points along a quadratic Bézier. */
function alongCurve(...controls: readonly [XY, XY, XY]): XY[] {
  return [0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const weights = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2] as const
    const on = (axis: 0 | 1): number =>
      controls.reduce((sum, point, at) => sum + point[axis] * weights[at]!, 0)
    return [on(0), on(1)]
  })
}

/** Returns the points of a path and samples along its curves. Only `M` is absolute; all other commands are relative. */
function pointsOf(d: string): XY[] {
  const points: XY[] = []
  let mirror: XY = [0, 0]
  for (const [, command, rest] of d.matchAll(/([Mmlqtz])([^Mmlqtz]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const pairs = numbers.flatMap((value, at): XY[] => (at % 2 ? [[numbers[at - 1]!, value]] : []))
    while (pairs.length > 0) {
      const from = points.at(-1) ?? [0, 0]
      const next = (): XY => {
        const [dx, dy] = pairs.shift()!
        return [from[0] + dx, from[1] + dy]
      }
      if (command === 'M') points.push(pairs.shift()!)
      else if (command === 'm' || command === 'l') points.push(next())
      else {
        const control = command === 'q' ? next() : mirror
        const to = next()
        points.push(...alongCurve(from, control, to))
        mirror = [2 * to[0] - control[0], 2 * to[1] - control[1]]
      }
    }
  }
  return points
}

/** Returns the lowest and highest coordinate that a mark reaches, including half its stroke width. */
function reachOf({ d, 'stroke-width': strokeWidth = 0 }: Mark): { low: number; high: number } {
  const values = pointsOf(d).flat()
  return { low: Math.min(...values) - strokeWidth / 2, high: Math.max(...values) + strokeWidth / 2 }
}

const text = (drawn: PlateMeal): string => JSON.stringify(drawPlate(drawn))
const colorsOf = (marks: readonly Mark[]): (string | undefined)[] =>
  marks.map(({ fill, stroke }) => fill ?? stroke)

test('the same meal gives the same drawing, also after other drawings', () => {
  fc.assert(
    fc.property(meal, meal, (one, other) => {
      const first = text(one)
      drawPlate(other)
      expect(text(one)).toBe(first)
    }),
    { numRuns: 30 },
  )
})

test('every number of every drawing is finite', () => {
  fc.assert(
    fc.property(meal, (drawn) => {
      expect(text(drawn)).not.toMatch(/NaN|Infinity|undefined/)
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

const highBunch: PlateMeal = {
  items: [
    { group: 'arroz', grams: 0, name: 'Arroz branco' },
    { group: 'fruta', grams: 1e9, name: 'Uva' },
  ],
}

test('nothing is drawn outside the picture', () => {
  fc.assert(
    fc.property(meal, (drawn) => {
      const outside = drawPlate(drawn).filter((mark) => {
        const { low, high } = reachOf(mark)
        return low < -2 || high > pictureSide + 2
      })
      expect(outside).toEqual([])
    }),
    { numRuns: 80, examples: [[twoDrinks], [highBunch]] },
  )
})

test('each food group has a distinct drawing', () => {
  const drawings = foodGroups.map((group) =>
    text({ items: [{ group, grams: 100, name: 'x' }], vessel: 'prato' }),
  )
  expect(new Set(drawings).size).toBe(foodGroups.length)
  const colors = foodGroups.map((group) => {
    const marks = drawPlate({ items: [{ group, grams: 100, name: 'x' }], vessel: 'prato' })
    return [...new Set(colorsOf(marks))].join()
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
    colorsOf(drawPlate({ items: [{ group, grams: 100, name }], vessel: 'prato' })).join()
  expect(shapesOf(one)).not.toBe(shapesOf(other))
})

test('another portion, food or vessel gives another drawing', () => {
  const rice = { group: 'arroz', grams: 100, name: 'Arroz' } as const
  const drawings = [
    { items: [rice] },
    { items: [{ ...rice, grams: 180 }] },
    { items: [rice, { group: 'ovo', grams: 50, name: 'Ovo frito' } as const] },
    { items: [rice], vessel: 'marmita' } as const,
    { items: [] },
  ].map(text)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('a larger portion covers more of the plate', () => {
  const spanOf = (grams: number): number => {
    const [omelette] = drawPlate({ items: [{ group: 'ovo', grams, name: 'Omelete' }] })
      .filter(({ fill }) => fill === golden[0])
      .map(reachOf)
    return omelette!.high - omelette!.low
  }
  expect(spanOf(300)).toBeGreaterThan(spanOf(60))
})

test('a soup is drawn as a surface with floating and submerged pieces', () => {
  const [light] = golden
  const marks = drawPlate({ items: [{ group: 'sopa', grams: 300, name: 'Sopa de legumes' }] })
  const surface = marks.findIndex(({ fill }) => fill === light)
  const veil = marks.findIndex(({ fill }) => fill === `${light}a`)
  const carrots = marks.flatMap(({ fill }, at) => (fill === carrot[0] ? [at] : []))
  expect(surface).toBeGreaterThan(-1)
  expect(carrots.some((at) => at > surface && at < veil)).toBe(true)
  expect(carrots.some((at) => at > veil)).toBe(true)
})
