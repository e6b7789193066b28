import { over, type Painter } from './brush.ts'
import { speckles } from './garden-pieces.ts'
import { area, facet, flat, gloss, inner, line } from './marks.ts'
import type { Looks } from './look.ts'
import { plain, type PlateItem } from './meal.ts'
import * as palette from './palette.ts'

/** A layer in side view: its thickness in tenths of the sandwich's half width, and its painter. */
type Layer = readonly [thickness: number, drawing: Painter]

function slab(tones: readonly string[], thickness: number, reach = 9): Layer {
  const bar = (color: string, share: number, lift: number): Painter => {
    const end = reach - thickness * 0.5
    return line(color, thickness * share, [-end, lift, end, lift])
  }
  return [thickness, over(bar(tones[1]!, 1, 0), bar(tones[0]!, 0.5, -thickness * 0.2))]
}

function ruffles([light, dark]: palette.Tones, depth: number): Layer {
  const waves = [-10, 0, -8, 0.5, -6, 0, -4, 0.5, -2, 0, 0, 0.5, 2, 0, 4, 0.5, 6, 0, 8, 0.5, 10, 0]
  return [
    depth,
    over(line(dark, depth, waves), inner(0, -depth * 0.2, 10, 0, line(light, depth * 0.8, waves))),
  ]
}

function melting(tones: readonly string[]): Layer {
  const drips = [-9, -0.5, 9, -0.5, 9, 0.3, 6, 0.3, 3, 2, 1, 0.3, -3, 0.3, -6, 2, -8, 0.3]
  return [0.5, over(facet(tones[1]!, drips, 0.2, 0.3), facet(tones[0]!, drips, 0.1))]
}

const lettuce = ruffles(palette.lettuce, 1.5)
const patty = slab(palette.steak, 2, 10)
const cheese = melting(palette.golden)
const ham = slab(palette.ham, 0.8, 10)

/** Layers of the fillings, listed from the bottom up. */
const fillings: Looks<readonly Layer[]> = {
  'alface|salada|agriao|natural|tudo': [lettuce],
  'burg|carne|bife|contrafile|x-': [patty],
  'frango|natural': [slab(palette.chicken, 1.5)],
  'atum|sardinha': [slab(palette.cream, 1.5)],
  'cachorro|linguica|pernil': [slab(palette.sausage, 2.5, 11)],
  'feijao|lentilha|soja|ervilha': [slab(palette.pintoBean, 1.5)],
  'queijo|mucarela|misto|x-|bauru|americano': [cheese],
  'tofu|ricota': [slab(palette.ivory, 1.5)],
  'presunto|misto|mortadela|salame|bauru|americano': [ham, ham],
  'ovo|egg|tudo|americano': [slab(palette.ivory, 1), slab(palette.yolk, 0.8, 3)],
  'tomate|salada|bauru|natural': [slab(palette.tomato, 0.8, 9)],
  cenoura: [ruffles(palette.carrot, 1)],
  'cachorro|milho': [melting(palette.corn)],
}

const slicedBread = /forma|misto|natural|integral|sanduiche/
const rolls = /frances|cachorro|bauru/

function crown(bread: palette.Tones, top: Painter): Layer {
  const dome = (color: string): Painter =>
    area(color, [-10, 2, -9, 0, -6, -2, 0, -2.5, 6, -2, 9, 0, 10, 2, 0, 2.5])
  return [
    5,
    over(dome(bread[1]), inner(-0.1, -0.3, 9, 0, dome(bread[0])), top, gloss(0.3, [-8, 0.2, -7, -1, -4, -2])),
  ]
}

const opened: Painter = area(palette.crumb[0], [-6, -0.3, 0, -1.5, 6, -0.3, 0, -0.2])
const sesame: Painter = inner(0, -0.5, 9, 0, flat(0.2, speckles(palette.crumb[0])))

function stacked(layers: readonly Layer[]): Layer {
  const total = layers.reduce((sum, [thickness]) => sum + thickness, 0)
  let y = total / 2
  const placed = layers.map(([thickness, drawing]) => {
    y -= thickness
    return inner(0, y + thickness / 2, 10, 0, drawing)
  })
  return [total, over(line(palette.shadowColor, 2, [-8, total / 2 - 0.2, 9, total / 2 - 0.2]), ...placed)]
}

/** Draws a sandwich in side view. The names of the items determine bread and fillings. */
export function sandwich(items: readonly PlateItem[]): Painter {
  const words = items.map(({ name }) => plain(name)).join(' ')
  const found = Object.entries(fillings).flatMap(([named, layers]) =>
    new RegExp(named).test(words) ? layers : [],
  )
  const inside = found.length > 0 ? found.slice(0, 7) : [lettuce, patty, cheese]
  const bread = words.includes('integral') ? palette.brownRice : palette.crust
  if (!slicedBread.test(words) || rolls.test(words)) {
    const top = crown(bread, rolls.test(words) ? opened : sesame)
    return stacked([slab(bread, 2.5, 10), ...inside, top])[1]
  }
  // A sandwich of sliced bread is drawn as two halves, one on top of the other.
  const loaf = slab([palette.crumb[0], bread[1]], 2)
  const [height, half] = stacked([loaf, ...inside, loaf])
  const scale = Math.min(9, 75 / height)
  const lift = (height * scale) / 20
  return over(inner(0.5, lift, scale, 0, half), inner(-0.5, -lift, scale, -0.04, half))
}
