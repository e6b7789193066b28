import {
  blob,
  fill,
  scaled,
  jitter,
  over,
  toDrawing,
  radiusOf,
  scatter,
  spiral,
  step,
  stroke,
  type Painter,
} from './brush.ts'
import { curve, lines, moved } from './paths.ts'
import { drawLayer } from './layers.ts'
import { area, gloss, hoop, inner, line, round } from './marks.ts'
import { leafGreen, type Tones } from './palette.ts'

/** Colour and width of the strokes of one layer; `lift`: distance by which they are moved up toward the light. */
type StrokeStyle = readonly [color: string, width: number, lift?: number]

/**
 * Draws short strokes in random directions all over a spot, about `apart` from each other: grains, beans or crumbs.
 * With `bend` (radians) the strokes are curved, as strands.
 */
const strew =
  (apart: number, length: number, bend: number, ...colors: readonly StrokeStyle[]): Painter =>
  (spot, context) => {
    const middle = scaled(spot, 0.8)
    const spots = scatter(context, middle, [Math.max(4, (radiusOf(middle) / apart) ** 2), 0.8])
    const strands: number[] = []
    for (const { x, y, turn } of spots) {
      const bendAt = step([x, y], turn, length)
      strands.push(x, y, ...bendAt)
      if (bend) strands.push(...step(bendAt, turn + jitter(context, bend), length))
    }
    const path = lines(strands, bend ? 6 : 4)
    for (const [color, width, lift = 0] of colors) {
      stroke(context, moved(path, -lift * 0.5, -lift), color, width)
    }
  }

/** Draws specks of herbs or pepper. */
export const sprinkle = ([light, dark]: Tones): Painter => strew(11, 2, 0, [dark, 2], [light, 2, 8])

export const herbs = sprinkle(leafGreen)

/** Draws the heap under grains or crumbs. */
const pile = (tones: Tones): Painter => round(tones, 10, 0.06, 0.1, 0.025)

/** Draws rice or other grains. */
export const grains = (tones: Tones): Painter =>
  over(pile(tones), strew(7, 4, 0, [tones[2], 1.5, -4], [tones[1], 2.5], [tones[0], 2.5, 1]))

/** Draws a ladle of beans: glossy broth, and whole beans with a highlight. */
export const beans = (tones: Tones, size = 4.5): Painter =>
  over(
    round(tones, 10, 0.06, 0.06),
    strew(size * 2, size * 0.5, 0, [tones[1], size * 1.5], [tones[2], size * 0.3, size * 0.2]),
    shine,
  )

/** Draws a heap of crumbs: farofa, ground meat, granola. */
export const crumbs = (tones: Tones, size = 2): Painter =>
  over(
    pile(tones),
    strew(size * 3, size * 0.5, 0, [tones[1], size * 1.5], [tones[0], size * 0.7, size * 0.4]),
    strew(size * 4, size * 0.4, 0, [tones[2], size * 1.3]),
  )

/** Draws shredded food: fine strands in three tones. */
export const shreds = ([light, dark, accent]: Tones, length = 13, width = 2.5): Painter =>
  over(
    round([dark, dark], 9, 0.1),
    strew(7, length / 2, 1.5, [dark, width * 1.2]),
    strew(7, length / 2, 1.5, [light, width]),
    strew(10, length / 2, 1.5, [accent, width * 0.8], [dark, width * 0.5, -3]),
  )

/** Draws pasta: strands wound over each other. */
export const tangle =
  ([light, dark]: Tones): Painter =>
  (spot, context) => {
    round([dark, dark], 9, 0.06)(spot, context)
    for (let layer = 0; layer < 6; layer++) {
      const strands = scatter(context, scaled(spot, 0.15), [2 + radiusOf(spot) / 24, 1]).flatMap(
        ({ x, y, turn }) => {
          const grid = spiral([0, 0], 6, 0.7, 5 + jitter(context, 3), 0, turn)
          return toDrawing({ ...spot, x, y }, grid)
        },
      )
      const path = lines(strands, 12)
      stroke(context, path, dark, 6)
      stroke(context, path, light, 4)
    }
  }

/** Draws purée, yogurt or cream: a soft mound with a spiral from the spoon. */
export function swirl(tones: Tones): Painter {
  const turn = spiral([-0.5, -0.8], 12, 0.8, 1, 0.5)
  return over(round(tones, 10, 0.06), line(tones[1], 1, turn), gloss(0.5, turn.slice(14)))
}

const shine = gloss(0.5, [-7, -2.5, -6, -5, -4, -7])

/** Draws a flat layer of sauce or syrup with a highlight. */
export const pool = (tones: Tones): Painter =>
  over(round(tones, 10, 0.06, 0.06), line(tones[2], 0.8, [-4, 1, -3, -2, 0, -4, 3, -4]), shine)

/** Draws a piece that is partly submerged in broth, with a light waterline. */
const afloat = ([light, , accent]: Tones, piece: Painter): Painter =>
  over(
    hoop(`${accent}6`, 3, 10),
    piece,
    area(`${light}c`, [-13, 4, -5, 6, 1, 4, 6, 6, 13, 3, 10, 11, 0, 13, -10, 11]),
  )

/** Draws soup or stew up to the vessel's wall: submerged and floating pieces, herbs and drops of fat. */
export function broth(tones: Tones, ...pieces: readonly Painter[]): Painter {
  const strewn =
    (apart: number, kinds: readonly Painter[]): Painter =>
    (spot, context) => {
      const radius = radiusOf(spot)
      const spots = scatter(
        context,
        scaled(spot, 0.7),
        [Math.max(3, radius / apart), 0.3],
        Math.max(8, radius * 0.2),
      ).sort((a, b) => a.y - b.y)
      kinds.forEach((piece, kind) =>
        drawLayer(
          piece,
          spots.filter((_, at) => at % kinds.length === kind),
          context,
        ),
      )
    }
  return over(
    round(tones, 10, 0.06, 0.06),
    strewn(20, pieces),
    (spot, context) => fill(context, curve(blob(context, scaled(spot, 0.9), 0)), `${tones[0]}a`),
    strewn(
      12,
      pieces.map((piece) => afloat(tones, piece)),
    ),
    strew(17, 1, 0, [tones[2], 2.5]),
    herbs,
    inner(0, 0, 10, 0, shine),
  )
}
