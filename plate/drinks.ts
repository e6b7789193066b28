import { blob, ellipse, fill, smooth, spotOf, stroke, type Piece, type Place } from './brush.ts'
import { citrus, sprig } from './garden-pieces.ts'
import { area, disc, dots, facet, gloss, hoop, inner, line, orbit, piece, ticks } from './marks.ts'
import { plain } from './meal.ts'
import * as palette from './palette.ts'

interface Drink {
  readonly tones: palette.Tones
  readonly iced?: boolean
  readonly foamy?: boolean
  readonly garnish?: Piece
}

const orange = citrus(palette.orange)
const lime = citrus(palette.lime)

const drinks: readonly (readonly [RegExp, Drink])[] = [
  [/cafe com leite|cappuccino|pingado|media\b|latte/, { tones: palette.coffeeMilk }],
  [/cafe|expresso|espresso/, { tones: palette.coffee }],
  [/chocolate|achocolatado|toddy|nescau/, { tones: palette.chocolate }],
  [/agua de coco/, { tones: palette.water, iced: true }],
  [/laranja|tangerina|mexerica|caja|cenoura/, { tones: palette.orange, iced: true, garnish: orange }],
  [/maracuja|manga|abacaxi|caju/, { tones: palette.mango, iced: true, garnish: sprig }],
  [/couve|verde|detox|kiwi/, { tones: palette.lettuce, garnish: sprig }],
  [/limao|limonada|caipirinha/, { tones: palette.limeJuice, iced: true, garnish: lime }],
  [/cana|garapa/, { tones: palette.greenGrape, iced: true, garnish: lime }],
  [/uva|acai|amora|jabuticaba/, { tones: palette.grape, iced: true }],
  [/morango|goiaba|melancia|acerola|framboesa|tomate/, { tones: palette.guava, garnish: sprig }],
  [/vinho/, { tones: palette.wine }],
  [/cerveja|chope|chopp/, { tones: palette.honey, foamy: true }],
  [/refrigerante|cola\b|coca/, { tones: palette.soySauce, iced: true, garnish: lime }],
  [/mate\b|cha gelado/, { tones: palette.roastChicken, iced: true, garnish: lime }],
  [/\bcha\b|camomila|hortela|erva/, { tones: palette.roastChicken }],
  [/banana|vitamina|whey|soja|aveia|shake/, { tones: palette.cream, foamy: true }],
  [/leite|iogurte|kefir|coalhada/, { tones: palette.milk }],
  [/suco|nectar|refresco/, { tones: palette.orange, iced: true }],
  [/agua/, { tones: palette.water, iced: true, garnish: lime }],
  [/(?:)/, { tones: palette.caramel, iced: true }],
]

function drinkOf(name: string): Drink {
  const words = plain(name)
  return drinks.find(([named]) => named.test(words))![1]
}

const iceCube: Piece = piece(
  facet(palette.ice[1], [-8, -8, 8, -8.5, 8.5, 8, -8, 8.5], 3),
  facet(palette.ice[0], [-8, -8, 8, -8.5, 8.5, 8, -8, 8.5], 0.6),
  line(palette.ice[2], 2, [-4.5, -4.5, 2, -5]),
)

function icedWith(
  ...cubes: readonly (readonly [x: number, y: number, size: number, turn: number])[]
): Piece[] {
  return cubes.map((cube) => inner(...cube, iceCube))
}

