import {
  blob,
  ellipse,
  fill,
  fullTurn,
  lit,
  polygon,
  put,
  shadow,
  smooth,
  spotOf,
  stroke,
  type Place,
  type Point,
} from './brush.ts'
import { slice, sprig } from './garden-pieces.ts'
import * as palette from './palette.ts'
import { plain } from './meal.ts'
import { between, pick, type Random } from './random.ts'
import type { SvgNode } from './svg-node.ts'

interface Drink {
  readonly tones: palette.Tones
  readonly iced?: boolean
  readonly foam?: boolean
  readonly garnish?: 'orange' | 'lime' | 'mint'
}

const drinks: readonly (readonly [RegExp, Drink])[] = [
  [/cafe com leite|cappuccino|pingado|media\b|latte/, { tones: palette.coffeeMilk }],
  [/cafe|expresso|espresso/, { tones: palette.coffee }],
  [/chocolate|achocolatado|toddy|nescau/, { tones: palette.chocolate }],
  [/agua de coco/, { tones: palette.coconutWater, iced: true }],
  [/laranja|tangerina|mexerica|caja|cenoura/, { tones: palette.orangeJuice, iced: true, garnish: 'orange' }],
  [/maracuja|manga|abacaxi|caju/, { tones: palette.orangeJuice, iced: true, garnish: 'mint' }],
  [/couve|verde|detox|kiwi/, { tones: palette.greenJuice, garnish: 'mint' }],
  [/limao|limonada|caipirinha/, { tones: palette.limeJuice, iced: true, garnish: 'lime' }],
  [/cana|garapa/, { tones: palette.caneJuice, iced: true, garnish: 'lime' }],
  [/uva|acai|amora|jabuticaba/, { tones: palette.grape, iced: true }],
  [/morango|goiaba|melancia|acerola|framboesa|tomate/, { tones: palette.strawberryJuice, garnish: 'mint' }],
  [/vinho/, { tones: palette.wine }],
  [/cerveja|chope|chopp/, { tones: palette.beer, foam: true }],
  [/guarana|energetic/, { tones: palette.guarana, iced: true }],
  [/refrigerante|cola\b|coca/, { tones: palette.cola, iced: true, garnish: 'lime' }],
  [/mate\b|cha gelado/, { tones: palette.mate, iced: true, garnish: 'lime' }],
  [/\bcha\b|camomila|hortela|erva/, { tones: palette.tea }],
  [/banana|vitamina|whey|soja|aveia|shake/, { tones: palette.cream, foam: true }],
  [/leite|iogurte|kefir|coalhada/, { tones: palette.milk }],
  [/suco|nectar|refresco/, { tones: palette.orangeJuice, iced: true }],
  [/agua/, { tones: palette.water, iced: true, garnish: 'lime' }],
  [/./, { tones: palette.guarana, iced: true }],
]

export function drinkOf(name: string): Drink {
  const words = plain(name)
  return drinks.find(([pattern]) => pattern.test(words))?.[1] ?? { tones: palette.water }
}

const orangeSlice = slice(palette.orange[1], palette.orange[0], palette.orange[2], 'segments')
const limeSlice = slice(palette.lime[1], palette.lime[0], palette.lime[2], 'segments')

function iceCube(place: Place, random: Random): SvgNode[] {
  const outline = put(place, [-0.8, -0.8, 0.8, -0.85, 0.85, 0.8, -0.82, 0.85], random)
  return [
    stroke(polygon(outline), palette.ice[1], place.size * 0.3, 0.75),
    fill(polygon(outline), palette.ice[0], 0.75),
    stroke(polygon(put(place, [-0.45, -0.45, 0.2, -0.5]), false), palette.ice[2], place.size * 0.2),
  ]
}

function garnish(drink: Drink, place: Place, random: Random): SvgNode[] {
  switch (drink.garnish) {
    case 'orange':
      return orangeSlice(place, random)
    case 'lime':
      return limeSlice({ ...place, size: place.size * 0.85 }, random)
    case 'mint':
      return sprig({ ...place, size: place.size * 1.05 }, random)
    default:
      return []
  }
}

