import { over, type Painter } from './brush.ts'
import { speckles } from './garden-pieces.ts'
import { area, dots, facet, flat, gloss, inner, line, solid } from './marks.ts'
import type { Looks } from './look.ts'
import { plain, type PlateItem } from './meal.ts'
import * as palette from './palette.ts'

/** A layer in side view: thickness in tenths of the sandwich's half width, and painter. */
type Layer = readonly [thickness: number, drawing: Painter]

function slab(tones: readonly string[], thickness: number, reach = 9): Layer {
  const bar = (color: string, share: number, lift: number): Painter => {
    const end = reach - thickness * 0.45
    return line(color, thickness * share, [-end, lift, end, lift])
  }
  return [thickness, over(bar(tones[1]!, 1, 0), bar(tones[0]!, 0.6, -thickness * 0.16))]
}

function ruffles(tones: palette.Tones, depth: number): Layer {
  const lower = Array.from({ length: 14 }, (_, at) => [
    at * 1.45 - 9.5,
    (at % 2 ? 0.2 : 0.6 + (at % 3) * 0.1) * depth,
  ])
  const leaf = solid(tones, [-9.6, -depth * 0.4, ...lower.flat(), 9.4, -depth * 0.4])
  return [depth * 0.72, over(leaf, dots(tones[2], 0.22, [-6, -0.3, -2, -0.3, 2, -0.3, 6, -0.3], 0.7))]
}

function melting(tones: readonly string[]): Layer {
  const drips = [-9.4, -0.6, 9.4, -0.6, 9, 0.3, 5.6, 0.3, 3.4, 2, 1, 0.3, -3.6, 0.3, -6, 2.2, -8.4, 0.3]
  return [0.6, over(facet(tones[1]!, drips, 0.2, 0.35), facet(tones[0]!, drips, 0.1))]
}

const lettuce = ruffles(palette.lettuce, 1.7)
const patty = slab(palette.steak, 2.2, 9.5)
const cheese = melting(palette.golden)
const ham = slab(palette.ham, 0.7, 9.6)

/** Layers of the fillings, from the bottom up. */
const fillings: Looks<readonly Layer[]> = {
  'alface|salada|agriao|natural|tudo': [lettuce],
  'burg|carne|bife|contrafile|x-': [patty],
  'frango|natural': [slab(palette.chicken, 1.7)],
  'atum|sardinha': [slab(palette.cream, 1.5)],
  'cachorro|linguica|pernil': [slab(palette.sausage, 2.6, 10.6)],
  'feijao|lentilha|soja|ervilha': [slab(palette.pintoBean, 1.4)],
  'queijo|mucarela|misto|x-|bauru|americano': [cheese],
  'tofu|ricota': [slab(palette.ivory, 1.4)],
  'presunto|misto|mortadela|salame|bauru|americano': [ham, ham],
  'ovo|egg|tudo|americano': [slab(palette.ivory, 1), slab(palette.yolk, 0.9, 3)],
  'tomate|salada|bauru|natural': [slab(palette.tomato, 0.9, 8.6)],
  cenoura: [ruffles(palette.carrot, 1)],
  'cachorro|milho': [melting(palette.corn)],
}

const slicedBread = /forma|misto|natural|integral|sanduiche/
const rolls = /frances|cachorro|bauru/

function crown(bread: palette.Tones, top: Painter): Layer {
  const dome = (color: string): Painter =>
    area(color, [-9.7, 2, -9, 0, -6, -2, 0, -2.7, 6, -2, 9, 0, 9.7, 2, 0, 2.5])
  return [
    5,
    over(
      dome(bread[1]),
      inner(-0.1, -0.3, 9.2, 0, dome(bread[0])),
      top,
      gloss(0.35, [-8, 0.2, -6.6, -1, -4, -1.8]),
    ),
  ]
}

const opened: Painter = area(palette.crumb[0], [-6, -0.3, 0, -1.3, 6, -0.3, 0, -0.2])
const sesame: Painter = inner(0, -0.6, 9, 0, flat(0.2, speckles(palette.crumb[0])))

function stacked(layers: readonly Layer[]): Layer {
  const total = layers.reduce((sum, [thickness]) => sum + thickness, 0)
  let y = total / 2
  const placed = layers.map(([thickness, drawing]) => {
    y -= thickness
    return inner(0, y + thickness / 2, 10, 0, drawing)
  })
  return [total, over(line(palette.shadowColor, 1.8, [-8, total / 2 - 0.2, 9, total / 2 - 0.2]), ...placed)]
}

/** Draws a sandwich in side view; the names of the items determine bread and fillings. */
export function sandwich(items: readonly PlateItem[]): Painter {
  const words = items.map(({ name }) => plain(name)).join(' ')
  const found = Object.entries(fillings).flatMap(([named, layers]) =>
    new RegExp(named).test(words) ? layers : [],
  )
  const inside = found.length > 0 ? found.slice(0, 7) : [lettuce, patty, cheese]
  const bread = words.includes('integral') ? palette.brownRice : palette.crust
  if (!slicedBread.test(words) || rolls.test(words)) {
    const top = crown(bread, rolls.test(words) ? opened : sesame)
    return stacked([slab(bread, 2.6, 9.7), ...inside, top])[1]
  }
  // A sandwich of sliced bread is drawn as two halves, one on the other.
  const loaf = slab([palette.crumb[0], bread[1]], 2.2)
  const [height, half] = stacked([loaf, ...inside, loaf])
  const scale = Math.min(9.4, 75 / height)
  const lift = (height * scale) / 20
  return over(inner(0.6, lift, scale, 0, half), inner(-0.6, -lift, scale, -0.03, half))
}