/** The faceted "copo americano" of every Brazilian bar, from the side. */
export function tallGlass(name: string, straw: string): Piece {
  const { tones, iced, foamy, garnish } = drinkOf(name)
  const [, rim, foot] = palette.glassTones
  return piece(
    dots(palette.shadowColor, 7.8, [1, 9.5], 0.13, 0.2),
    facet(palette.glassTones[0], [-6.8, -9.3, 6.8, -9.3, 5, 8.8, -5, 8.8], 0.4),
    ...(iced ? [line(straw, 0.9, [0, -4, 2.9, -10.9, 2.9, -10.9, 5.6, -11.8])] : []),
    facet(tones[0], [-6, -5.4, 6, -5.4, 4.6, 7.6, -4.6, 7.6], 0.2),
    facet(tones[1], [2.2, -5.4, 6, -5.4, 4.6, 7.6, 1.6, 7.6], 0.2),
    dots(foamy ? palette.gleam : tones[2], 6, [0, -5.4], 0.15),
    ...(foamy ? [dots(palette.gleam, 1.8, [-4.6, -5.6, -2.4, -5.9, 0, -5.6, 2.4, -6, 4.6, -5.6], 0.8)] : []),
    ...(iced ? icedWith([-2.6, -3.8, 1.6, 0.2], [2, -3, 1.6, -0.3], [-0.6, -0.4, 1.6, 0.6]) : []),
    ticks(
      palette.gleam,
      0.35,
      [-3.9, -3.2, -3.1, 7.6, -1.4, -3.2, -1.1, 7.6, 1.4, -3.2, 1.1, 7.6, 3.9, -3.2, 3.1, 7.6],
      0.5,
    ),
    line(palette.gleam, 0.7, [-5, -3.6, -4.4, 5], 0.7),
    ticks(foot, 0.45, [-7, -9.5, -5.1, 9, -5.1, 9, 5.1, 9, 5.1, 9, 7, -9.5]),
    ticks(foot, 0.3, [-6.4, -3.6, 6.4, -3.6], 0.7),
    facet(rim, [-4.9, 8.2, 4.9, 8.2, 4.8, 8.8, -4.8, 8.8], 0.2),
    ...(garnish ? [inner(-6, -9, 3, 0, garnish)] : []),
  )
}

/** The same glass seen from above, to stand beside a plate. */
export function glassFromAbove(name: string): Piece {
  const { tones, iced, foamy, garnish } = drinkOf(name)
  return piece(
    inner(0.8, 1.4, 10, 0, disc(palette.shadowColor, 10, 0.2)),
    orbit(palette.glassTones[2], 16, 8.5, 1.2, 1.9),
    disc(palette.glassTones[0], 9),
    disc(tones[1], 7.8),
    inner(0.5, 0.6, 7, 0, disc(tones[0], 10)),
    ...(foamy ? [dots(palette.gleam, 3.4, [-2.4, 0, 2, -2, 1.6, 2.4], 0.9)] : []),
    ...(iced ? icedWith([-3, -2, 2.2, 0.3], [2.8, -0.5, 2.2, 0.9], [-0.5, 3.4, 2.2, 0.5]) : []),
    ...(garnish ? [inner(5.2, -5, 4.4, 0.5, garnish)] : []),
    gloss(0.7, [-8.2, -1.4, -6.6, -5, -3.2, -7.6]),
  )
}

/** A cup from above; its handle points down to the right. */
export function cupFromAbove(name: string, { rim, edge, line: paint }: palette.Glaze): Piece {
  const { tones } = drinkOf(name)
  const handle = [7, 3, 11, 5.4, 9.6, 10, 5.8, 7.4]
  return piece(
    (place: Place, random) => [
      fill(
        ellipse(place.x + place.size * 0.06, place.y + place.size * 0.1, place.size),
        palette.shadowColor,
        0.2,
      ),
      stroke(smooth(blob(random, spotOf(place), 0.004)), rim, 1),
    ],
    line(paint, 2.6, handle),
    line(rim, 1.6, handle),
    disc(rim, 10),
    hoop(paint, 0.55, 9.5, 0.01),
    disc(edge, 8.2),
    inner(0, 0.3, 7.6, 0, disc(tones[1], 10)),
    inner(0.3, 0.7, 6.8, 0, disc(tones[0], 10)),
    line(tones[2], 0.9, [-1, 1, 1, 1.4, 1.8, -0.6, 0, -2.2, -2.8, -1.6, -3.8, 1.4, -2, 4.2], 0.85),
    area(tones[2], [-3.4, -4, -2.4, -4.6, -2, -3.8, -2.8, -3.2], 0.8),
  )
}
