import { fill, fullTurn, put, smooth, type Piece } from './brush.ts'
import {
  area,
  disc,
  dots,
  facet,
  gloss,
  hoop,
  inner,
  level,
  line,
  orbit,
  piece,
  rays,
  round,
  solid,
  ticks,
  tube,
} from './marks.ts'
import { deepLeaf, gleam, parsley, wood, type Tones } from './palette.ts'
import { between } from './random.ts'

/** A leaf that points along +x. `ruffle` is how deep its edge waves, `waves` how often. */
export function leaf(tones: Tones, ruffle = 1, waves = 9, width = 0.62): Piece {
  const rib = tones[2]
  const reach = width * 5
  return (place, random) => {
    const outline = Array.from({ length: waves * 2 }, (_, index) => {
      const angle = (index / waves / 2) * fullTurn
      const wave = 10 - (index % 2) * ruffle * 1.6 + between(random, -ruffle, ruffle) * 0.4
      return [Math.cos(angle) * wave, Math.sin(angle) * wave * width * (1 + 0.18 * Math.cos(angle))]
    })
    return piece(
      solid(tones, outline.flat(), 0.13),
      ticks(
        rib,
        0.45,
        [-3.5, 0.5, 4].flatMap((x) => [x, 0, x + 2.6, reach, x, 0, x + 2.6, -reach]),
      ),
      line(rib, 0.85, [-9.5, 0, 0, 0.3, 7, 0]),
    )(place, random)
  }
}

/** Rúcula, agrião: lobes along a stem. */
export const lobedLeaf = (tones: Tones): Piece =>
  piece(
    solid(
      tones,
      [-10, 0, -5, -1, -4, -4, -1, -2, 1, -5, 3, -2, 7, -4, 10, 0, 7, 4, 3, 2, 1, 5, -1, 2, -4, 4, -5, 1],
      0.16,
    ),
    line(tones[2], 0.8, [-10, 0, 7, 0]),
  )

/** A round slice: its rind, its flesh, and what is drawn inside. */
export function slice(rind: string, flesh: string, ...inside: readonly Piece[]): Piece {
  return piece(round([flesh, rind], 0.15), ...inside)
}

export const seeds = (color: string): Piece => orbit(color, 9, 4.3, 1, 0.5)
export const heart = (color: string): Piece => piece(disc(color, 3.4), rays(color, 0.6, 7, 4.6, 6.6))
export const hoops = (color: string): Piece => piece(hoop(color, 1, 5.6), hoop(color, 1, 2.6))
export const chambers = (color: string, rind: string): Piece =>
  piece(
    orbit(color, 5, 4.9, 1.7, 2.5),
    orbit(rind, 5, 4.4, 0.6, 0.6, 0.55),
    orbit(rind, 5, 5.8, 0.5, 0.5, 0.55),
  )

/** Orange or lime: pale pith and eight segments. */
export const citrus = ([flesh, rind, pith]: Tones): Piece =>
  slice(rind, pith, (place) => {
    const segments = Array.from({ length: 8 }, (_, index) => {
      const middle = (index / 8) * fullTurn
      const corners = [1.2, 0, 7.2, -0.28, 8.1, 0, 7.2, 0.28]
      const grid = corners.map((_value, at) => {
        const [reach, angle] = [corners[at - (at % 2)]!, middle + corners[at + 1 - (at % 2)]!]
        return at % 2 ? Math.sin(angle) * reach - 0.4 : Math.cos(angle) * reach - 0.2
      })
      return smooth(put(place, grid))
    })
    return [fill(segments.join(''), flesh)]
  })

/** An open ring, as of onion or pepper. */
export const ring = ([light, dark]: Tones): Piece => piece(hoop(dark, 3.4, 8), hoop(light, 2, 8))

