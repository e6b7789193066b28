import type { Piece } from './brush.ts'
import {
  area,
  disc,
  dots,
  facet,
  gloss,
  inner,
  level,
  line,
  piece,
  round,
  solid,
  ticks,
  tube,
} from './marks.ts'
import { eggWhite, fat, gleam, parsley, yolk, type Tones } from './palette.ts'

const grillMarks = (color: string): Piece =>
  ticks(
    color,
    0.85,
    [-4.7, -1.4, 1.9, 5.2].flatMap((x) => [x - 1.5, 3.2, x + 1.5, -3.2]),
    0.85,
  )

/** A fillet of chicken from the grill. */
export const fillet = (tones: Tones): Piece =>
  piece(
    solid(tones, [-10, 1, -8, -4, -2, -6, 4, -5, 9.5, -2, 10, 1.6, 5.5, 5, -1, 6, -7, 5], 0.11),
    grillMarks(tones[2]),
    gloss(0.6, [-7, -1.6, -5, -4, -1, -5]),
  )

/** A steak: dark, seared, a ribbon of fat along its back. */
export const steakCut = (tones: Tones): Piece => {
  const back = [-10, 1, -8, -5, -2, -6.6, 4, -6, 9.8, -2.6]
  return piece(
    line(fat[1], 2.2, back),
    line(fat[0], 1.3, back),
    solid(tones, [...back, 9, 3, 4, 6, -2, 5, -7, 6], 0.12),
    grillMarks(tones[2]),
    line(fat[0], 0.5, [-6.6, -2.2, -4, -4.2, 0, -4.8], 0.55),
  )
}

/** A slice of roast or of picanha under its cap of fat. */
export const roastSlice = (tones: Tones): Piece => {
  const cap = [-9.5, 3, -8, -3.5, 0, -6, 8, -3.5, 9.5, 3]
  return piece(
    line(fat[1], 3, cap),
    line(fat[0], 2, cap),
    solid(tones, [...cap, 0, 5], 0.16),
    line(tones[2], 0.6, [-5, 1, 0, -0.8, 5, 1], 0.7),
  )
}

/** Thigh or drumstick with the bone showing. */
export const drumstick = (tones: Tones): Piece =>
  piece(
    line(fat[1], 2.2, [4, 0.3, 9.4, 0.3]),
    dots(fat[1], 1.3, [9.6, -0.7, 9.6, 1.2], 1),
    line(eggWhite[0], 1.3, [4, 0, 9.4, 0]),
    dots(eggWhite[0], 0.9, [9.6, -0.8, 9.6, 1], 1),
    solid(tones, [-9.5, 0.5, -7, -5, -1.5, -6.4, 3, -4, 6, -1, 6, 1.6, 2.5, 4, -2.5, 6, -7.5, 5], 0.13),
    gloss(0.7, [-6, -1.4, -4, -4, -1, -4.4]),
    dots(tones[2], 0.4, [-5, 2, -2, 3, 0, 0, 2, 1, -4, 0], 1, 0.7),
  )

/** Breaded: a crisp rough edge and a speckled crust. */
export const breadedCut = (tones: Tones, plump = 0.6): Piece => {
  const flat = (grid: readonly number[]): number[] =>
    grid.map((value, index) => (index % 2 ? value * plump : value))
  return piece(
    solid(
      tones,
      flat([
        -10, 0, -9, -5, -6, -8, -2, -9, 2, -10, 6, -8, 8, -6, 10, -1, 9, 4, 6, 8, 3, 9, -2, 10, -6, 8, -9, 5,
      ]),
      0.1,
    ),
    dots(
      tones[2],
      0.45,
      flat([-6, -2, -3, 3, 0, -6, 3, 0, 6, 3, 5, -4, -2, 7, -7, 3, 2, 6, -4, -6, 0, -1, 7, -1, -5, 5]),
      0.65,
      0.75,
    ),
    gloss(0.6, flat([-7, -2, -4.5, -6, -1, -7])),
  )
}

/** A fish fillet with its flakes. */
export const fishFillet = (tones: Tones): Piece =>
  piece(
    solid(tones, [-10, 0.6, -7, -4, 0, -5.6, 6, -4, 10, 0, 6, 4, 0, 5, -7, 4], 0.11),
    ...[-5.6, -2.4, 0.8, 4].map((x) => line(tones[2], 0.7, [x, -3.3, x + 2, 0, x, 3])),
  )

/** A whole small fish. */
export const fishWhole = (tones: Tones): Piece =>
  piece(
    facet(tones[1], [5, 0, 10, -4, 9, 0, 10, 4], 0.4),
    facet(tones[1], [-2, -3.6, 1, -6, 3, -3], 0.4),
    solid(tones, [-9.5, 0, -6, -3.2, 0, -4.2, 5, -2, 7, 0, 5, 2, 0, 4.2, -6, 3.2], 0.16),
    ...[-4.6, -2, 0.2, 2.4].map((x) => line(tones[2], 0.45, [x, -2.3, x + 1, 0, x, 2.3])),
    dots(gleam, 0.75, [-6.8, -0.8], 1),
    dots(tones[2], 0.4, [-6.8, -0.8], 1),
  )

