import {
  blob,
  circle,
  curve,
  fill,
  scaled,
  jitter,
  lines,
  moved,
  over,
  toDrawing,
  radiusOf,
  scatter,
  step,
  stroke,
  type Painter,
} from './brush.ts'
import { area, gloss, hoop, inner, line, round } from './marks.ts'
import { leafGreen, type Tones } from './palette.ts'

/** Colour and width of the strokes of one layer, and by how much they are moved up towards the light. */
type StrokeStyle = readonly [color: string, width: number, lift?: number]

/**
 * Draws short strokes in random directions over a spot, about `apart` from each other: grains, beans, crumbs or, with a
 * `bend` (radians), strands.
 */
function strew(apart: number, length: number, bend: number, ...colors: readonly StrokeStyle[]): Painter {
  return (spot, context) => {
    const middle = scaled(spot, 0.82)
    const points = scatter(context, middle, Math.max(4, (radiusOf(middle) / apart) ** 2), 0.8)
    const strands: number[] = []
    for (const start of points) {
      const angle = jitter(context, 3)
      const bendAt = step(start, angle, length)
      const end = step(bendAt, angle + jitter(context, bend), length)
      strands.push(start[0], start[1], bendAt[0], bendAt[1])
      if (bend) strands.push(end[0], end[1])
    }
    const path = lines(strands, bend ? 6 : 4)
    for (const [color, width, lift = 0] of colors) {
      stroke(context, moved(path, -lift * 0.5, -lift), color, width)
    }
  }
}

/** Draws specks of herbs or pepper. */
export function sprinkle([light, dark]: Tones): Painter {
  return over(strew(11, 2, 0, [dark, 2]), strew(12, 2, 0, [light, 2]))
}

export const herbs = sprinkle(leafGreen)

/** Draws the heap below grains or crumbs. */
function pile(tones: Tones): Painter {
  return round(tones, 9.6, 0.06, 0.13, 0.025)
}

/** Draws rice or other grains. */
export function grains(tones: Tones): Painter {
  return over(
    pile(tones),
    strew(7, 4, 0, [tones[1], 2.7], [tones[0], 2.4, 1]),
    strew(11, 4, 0, [tones[2], 1.3]),
  )
}

/** Draws a ladle of beans: glossy broth, and whole beans with a highlight. */
export function beans(tones: Tones, size = 4.6): Painter {
  return over(
    round(tones, 10, 0.07, 0.06),
    strew(size * 1.9, size * 0.6, 0, [tones[1], size * 1.5], [tones[2], size * 0.3, size * 0.25]),
    shine,
  )
}

/** Draws a heap of crumbs: farofa, ground meat, granola. */
export function crumbs(tones: Tones, size = 2.2): Painter {
  return over(
    pile(tones),
    strew(size * 3, size * 0.5, 0, [tones[1], size * 1.7], [tones[0], size * 0.7, size * 0.4]),
    strew(size * 4, size * 0.4, 0, [tones[2], size * 1.3]),
  )
}

/** Draws shredded food: fine strands in three tones. */
export function shreds([light, dark, accent]: Tones, length = 13, width = 2.4): Painter {
  return over(
    round([dark, dark], 8.6, 0.12),
    strew(7, length / 2, 1.6, [dark, width * 1.2]),
    strew(7, length / 2, 1.6, [light, width]),
    strew(10, length / 2, 1.6, [accent, width * 0.8], [dark, width * 0.5, -3]),
  )
}

/** Draws pasta: strands wound over each other. */
export function tangle([light, dark]: Tones): Painter {
  return (spot, context) => {
    round([dark, dark], 9.4, 0.06)(spot, context)
    for (let layer = 0; layer < 6; layer++) {
      const strands = scatter(context, scaled(spot, 0.14), 2 + radiusOf(spot) / 24, 1).flatMap(([x, y]) => {
        const [reach, from] = [5.4 + jitter(context, 3), jitter(context, 3)]
        const grid = [0, 1, 2, 3, 4, 5].flatMap((at) => step([0, 0], from + at * 0.72, reach))
        return toDrawing({ ...spot, x, y }, grid)
      })
      const path = lines(strands, 12)
      stroke(context, path, dark, 6)
      stroke(context, path, light, 4.2)
    }
  }
}

/** Draws purée, yogurt or cream: a soft mound with a spiral from the spoon. */
export function swirl(tones: Tones): Painter {
  const turn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((at) =>
    step([-0.5, -0.8], at * 0.75, 1.2 + at * 0.52),
  )
  return over(round(tones, 10, 0.05), line(tones[1], 1, turn), gloss(0.5, turn.slice(14)))
}

const shine = gloss(0.5, [-7.4, -2.6, -6, -5, -3.8, -6.8])

/** Draws a flat layer of sauce or syrup with a highlight. */
export function pool(tones: Tones): Painter {
  return over(round(tones, 9.6, 0.07, 0.08), line(tones[2], 0.8, [-4, 1, -3, -2, 0, -4, 3, -4]), shine)
}

/** Draws a piece partly submerged in broth, with a light waterline. */
function afloat([light, , accent]: Tones, piece: Painter): Painter {
  return over(
    hoop(`${accent}6`, 3, 10),
    piece,
    area(`${light}c`, [-13, 4, -5, 6, 1, 4, 6, 6, 13, 3, 10, 11, 0, 13, -10, 11]),
  )
}

/** Draws soup or stew up to the vessel's wall: submerged and floating pieces, herbs and drops of fat. */
export function broth(tones: Tones, ...pieces: readonly Painter[]): Painter {
  const strewn =
    (apart: number, kinds: readonly Painter[]): Painter =>
    (spot, context) =>
      scatter(context, scaled(spot, 0.7), kinds.length && Math.max(3, radiusOf(spot) / apart), 0.3).forEach(
        ([x, y], index) =>
          kinds[index % kinds.length]!(circle(x, y, Math.max(8, radiusOf(spot) * 0.2)), context),
      )
  return over(
    round(tones, 10, 0.07, 0.07),
    strewn(20, pieces),
    (spot, context) => fill(context, curve(blob(context, scaled(spot, 0.92), 0)), `${tones[0]}a`),
    strewn(
      12,
      pieces.map((piece) => afloat(tones, piece)),
    ),
    strew(17, 1, 0, [tones[2], 2.6]),
    herbs,
    inner(0, 0, 9.6, 0, shine),
  )
}