/** A round thing with a glint, flecked or smooth. */
export const ball = (tones: Tones, flecked = false): Piece =>
  piece(
    round(tones, 0.15),
    ...(flecked ? [dots(tones[2], 0.8, [-3, 2, 2, 4, 4, -1, 0, 0, -5, -2, 2, -5, -1, 6, 6, 3, -2, -5])] : []),
    dots(flecked ? tones[2] : gleam, 2, [-3.6, -4.2], 0.6, 0.55),
  )

/** A stick of something: fries, cassava, green beans. */
export const stick = ([light, dark, accent]: Tones, width = 2): Piece =>
  piece(
    solid(
      [dark, dark],
      [-10, -width, -10, -width, 10, -width, 10, -width, 10, width, 10, width, -10, width, -10, width],
      0,
    ),
    facet(light, [-10, -width, 10, -width, 10, width * 0.3, -10, width * 0.3], 0.2),
    line(accent, 0.5, [-5, 0, 3, 0], 0.6),
  )

/** A diced piece: lit top and shaded sides. */
export const cube = ([light, dark, accent]: Tones): Piece =>
  level(
    piece(
      solid([dark, dark], [-9, -8, -8, -9, 8, -9, 9, -8, 9, 8, 8, 9, -7, 10, -8, 9], 0),
      facet(light, [-7.6, -7.6, 6.8, -8, 6, 4, -7, 4.6], 1.2),
      line(accent, 1, [-5, -5.4, 1, -6], 0.8),
    ),
    0.16,
  )

/** A bite-sized chunk of meat, fish or potato. */
export const morsel = (tones: Tones): Piece =>
  piece(
    solid(tones, [-8, -3, -3, -7, 5, -6, 9, -1, 7, 5, 0, 7, -7, 5], 0.17),
    gloss(1, [-3, -3, 1, -4, 4, -3]),
    line(tones[2], 1, [-2, 1.6, 3.4, 0.4], 0.5),
  )

/** Broccoli or cauliflower: a stalk under a bumpy crown. */
export const floret = ([light, dark, stalk]: Tones): Piece => {
  const crown = [-6, -1, -4, -5.5, 0, -7, 5, -5, 6, 0, 3, 2, -3, 2]
  return level(
    piece(
      facet(stalk, [-2.6, 1, 2.6, 1, 2, 9, -2, 9]),
      area(dark, crown),
      dots(dark, 3.3, crown, 1),
      dots(light, 2.3, [...crown.map((value) => value - 0.8), 0, -2.6], 1),
      dots(dark, 0.5, [-3, -5, 1, -7, 4, -3, -1, -2, -5, -1, 1.5, -4.5], 1),
    ),
  )
}

/** Half a fruit, cut face up, pointing along +x. */
export function half(rind: string, flesh: string, ...heartMarks: readonly Piece[]): Piece {
  return piece(
    solid([flesh, rind], [-9, 0, -6, -5, 0, -6, 5, -4, 10, -1, 10, 1, 5, 4, 0, 6, -6, 5], 0.13),
    ...heartMarks,
  )
}

export const pit = (color: string): Piece =>
  piece(dots(color, 3.2, [-2.2, -0.4], 1), dots(gleam, 1, [-3.2, -1.6], 0.6, 0.5))
export const pips = (color: string): Piece => dots(color, 1, [-1, -1.2, -1, 1], 0.55)
export const cluster = (color: string): Piece =>
  piece(
    area(color, [-6, 0, -2, -2.4, 5, 0, -2, 2.2], 0.25),
    dots(color, 0.75, [-4.5, 0, -3, -1, -2.8, 1, -1.2, 0, 0, -1.3, 0, 1.2, 1.4, 0, 2.9, -0.4, 2.6, 0.8], 0.9),
  )

