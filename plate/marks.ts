import {
  blob,
  fill,
  fullTurn,
  jitter,
  scaled,
  over,
  toDrawing,
  radiusOf,
  shaded,
  step,
  stroke,
  type Grid,
  type Painter,
  type Spot,
} from './brush.ts'
import { curve, lines, moved, polygon } from './paths.ts'
import { glint, shadowColor } from './palette.ts'

// Primitives for drawing pieces of food. Coordinates, radii (`reach`) and widths are in tenths of the piece's radius.
// The pieces use few different decimals (mostly 0.1, 0.2, 0.3, 0.5, 0.8, 3.4, and multiples of 0.5 from 1 on), because
// a file with many different numbers compresses badly.

const tenth = (spot: Spot, width: number): number => (radiusOf(spot) * width) / 10

/** Returns a shape that is symmetric about its long axis, from the points of one side. */
export function mirrored(...side: number[]): number[] {
  const other: number[] = []
  for (let index = 0; index < side.length; index += 2) {
    if (side[index + 1] !== 0) other.unshift(side[index]!, -side[index + 1]!)
  }
  return [...side, ...other]
}

/** Draws a closed shape in two tones with a shadow. */
export const solid =
  (tones: readonly string[], grid: Grid): Painter =>
  (spot, context) => {
    const rough = grid.map((at) => at + jitter(context, 0.4))
    shaded(spot, context, toDrawing(spot, rough), tones, 0.1)
  }

/**
 * Draws a round shape of radius `reach` in two tones with a shadow. `wobble` and `grit` are parameters of `blob`,
 * `inset` of `shaded`.
 */
export const round =
  (tones: readonly string[], reach = 10, wobble = 0.03, inset = 0.1, grit = 0): Painter =>
  (spot, context) => {
    const body = scaled(spot, reach / 10)
    shaded(body, context, blob(context, body, wobble, grit), tones, inset)
  }

/** Draws the piece with its height scaled by `flatness`. */
export const flat =
  (flatness: number, piece: Painter): Painter =>
  (spot, context) =>
    piece({ ...spot, ry: spot.ry * flatness }, context)

export const area =
  (color: string, grid: Grid): Painter =>
  (spot, context) =>
    fill(context, curve(toDrawing(spot, grid)), color)

/** Draws a polygon with rounded corners, shifted down by `drop`. */
export const facet =
  (color: string, grid: Grid, softness = 0.8, drop = 0): Painter =>
  (spot, context) => {
    const path = moved(polygon(toDrawing(spot, grid)), 0, tenth(spot, drop))
    fill(context, path, color, tenth(spot, softness))
  }

/** Draws a block: a light top and, below it, a dark side of height `depth`. */
export const block = (tones: readonly string[], grid: Grid, depth: number, softness = 0.8): Painter =>
  over(
    facet(shadowColor, grid, 0, depth + 1),
    facet(tones[1]!, grid, softness, depth),
    facet(tones[0]!, grid, softness),
  )

/** Draws smooth lines. Each `size` numbers of the grid are the coordinates of one line. */
export const line =
  (color: string, width: number, grid: Grid, size = grid.length): Painter =>
  (spot, context) =>
    stroke(context, lines(toDrawing(spot, grid), size), color, tenth(spot, width))

/** Draws separate straight strokes. Each four numbers of the grid are one stroke. */
export const ticks = (color: string, width: number, grid: Grid): Painter => line(color, width, grid, 4)

/** Draws a dot at each point, such as seeds, holes or crumbs. `length` stretches the dots to ovals. */
export const dots =
  (color: string, width: number, grid: Grid, length = 0.1): Painter =>
  (spot, context) => {
    const points = toDrawing(spot, grid)
    const reach = tenth(spot, length)
    const ovals: number[] = []
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at]!
      const y = points[at + 1]!
      ovals.push(x, y, x + Math.cos(at / 2) * reach, y + Math.sin(at / 2) * reach)
    }
    stroke(context, lines(ovals, 4), color, tenth(spot, width))
  }

export const disc = (color: string, reach: number): Painter => dots(color, reach * 2, [0, 0])

/** Draws `count` radial strokes around the centre, each from radius `from` to radius `to`. */
export const orbit =
  (color: string, count: number, from: number, to: number, width: number): Painter =>
  (spot, context) => {
    const rays: number[] = []
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * fullTurn
      rays.push(...step([0, 0], angle, from), ...step([0, 0], angle, to))
    }
    ticks(color, width, rays)(spot, context)
  }

export const hoop =
  (color: string, width: number, reach: number, wobble = 0.03): Painter =>
  (spot, context) =>
    stroke(context, curve(blob(context, scaled(spot, reach / 10), wobble)), color, tenth(spot, width))

/** Draws a thick stroke with a shadow and a light side. */
export const tube =
  (tones: readonly string[], width: number, grid: Grid): Painter =>
  (spot, context) => {
    const [path, wide] = [lines(toDrawing(spot, grid)), tenth(spot, width)]
    stroke(context, moved(path, wide * 0.2, wide * 0.3), shadowColor, wide)
    stroke(context, path, tones[1]!, wide)
    stroke(context, moved(path, -wide * 0.07, -wide * 0.1), tones[0]!, wide * 0.8)
  }

export const gloss = (width: number, grid: Grid): Painter => line(glint, width, grid)

/**
 * Draws a piece that has a top and a bottom. It is turned by only a tenth of the spot's rotation, so that it stays
 * nearly upright.
 */
export const upright =
  (piece: Painter): Painter =>
  (spot, context) =>
    piece({ ...spot, turn: spot.turn * 0.1 }, context)

/** Returns the spot of a piece inside another spot; `x`, `y` and `size` are on the grid of the outer spot. */
export function within(outer: Spot, x: number, y: number, size: number, turn: number): Spot {
  const [atX, atY] = toDrawing(outer, [x, y]) as [number, number]
  return { ...scaled(outer, size / 10), x: atX, y: atY, turn: outer.turn + turn }
}

/** Draws a piece inside another; `x`, `y` and `size` are on the grid of the outer piece. */
export const inner =
  (x: number, y: number, size: number, turn: number, piece: Painter): Painter =>
  (spot, context) =>
    piece(within(spot, x, y, size, turn), context)
