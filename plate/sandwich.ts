import type { Piece } from './brush.ts'
import { area, dots, facet, gloss, inner, line, piece, ticks } from './marks.ts'
import { plain, type PlateItem } from './meal.ts'
import * as palette from './palette.ts'

/** A filling from the side: how thick it is, in tenths of the sandwich's half width, and how it is drawn. */
type Layer = readonly [thickness: number, drawing: Piece]

function slab([light, dark]: palette.Tones, thickness: number, reach = 9): Layer {
  const end = reach - thickness * 0.45
  return [
    thickness,
    piece(
      line(dark, thickness, [-end, 0, end, 0]),
      line(light, thickness * 0.6, [-end, -thickness * 0.16, end, -thickness * 0.16]),
    ),
  ]
}

function ruffles([light, dark, rib]: palette.Tones, depth: number): Layer {
  const edge = (lift: number): number[] => [
    -9.6,
    -depth * 0.4 - lift,
    -9.6,
    -depth * 0.4 - lift,
    ...[1.1, 0.3, 0.8, 0.2, 1, 0.3, 0.7, 0.2, 1.1, 0.3, 0.8, 0.2, 0.9, 0.4].flatMap((wave, index) => [
      index * 1.5 - 9.8,
      wave * depth * 0.7 - lift,
    ]),
    9.6,
    -depth * 0.4 - lift,
    9.6,
    -depth * 0.4 - lift,
  ]
  const ribs = [-6, -2, 2.5, 6.5].flatMap((x) => [x, -depth * 0.2, x + 0.4, depth * 0.2])
  return [depth * 0.72, piece(area(dark, edge(0)), area(light, edge(depth * 0.22)), ticks(rib, 0.22, ribs))]
}

function melting([light, dark]: palette.Tones): Layer {
  const drips = (lift: number): number[] =>
    [-9.4, -0.4, 9.4, -0.4, 9, 0.5, 5.6, 0.5, 3.4, 2, 1, 0.5, -3.6, 0.5, -6, 2.3, -8.4, 0.5, -9.2, 0.5].map(
      (value, index) => (index % 2 ? value - lift : value),
    )
  return [0.6, piece(facet(dark, drips(0), 0.2), facet(light, drips(0.35), 0.1))]
}

function slices([light, dark, accent]: palette.Tones, thickness: number): Layer {
  const each = (lift: number): number[] => [-6.2, 0, 6.2].flatMap((x) => [x - 2.2, lift, x + 2.2, lift])
  return [
    thickness,
    piece(
      ticks(dark, thickness + 0.3, each(0)),
      ticks(light, thickness * 0.72, each(-0.1)),
      ticks(accent, 0.25, [-7, -0.2, -5.6, -0.2, -0.8, -0.2, 0.6, -0.2, 5.4, -0.2, 6.8, -0.2]),
    ),
  ]
}

const egg: Layer = [
  1,
  piece(
    area(palette.eggWhite[0], [-9.2, 0, -4, -0.8, 4, -0.8, 9.2, 0, 7, 1.2, 3, 0.6, -2, 1.5, -6.6, 0.7]),
    dots(palette.yolk[1], 2.8, [1, -0.5], 0.46),
    dots(palette.yolk[0], 2.4, [0.8, -0.7], 0.42),
  ),
]

const patty: Layer = [
  2.2,
  piece(
    slab(palette.steak, 2.2, 9.5)[1],
    dots(palette.steak[2], 0.35, [-6, 0.2, -3, -0.4, 0.5, 0.3, 3.5, -0.3, 6.6, 0.2]),
  ),
]

/** From the bottom up, as a counter cook would stack them. */
const fillings: readonly (readonly [RegExp, ...Layer[]])[] = [
  [/alface|folha|salada|rucula|natural|vegetarian|x-?tudo/, ruffles(palette.lettuce, 1.7)],
  [/burg|carne|bife|^x-|x-salada|cheese|churrasco/, patty],
  [/frango|peru\b|galinha|natural/, slab(palette.chicken, 1.7)],
  [/atum|peixe|sardinha/, slab(palette.tuna, 1.5)],
  [/linguica|pernil|calabresa/, slab(palette.pork, 1.8)],
  [/salsicha|cachorro|hot ?dog/, slab(palette.frankfurter, 2.6, 10.6)],
  [/bacon|x-?tudo/, slab(palette.bacon, 0.7)],
  [/queijo|mussarela|cheese|misto|x-|bauru|minas/, melting(palette.yellowCheese)],
  [/presunto|misto|mortadela|bauru|peru|blanquet/, slab(palette.ham, 0.7, 9.6), slab(palette.ham, 0.7, 9.2)],
  [/ovo|egg|x-?tudo/, egg],
  [/tomate|salada|bauru|natural|vegetarian/, slices(palette.tomato, 1)],
  [/pepino|picles/, slices(palette.cucumber, 0.7)],
  [/cenoura|beterraba/, ruffles(palette.carrot, 1)],
  [/milho|molho|mostarda|ketchup|cachorro/, melting(palette.mustard)],
]

