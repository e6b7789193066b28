import {
  blob,
  curve,
  fill,
  fullTurn,
  grown,
  moved,
  over,
  polygon,
  put,
  radiusOf,
  shaded,
  step,
  stroke,
  type Grid,
  type Painter,
  type Spot,
} from './brush.ts'
import { glint, shadowColor } from './palette.ts'

// Primitives for pieces of food. Coordinates, reaches and widths are in tenths of the piece's size.

function tenth(spot: Spot, width: number): number {
  return (radiusOf(spot) * width) / 10
}

/** A shape that is the same on both sides of its long axis, from the points of one side. */
export function mirrored(...side: number[]): number[] {
  const other: number[] = []
  for (let index = 0; index < side.length; index += 2) {
    if (side[index + 1] !== 0) other.unshift(side[index]!, -side[index + 1]!)
  }
  return [...side, ...other]
}

/** A closed shape in two tones, on its shadow. */
export function solid(tones: readonly string[], grid: Grid): Painter {
  return (spot, hand) => shaded(spot, hand, put(spot, grid, hand), tones, 0.13)
}

/** A round thing in two tones. */
export function round(tones: readonly string[], reach = 10, wobble = 0.03, inset = 0.14, grit = 0): Painter {
  return (spot, hand) => {
    const body = grown(spot, reach / 10)
    shaded(body, hand, blob(hand, body, wobble, grit), tones, inset)
  }
}

/** The same thing, flatter. */
export function flat(flatness: number, what: Painter): Painter {
  return (spot, hand) => what({ ...spot, ry: spot.ry * flatness }, hand)
}

export function area(color: string, grid: Grid): Painter {
  return (spot, hand) => fill(hand, curve(put(spot, grid)), color)
}

/** Straight sides with softened corners, `drop` lower than they are written. */
export function facet(color: string, grid: Grid, softness = 0.8, drop = 0): Painter {
  return (spot, hand) =>
    hand.marks.push({
      d: `${polygon(put(spot, grid))}Z`,
      fill: color,
      stroke: color,
      strokeWidth: Math.round(tenth(spot, softness) * 4),
      transform: moved(0, tenth(spot, drop)),
    })
}

/** A cut block: its lit top, and below it as much of its side as it is deep. */
export function block(tones: readonly string[], grid: Grid, depth: number, softness = 0.8): Painter {
  return over(
    facet(shadowColor, grid, 0, depth + 1),
    facet(tones[1]!, grid, softness, depth),
    facet(tones[0]!, grid, softness),
  )
}

export function line(color: string, width: number, grid: Grid): Painter {
  return (spot, hand) => stroke(hand, curve(put(spot, grid), false), color, tenth(spot, width))
}

/** Separate short strokes, four numbers each. */
export function ticks(color: string, width: number, grid: Grid): Painter {
  return (spot, hand) => {
    const points = put(spot, grid)
    const d = points.map((to, at) => (at % 2 ? polygon([points[at - 1]!, to]) : ''))
    stroke(hand, d.join(''), color, tenth(spot, width))
  }
}

/** Seeds, holes, crumbs: one dot at each point, drawn out to an oval by `length`. */
export function dots(color: string, width: number, grid: Grid, length = 0.1): Painter {
  return (spot, hand) => {
    const d = put(spot, grid).map((from, at) => polygon([from, step(from, at, tenth(spot, length))]))
    stroke(hand, d.join(''), color, tenth(spot, width))
  }
}

export function disc(color: string, reach: number): Painter {
  return dots(color, reach * 2, [0, 0])
}

/** Strokes standing in a circle, each from one reach to another. */
export function orbit(color: string, count: number, from: number, to: number, width: number): Painter {
  return (spot, hand) => {
    const rays: number[] = []
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * fullTurn
      rays.push(...step([0, 0], angle, from), ...step([0, 0], angle, to))
    }
    ticks(color, width, rays)(spot, hand)
  }
}

export function hoop(color: string, width: number, reach: number, wobble = 0.03): Painter {
  return (spot, hand) =>
    stroke(hand, curve(blob(hand, grown(spot, reach / 10), wobble)), color, tenth(spot, width))
}

/** A thick stroke with a lit side. */
export function tube(tones: readonly string[], width: number, grid: Grid): Painter {
  return (spot, hand) => {
    const [d, wide] = [curve(put(spot, grid), false), tenth(spot, width)]
    stroke(hand, d, shadowColor, wide, moved(wide * 0.2, wide * 0.3))
    stroke(hand, d, tones[1]!, wide)
    stroke(hand, d, tones[0]!, wide * 0.66, moved(-wide * 0.07, -wide * 0.12))
  }
}

export function gloss(width: number, grid: Grid): Painter {
  return line(glint, width, grid)
}

/** The same piece held almost level, so that what has an up and a down keeps it. */
export function level(upright: Painter): Painter {
  return (spot, hand) => upright({ ...spot, turn: spot.turn * 0.12 }, hand)
}

/** A thing set within another, on the grid of the outer one. */
export function inner(x: number, y: number, size: number, turn: number, what: Painter): Painter {
  return (spot, hand) => {
    const [[atX, atY]] = put(spot, [x, y]) as [[number, number]]
    what({ ...grown(spot, size / 10), x: atX, y: atY, turn: spot.turn + turn }, hand)
  }
}
