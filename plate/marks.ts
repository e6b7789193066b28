import {
  blob,
  curve,
  fill,
  fullTurn,
  lines,
  moved,
  scaled,
  over,
  polygon,
  toDrawing,
  radiusOf,
  shaded,
  step,
  stroke,
  type Grid,
  type Painter,
  type Spot,
} from './brush.ts'
import { glint, shadowColor } from './palette.ts'

// Primitives for drawing pieces of food. Coordinates, radii (`reach`) and widths are in tenths of the piece's radius.

function tenth(spot: Spot, width: number): number {
  return (radiusOf(spot) * width) / 10
}

/** Returns a shape symmetric to its long axis, given the points of one side. */
export function mirrored(...side: number[]): number[] {
  const other: number[] = []
  for (let index = 0; index < side.length; index += 2) {
    if (side[index + 1] !== 0) other.unshift(side[index]!, -side[index + 1]!)
  }
  return [...side, ...other]
}

/** Draws a closed shape in two tones with a shadow. */
export function solid(tones: readonly string[], grid: Grid): Painter {
  return (spot, context) => shaded(spot, context, toDrawing(spot, grid, context), tones, 0.13)
}

/**
 * Draws a round shape of radius `reach` in two tones with a shadow; `wobble`, `grit` and `inset` as in `blob` and
 * `shaded`.
 */
export function round(tones: readonly string[], reach = 10, wobble = 0.03, inset = 0.14, grit = 0): Painter {
  return (spot, context) => {
    const body = scaled(spot, reach / 10)
    shaded(body, context, blob(context, body, wobble, grit), tones, inset)
  }
}

/** Draws the piece with its height scaled by `flatness`. */
export function flat(flatness: number, piece: Painter): Painter {
  return (spot, context) => piece({ ...spot, ry: spot.ry * flatness }, context)
}

export function area(color: string, grid: Grid): Painter {
  return (spot, context) => fill(context, curve(toDrawing(spot, grid)), color)
}

/** Draws a polygon with rounded corners, shifted down by `drop`. */
export function facet(color: string, grid: Grid, softness = 0.8, drop = 0): Painter {
  return (spot, context) => {
    const path = moved(polygon(toDrawing(spot, grid)), 0, tenth(spot, drop))
    fill(context, path, color, softness ? [color, tenth(spot, softness)] : undefined)
  }
}

/** Draws a block: a light top, and below it a dark side of height `depth`. */
export function block(tones: readonly string[], grid: Grid, depth: number, softness = 0.8): Painter {
  return over(
    facet(shadowColor, grid, 0, depth + 1),
    facet(tones[1]!, grid, softness, depth),
    facet(tones[0]!, grid, softness),
  )
}

/** Draws smooth lines; each `size` numbers of the grid are the points of one line. */
export function line(color: string, width: number, grid: Grid, size = grid.length): Painter {
  return (spot, context) => stroke(context, lines(toDrawing(spot, grid), size), color, tenth(spot, width))
}

/** Draws separate straight strokes; four numbers of the grid are one stroke. */
export function ticks(color: string, width: number, grid: Grid): Painter {
  return line(color, width, grid, 4)
}

/** Draws a dot at each point, such as seeds, holes or crumbs; `length` stretches it to an oval. */
export function dots(color: string, width: number, grid: Grid, length = 0.1): Painter {
  return (spot, context) => {
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
}

export function disc(color: string, reach: number): Painter {
  return dots(color, reach * 2, [0, 0])
}

/** Draws radial strokes around the centre, each from radius `from` to radius `to`. */
export function orbit(color: string, count: number, from: number, to: number, width: number): Painter {
  return (spot, context) => {
    const rays: number[] = []
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * fullTurn
      rays.push(...step([0, 0], angle, from), ...step([0, 0], angle, to))
    }
    ticks(color, width, rays)(spot, context)
  }
}

export function hoop(color: string, width: number, reach: number, wobble = 0.03): Painter {
  return (spot, context) =>
    stroke(context, curve(blob(context, scaled(spot, reach / 10), wobble)), color, tenth(spot, width))
}

/** Draws a thick stroke with a shadow and a light side. */
export function tube(tones: readonly string[], width: number, grid: Grid): Painter {
  return (spot, context) => {
    const [path, wide] = [lines(toDrawing(spot, grid)), tenth(spot, width)]
    stroke(context, moved(path, wide * 0.2, wide * 0.3), shadowColor, wide)
    stroke(context, path, tones[1]!, wide)
    stroke(context, moved(path, -wide * 0.07, -wide * 0.12), tones[0]!, wide * 0.66)
  }
}

export function gloss(width: number, grid: Grid): Painter {
  return line(glint, width, grid)
}

/** Draws a piece that has a top and a bottom with 0.12 of the spot's rotation, so that it stays almost upright. */
export function upright(piece: Painter): Painter {
  return (spot, context) => piece({ ...spot, turn: spot.turn * 0.12 }, context)
}

/** Draws a piece within another, positioned on the grid of the outer one. */
export function inner(x: number, y: number, size: number, turn: number, piece: Painter): Painter {
  return (spot, context) => {
    const [atX, atY] = toDrawing(spot, [x, y]) as [number, number]
    piece({ ...scaled(spot, size / 10), x: atX, y: atY, turn: spot.turn + turn }, context)
  }
}
