import { over, type Painter } from './brush.ts'
import { speckles } from './garden-pieces.ts'
import {
  block,
  disc,
  dots,
  facet,
  flat,
  gloss,
  inner,
  upright,
  line,
  mirrored,
  round,
  solid,
  ticks,
  tube,
} from './marks.ts'
import { blond, ivory, gleam, yolk, type Tones } from './palette.ts'

const seared = (tones: Tones): Painter =>
  over(
    ticks(tones[2], 0.8, [-6, 3, -3, -3, -3, 3, 0, -3, 0, 3, 3, -3, 3, 3, 6, -3]),
    gloss(0.5, [-7, -2, -5, -4, -1, -5]),
  )

const cut = [-10, 1, -8, -5, -2, -7, 4, -6, 10, -2, 9, 3, 4, 6, -2, 5, -7, 6]

/** A grilled chicken fillet. */
export const fillet = (tones: Tones): Painter => over(solid(tones, cut), seared(tones))

/** A cut of meat with a strip of fat along its back. The back is the first five points of the outline. */
const fatty = (tones: Tones, outline: readonly number[]): Painter => {
  const back = outline.slice(0, 10)
  return over(line(blond[1], 2.5, back), line(blond[0], 1.5, back), solid(tones, outline))
}

export const steakCut = (tones: Tones): Painter => over(fatty(tones, cut), seared(tones))

/** A slice of roast or picanha with its cap of fat. */
export const roastSlice = (tones: Tones): Painter =>
  over(fatty(tones, [-9, 3, -8, -3, 0, -6, 8, -3, 9, 3, 0, 5]), line(tones[2], 0.5, [-5, 1, 0, -1, 5, 1]))

/** Thigh or drumstick with the bone showing. */
export const drumstick = (tones: Tones): Painter =>
  over(
    tube(ivory, 2, [4, 0, 9, 0]),
    dots(ivory[0], 2, [10, -0.8, 10, 1]),
    solid(tones, [-9, 0, -7, -5, -1, -6, 3, -4, 6, -1, 6, 2, 2, 4, -2, 6, -7, 5]),
    gloss(0.8, [-6, -1, -4, -4, -1, -4]),
  )

/** A breaded cut: wavy edge and speckled crust. */
export const breadedCut = (tones: Tones): Painter =>
  flat(0.6, over(round(tones, 10, 0.06), speckles(tones[2])))

const flakes = (tones: Tones, width: number, reach: number): Painter =>
  line(
    tones[2],
    width,
    [-5, -2, 1, 4].flatMap((x) => [x, -reach, x + 1.5, 0, x, reach]),
    6,
  )

/** A fish fillet with its flakes. */
export const fishFillet = (tones: Tones): Painter =>
  over(flat(0.5, round(tones, 10, 0.06)), flakes(tones, 0.8, 3))

/** A whole small fish. */
export const fishWhole = (tones: Tones): Painter =>
  over(
    facet(tones[1], mirrored(5, 0, 10, -4, 9, 0)),
    solid(tones, mirrored(-9, 0, -6, -3, 0, -4, 5, -2, 7, 0)),
    flakes(tones, 0.5, 2),
    dots(gleam, 1.5, [-7, -1]),
    dots(tones[2], 0.8, [-7, -1]),
  )

export const shrimpCurl = (tones: Tones): Painter =>
  over(
    facet(tones[1], [1, 5, 7, 3, 6, 6, 7, 9, 1, 8]),
    tube(tones, 5, [6, -5, 1, -7, -5, -4, -6, 1, -3, 6, 2, 6]),
    ticks(tones[2], 0.8, [0, -9, 0, -5, -7, -7, -4, -3, -9, 1, -4, 1, -5, 8, -2, 4]),
    dots('#321', 1, [6, -6]),
  )

/** A curved sausage with cuts. */
export const sausageLink = (tones: Tones): Painter =>
  over(
    tube(tones, 5, [-8, 2, -4, -1, 4, -1, 8, 2]),
    ticks(tones[1], 0.5, [-5, 1, -4, -2, -1, 1, 0, -2, 3, 1, 4, -2]),
    line(tones[2], 0.5, [-6, 0, -4, -2, -1, -2]),
  )

export const hamSlice = (tones: Tones): Painter =>
  over(round(tones, 9, 0.06), line(tones[1], 0.8, [-7, 2, -1, -1, 4, 2, 8, 0]))

const yolkBall: Painter = over(
  disc(yolk[1], 10),
  inner(-0.8, -1, 8, 0, disc(yolk[0], 10)),
  line(yolk[2], 1.5, [-5, -1, -4, -5, 0, -6]),
)

/** A fried egg with an irregular white and a raised yolk. */
export const friedEgg: Painter = over(
  round([ivory[0], ivory[2]], 10, 0.1, 0.06),
  disc(ivory[1], 4),
  inner(-0.5, -0.5, 4, 0, yolkBall),
)

/** Half a boiled egg. */
export const boiledEgg: Painter = over(
  solid(ivory, mirrored(-8, 0, -5, -6, 1, -6, 7, -4, 9, 0)),
  inner(-1, 0, 4, 0, yolkBall),
)

/** A wedge of cheese with its cut side and holes. */
export const cheeseWedge = (tones: Tones): Painter =>
  upright(over(block(tones, [-10, -1, 8, -7, 9, 0], 5), dots(tones[1], 1.5, [3, -3, 6, -3, -2, -1], 0.8)))