/** A wedge standing on its rind. */
export function wedge(rind: string, pale: string, flesh: string, seedColor: string): Piece {
  const arc = (scale: number): number[] =>
    [-10, 0, -10, 0, -7, 6.2, 0, 9.4, 7, 6.2, 10, 0, 10, 0].map(
      (value, index) => value * scale - (index % 2 ? 4 : 0),
    )
  return piece(
    solid([rind, rind], arc(1), 0),
    area(pale, arc(0.9)),
    area(flesh, arc(0.82)),
    dots(seedColor, 0.55, [-4.5, -1.4, -1.5, -2, 1.5, -2, 4.5, -1.4, -2.5, 0.8, 0.5, 0.5, 3, 1]),
  )
}

export const bananaWhole = (tones: Tones): Piece =>
  piece(
    line(tones[2], 1.3, [8, -2.6, 9, -5]),
    tube(tones, 3.8, [-8.5, -3, -4.5, 1, 1, 2, 6, 0, 8, -3]),
    line(tones[2], 0.3, [-4, 1.6, 1, 2.7, 5, 1.2], 0.55),
    dots(tones[2], 0.9, [-9, -3.8], 1),
  )

export const strawberryWhole = (tones: Tones): Piece =>
  piece(
    solid(tones, [9.5, 0, 4.5, -5, -2.5, -7, -7, -4, -6, 0, -7, 4, -2.5, 7, 4.5, 5], 0.13),
    dots(tones[2], 0.65, [-2.5, -4, 1.5, -3.4, -3, 0, 0.5, 0, 4, -1, -2, 4, 2, 3, 5, 1.4, 7, 0], 0.6),
    facet(deepLeaf[1], [-5, 0, -3.5, -3, -7, -2, -8.5, -5, -9, -1, -10, 0, -9, 1, -8.5, 5, -7, 2, -3.5, 3]),
  )

/** A whole round fruit from above, with stem and a leaf. */
export const fruitWhole = (tones: Tones): Piece =>
  level(
    piece(
      solid(tones, [0, -7, 5.5, -9, 9.5, -3, 7.5, 5, 2.5, 9, -2.5, 9, -7.5, 5, -9.5, -3, -5.5, -9], 0.13),
      gloss(1, [-5.5, -1, -5, -4, -3, -6]),
      inner(3.4, -8.4, 3.2, -0.5, leaf(deepLeaf, 0, 4, 0.45)),
      line(wood[2], 1, [0, -5.5, 0.4, -8, 1, -9.8]),
    ),
  )

/** A nut: a plump kidney with a seam. */
export const nutWhole = (tones: Tones): Piece =>
  piece(
    solid(tones, [-9, 1, -6, -5, 0, -4, 6, -5, 9.5, 0, 5, 4.5, 0, 5, -5.5, 5], 0.15),
    line(tones[2], 1, [-6, 0.5, 0, -1, 6, 0]),
  )

export const mushroomSlice = (tones: Tones): Piece =>
  piece(
    solid(tones, [-9, 1, -7, -5, 0, -8, 7, -5, 9, 1, 3, 1.5, 2.6, 8, -2.6, 8, -3, 1.5], 0.14),
    line(tones[2], 1, [-5, 0, 0, -1.2, 5, 0]),
  )

/** A sprig of parsley or basil. */
export const sprig: Piece = piece(
  line(parsley[1], 1, [-10, 3, -3, 1, 3, 0]),
  ...[
    [-1, -3.6, -1],
    [0, 4.2, 1],
    [5, 0, 0],
  ].map(([x, y, turn]) => inner(x!, y!, 4.6, turn!, leaf(parsley, 1, 6))),
)

export const chiliWhole = (tones: Tones): Piece =>
  piece(
    line(tones[1], 1.4, [4, 0.6, 7.5, -0.6, 9.5, -2.2]),
    tube(tones, 3.6, [-5.5, -1, 0, 1.4, 5.5, 0]),
    line(deepLeaf[1], 1.6, [-7, -1.4, -9.5, -3]),
  )

export const clove = (tones: Tones): Piece =>
  solid(tones, [-9, 1, -4, -5, 5, -3.5, 10, -1.5, 5, 4, -4, 5.5], 0.16)