export const shrimpCurl = (tones: Tones): Piece =>
  piece(
    facet(tones[1], [1, 4.6, 7.5, 3, 6, 6, 7, 9.5, 1.4, 8], 0.3),
    tube(tones, 5.4, [6, -5, 1, -7, -5, -4, -6, 1.4, -2.8, 5.8, 2, 6]),
    ticks(tones[2], 0.8, [0, -9, 0.4, -5, -7, -6.6, -3.6, -3, -9, 1, -4, 0.6, -5, 7.6, -2, 4]),
    dots('#3A2A20', 0.6, [6, -5.6], 1),
  )

/** A curved sausage with the cook's cuts. */
export const sausageLink = (tones: Tones): Piece =>
  piece(
    tube(tones, 4.6, [-7.6, 2, -4, -1, 4, -1, 7.6, 2]),
    ticks(tones[1], 0.6, [-5, 0.6, -3.7, -2, -1, 0.6, 0.3, -2, 3, 0.6, 4.3, -2]),
    line(tones[2], 0.6, [-6.6, 0, -4, -1.8, -1, -2.2]),
  )

/** A folded slice of ham, or of mortadella with its spots. */
export const hamSlice = (tones: Tones, spotted = false): Piece =>
  piece(
    solid(tones, [-9.5, 1, -6, -6, 1, -8, 8, -5, 9.5, 2, 4, 7, -4, 7], 0.1),
    ...(spotted ? [dots(tones[2], 1, [-4, -3, 2, -4, 5, 0, -1, 1, -5, 2.5, 2, 4], 1)] : []),
    line(tones[1], 0.9, [-7, 2.5, -1, -1, 3.5, 2, 7.5, 0.5]),
  )

export const baconStrip = (tones: Tones): Piece => {
  const wave = (lift: number): number[] => [
    -9,
    lift,
    -5,
    lift - 1.4,
    -1,
    lift + 1,
    3,
    lift - 1.2,
    6.5,
    lift + 0.8,
    9,
    lift,
  ]
  return piece(tube(tones, 3.8, wave(0)), line(tones[2], 0.9, wave(-0.7)), line(tones[2], 0.5, wave(1)))
}

const yolkBall: Piece = piece(
  disc(yolk[1], 10),
  inner(-0.7, -1, 8.5, 0, disc(yolk[0], 10)),
  line(yolk[2], 1.6, [-5.5, -1, -3.6, -5, 0, -6.4]),
)

/** A fried egg: lacy white, proud yolk. */
export const friedEgg: Piece = level(
  piece(
    round([eggWhite[0], eggWhite[2]], 0.05, 10, 0.12),
    inner(0, 0, 4.5, 0, disc(eggWhite[1], 10)),
    inner(-0.4, -0.6, 4.2, 0, yolkBall),
  ),
)

/** Half a boiled egg. */
export const boiledEgg: Piece = piece(
  solid(eggWhite, [-8, 0, -5, -6, 1, -6.4, 7, -3.6, 9.5, 0, 7, 3.6, 1, 6.4, -5, 6], 0.08),
  inner(-0.8, 0, 4, 0, yolkBall),
)

/** A folded omelette with herbs. */
export const omelette = (tones: Tones): Piece =>
  piece(
    solid(tones, [-10, 3, -8.5, -2.5, -3.5, -6, 3.5, -6, 8.5, -2.5, 10, 3, 5, 5, -5, 5], 0.12),
    line(tones[1], 0.7, [-8.6, 2.8, -3, 3.6, 3, 3.6, 8.6, 2.8]),
    dots(parsley[1], 0.6, [-5, 0, -2, -3, 1, 0, 4, -2.8, 6, 0.6, -1, 1.6]),
  )

/** A wedge of cheese with its cut side. */
export const cheeseWedge = (tones: Tones, holed = false): Piece =>
  level(
    piece(
      solid([tones[1], tones[1]], [-10, 0, -10, 0, 8.5, -6, 9.5, -5, 10, 6, 9, 6.4, -10, 5, -10, 5], 0),
      facet(tones[0], [-9.6, 0.4, 8.5, -5.8, 9, 0.8]),
      ...(holed
        ? [
            dots(tones[0], 1, [-4, 3, 2, 4, 6, 2.8], 0.8),
            dots(tones[1], 0.9, [3, -1.4, 6.6, -2.4, -2, 0], 0.6),
          ]
        : [line(tones[2], 0.5, [-5, 3.6, 3, 4])]),
    ),
  )

/** A thin square slice, as of mozzarella. */
export const cheeseSlice = (tones: Tones): Piece =>
  piece(
    solid(tones, [-8, -8, -8, -8, 8, -8, 8, -8, 8, 8, 8, 8, -8, 8, -8, 8], 0.07),
    area(tones[2], [-5.5, -5, -2, -5.8, 1, -5.4, -2, -5]),
  )