const slicedBread = /forma|misto|natural|integral|torrada|club/
const rolls = /frances|cachorro|hot ?dog|baguete|bauru|pernil|mortadela|linguica|ciabatta/

function loaf([, dark]: palette.Tones): Layer {
  return [
    2.2,
    piece(
      line(dark, 2.2, [-8.6, 0, 8.6, 0]),
      line(palette.crumb[0], 1.4, [-8.5, 0, 8.5, 0]),
      dots(palette.crumb[2], 0.3, [-6, 0, -3, -0.3, 1, 0.2, 4.2, -0.2, 7, 0.2], 0.6),
    ),
  ]
}

function base([light, dark]: palette.Tones): Layer {
  return [
    2.7,
    piece(
      area(dark, [-9.5, -1.4, 0, -1.4, 9.5, -1.4, 9.4, 0.4, 7.6, 1.4, 0, 1.5, -7.6, 1.4, -9.4, 0.4]),
      area(light, [-9.3, -1.3, 0, -1.4, 9.3, -1.3, 9, 0, 7, 0.8, 0, 0.8, -7.4, 0.8, -9.2, 0]),
      line(palette.crumb[0], 0.55, [-8.8, -1.1, 8.8, -1.1]),
    ),
  ]
}

function crown([light, dark, deep]: palette.Tones, height: number, isRoll: boolean): Layer {
  const dome = (share: number, reach: number, shift: number): number[] =>
    [-1, 0.45, -0.96, 0.08, -0.62, -0.36, 0, -0.5, 0.62, -0.36, 0.96, 0.08, 1, 0.45, 0, 0.5].map(
      (value, index) => (index % 2 ? value * height * share - shift * 2 : value * reach - shift),
    )
  return [
    height,
    piece(
      area(dark, dome(1, 9.7, 0)),
      area(light, dome(0.86, 8.9, 0.25)),
      ...(isRoll
        ? [
            area(palette.crumb[0], [-6.2, -0.3, 0, -1.3, 6.2, -0.3, 0, -0.2]),
            line(deep, 0.3, [-6.2, -0.3, 0, -0.1, 6.2, -0.3]),
          ]
        : [
            dots(
              palette.crumb[0],
              0.4,
              [-5, -0.6, -2.5, -1.7, 0, -0.7, 1.2, -2, 3.6, -0.9, 6, 0, -6.6, 0.8, -1.2, 0.5, 2.6, 0.6],
            ),
          ]),
      gloss(0.35, [-8, height * 0.14, -6.6, -height * 0.16, -3.6, -height * 0.36]),
    ),
  ]
}

function stacked(layers: readonly Layer[]): Layer {
  const total = layers.reduce((sum, [thickness]) => sum + thickness, 0)
  let y = total / 2
  const placed = layers.map(([thickness, drawing]) => {
    const middle = y - thickness / 2
    y -= thickness
    return inner(0, middle, 10, 0, drawing)
  })
  const foot = dots(palette.shadowColor, 9.6, [0.4, total / 2 - 0.2], 0.1, 0.2)
  return [total, piece(foot, ...placed)]
}

/** A sandwich from the side; bread and fillings follow the names. */
export function sandwich(items: readonly PlateItem[]): Piece {
  const words = items.map(({ name }) => plain(name)).join(' ')
  const found = fillings.filter(([named]) => named.test(words)).flatMap(([, ...layers]) => layers)
  const inside =
    found.length > 0
      ? found.slice(0, 7)
      : [ruffles(palette.lettuce, 1.7), patty, melting(palette.yellowCheese)]
  const bread = /integral/.test(words) ? palette.wholemeal : palette.crust
  if (!slicedBread.test(words)) {
    const isRoll = rolls.test(words)
    return stacked([base(bread), ...inside, crown(bread, isRoll ? 4 : 5.4, isRoll)])[1]
  }
  // Sliced bread comes cut in two, one half resting on the other.
  const [height, oneHalf] = stacked([loaf(bread), ...inside, loaf(bread)])
  const scale = Math.min(9.4, 75 / height)
  const lift = (height * scale) / 20
  return piece(inner(0.6, lift, scale, 0, oneHalf), inner(-0.6, -lift, scale, -0.03, oneHalf))
}