/** The faceted "copo americano" of every Brazilian bar, from the side. */
export function drawTallGlass(name: string, place: Place, random: Random): SvgNode[] {
  const drink = drinkOf(name)
  const [light, dark, glint] = drink.tones
  const { size } = place
  const level = between(random, -0.58, -0.5)
  const side = (v: number): number => 0.7 - (v + 0.95) * 0.11
  const body = put(place, [-side(-0.95), -0.95, side(-0.95), -0.95, side(0.9), 0.9, -side(0.9), 0.9])
  const inner = (v: number): number => side(v) - 0.07
  const liquid = put(place, [
    -inner(level),
    level,
    inner(level),
    level,
    inner(0.78),
    0.76,
    -inner(0.78),
    0.76,
  ])
  const shade = put(place, [
    inner(level) * 0.36,
    level,
    inner(level),
    level,
    inner(0.78),
    0.76,
    inner(0.78) * 0.36,
    0.76,
  ])
  const facets = [-0.62, -0.22, 0.22, 0.62].map((share) => {
    const [top, bottom] = [-0.34, 0.78]
    return polygon(put(place, [share * side(top), top, share * side(bottom), bottom]), false)
  })
  const straw = palette.glazes[Math.floor(random() * palette.glazes.length)]!.line
  const hasStraw = drink.iced || drink.garnish === 'mint'
  const surface = put(place, [0, level])[0]!
  return [
    fill(
      ellipse(place.x + size * 0.1, place.y + size * 0.95, size * 0.78, size * 0.1),
      palette.shadowColor,
      0.2,
    ),
    fill(polygon(body), palette.glassTones[0], 0.75),
    ...(hasStraw
      ? [
          stroke(polygon(put(place, [0.02, level + 0.1, 0.3, -1.12, 0.58, -1.2]), false), straw, size * 0.09),
          stroke(
            polygon(put(place, [0.02, level + 0.1, 0.29, -1.1]), false),
            palette.gleam,
            size * 0.025,
            0.55,
          ),
        ]
      : []),
    fill(polygon(liquid), light),
    fill(polygon(shade), dark),
    fill(ellipse(surface[0], surface[1], size * inner(level), size * 0.09), glint),
    ...(drink.foam
      ? [
          fill(
            [-0.48, -0.24, 0, 0.24, 0.48]
              .map((u) => ellipse(place.x + u * size, surface[1], size * 0.18, size * 0.13))
              .join(''),
            palette.gleam,
          ),
        ]
      : []),
    ...(drink.iced
      ? [
          [-0.26, level + 0.16, 0.2],
          [0.2, level + 0.24, -0.3],
          [-0.06, level + 0.5, 0.6],
        ].flatMap(([u, v, turn]) =>
          iceCube({ x: place.x + u! * size, y: place.y + v! * size, size: size * 0.16, turn: turn! }, random),
        )
      : []),
    stroke(facets.join(''), palette.gleam, size * 0.035, 0.5),
    stroke(
      polygon(put(place, [-inner(-0.2) * 0.84, level + 0.18, -inner(0.5) * 0.84, 0.55]), false),
      palette.gleam,
      size * 0.07,
      0.7,
    ),
    stroke(polygon([body[0]!, body[3]!, body[2]!, body[1]!], false), palette.glassTones[2], size * 0.045),
    stroke(
      polygon(put(place, [-side(-0.36), -0.36, side(-0.36), -0.36]), false),
      palette.glassTones[2],
      size * 0.03,
      0.7,
    ),
    fill(
      polygon(put(place, [-side(0.82), 0.82, side(0.82), 0.82, side(0.9), 0.9, -side(0.9), 0.9])),
      palette.glassTones[1],
    ),
    ...(drink.garnish
      ? garnish(
          drink,
          { ...place, x: place.x - size * 0.6, y: place.y - size * 0.9, size: size * 0.3 },
          random,
        )
      : []),
  ]
}

/** The same glass seen from above, to stand beside a plate. */
export function drawGlassFromAbove(name: string, place: Place, random: Random): SvgNode[] {
  const drink = drinkOf(name)
  const { x, y, size } = place
  const facets = Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index / 24) * fullTurn
    const reach = size * (index % 2 ? 0.95 : 1)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const cubes = drink.iced
    ? [
        [-0.3, -0.2, 0.3],
        [0.28, -0.05, 0.9],
        [-0.05, 0.34, 0.5],
      ]
    : []
  return [
    shadow(facets, size * 0.14),
    fill(smooth(facets), palette.glassTones[2]),
    fill(ellipse(x, y, size * 0.9), palette.glassTones[0]),
    fill(ellipse(x, y, size * 0.78), drink.tones[1]),
    fill(ellipse(x + size * 0.05, y + size * 0.06, size * 0.7), drink.tones[0]),
    ...(drink.foam ? [fill(smooth(blob(random, spotOf(place, 0.6), 0.12)), palette.gleam)] : []),
    ...cubes.flatMap(([u, v, turn]) =>
      iceCube({ x: x + u! * size, y: y + v! * size, size: size * 0.22, turn: turn! }, random),
    ),
    ...garnish(drink, { x: x + size * 0.52, y: y - size * 0.5, size: size * 0.44, turn: 0.5 }, random),
    stroke(
      smooth(
        [3.3, 3.8, 4.3].map((angle): Point => [
          x + Math.cos(angle) * size * 0.84,
          y + Math.sin(angle) * size * 0.84,
        ]),
        false,
      ),
      palette.gleam,
      size * 0.07,
    ),
  ]
}

/** A cup from above; its handle points down to the right. */
export function drawCupFromAbove(
  name: string,
  place: Place,
  glaze: palette.Glaze,
  random: Random,
): SvgNode[] {
  const { tones } = drinkOf(name)
  const { x, y, size } = place
  const outline = blob(random, spotOf(place), 0.012, 14)
  const crema = Array.from({ length: 9 }, (_, index): Point => {
    const angle = place.turn + 2.4 + index * 0.62
    const reach = size * (0.16 + index * 0.045)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const handle = (width: number, color: string): SvgNode =>
    stroke(
      smooth(put({ ...place, turn: 0.6 }, [0.9, -0.24, 1.32, -0.2, 1.32, 0.2, 0.9, 0.24]), false),
      color,
      size * width,
    )
  return [
    shadow(outline, size * 0.1),
    handle(0.26, glaze.line),
    handle(0.16, glaze.rim),
    fill(smooth(outline), glaze.rim),
    stroke(smooth(blob(random, spotOf(place, 0.95), 0.012, 14)), glaze.line, size * 0.055),
    fill(ellipse(x, y, size * 0.82), glaze.edge),
    fill(ellipse(x, y + size * 0.03, size * 0.76), tones[1]),
    fill(ellipse(x + size * 0.03, y + size * 0.07, size * 0.68), tones[0]),
    stroke(smooth(crema, false), tones[2], size * 0.09, 0.85),
    fill(
      smooth(lit(blob(random, spotOf({ ...place, x: x - size * 0.28, y: y - size * 0.3 }, 0.09), 0.1, 7), 0)),
      pick(random, [tones[2], palette.gleam]),
      0.8,
    ),
  ]
}
