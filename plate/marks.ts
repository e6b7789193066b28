import {
  blob,
  ellipse,
  fill,
  fullTurn,
  polygon,
  put,
  shaded,
  smooth,
  spotOf,
  stroke,
  type Piece,
  type Place,
} from './brush.ts'
import { gleam, shadowColor, type Tones } from './palette.ts'

// A piece of food is a list of marks. Coordinates, reaches and widths are in tenths of the piece's size; a point given
// twice is a sharp corner.

type Grid = readonly number[]

export function piece(...marks: readonly Piece[]): Piece {
  return (place, random) => marks.flatMap((mark) => mark(place, random))
}

/** A closed shape in two tones, on its shadow. */
export function solid(tones: readonly string[], grid: Grid, inset = 0.12): Piece {
  return (place, random) => shaded(put(place, grid, random), tones, inset, Math.min(4, place.size * 0.11))
}

/** A round thing in two tones. */
export function round(tones: readonly string[], inset = 0.13, reach = 10, wobble = 0.03): Piece {
  return (place, random) =>
    shaded(blob(random, spotOf(place, reach / 10), wobble), tones, inset, Math.min(4, place.size * 0.14))
}

export function area(color: string, grid: Grid, opacity?: number): Piece {
  return (place) => [fill(smooth(put(place, grid)), color, opacity)]
}

/** Straight sides with softened corners. */
export function facet(color: string, grid: Grid, softness = 0.8): Piece {
  return (place, random) => {
    const d = polygon(put(place, grid, softness > 1 ? random : undefined))
    return [fill(d, color), stroke(d, color, place.size * softness * 0.1)]
  }
}

export function line(color: string, width: number, grid: Grid, opacity?: number): Piece {
  return (place) => [stroke(smooth(put(place, grid), false), color, place.size * width * 0.1, opacity)]
}

/** Separate short strokes, four numbers each. */
export function ticks(color: string, width: number, grid: Grid, opacity?: number): Piece {
  return (place) => {
    const points = put(place, grid)
    const d = points.flatMap((from, index) => (index % 2 ? [] : [polygon([from, points[index + 1]!], false)]))
    return [stroke(d.join(''), color, place.size * width * 0.1, opacity)]
  }
}

/** Seeds, holes, crumbs: one oval at each point. */
export function dots(color: string, reach: number, grid: Grid, flatness = 0.65, opacity?: number): Piece {
  return (place) => [
    fill(
      put(place, grid)
        .map(([x, y], index) =>
          ellipse(x, y, place.size * reach * 0.1, place.size * reach * flatness * 0.1, place.turn + index),
        )
        .join(''),
      color,
      opacity,
    ),
  ]
}

function orbitAngles(count: number, turn: number): number[] {
  return Array.from({ length: count }, (_, index) => turn + (index / count) * fullTurn)
}

function at(place: Place, angle: number, reach: number): [number, number] {
  return [
    place.x + Math.cos(angle) * reach * place.size * 0.1,
    place.y + Math.sin(angle) * reach * place.size * 0.1,
  ]
}

/** Ovals standing in a circle, each pointing outwards. */
export function orbit(
  color: string,
  count: number,
  reach: number,
  rx: number,
  ry: number,
  opacity?: number,
): Piece {
  return (place) => [
    fill(
      orbitAngles(count, place.turn)
        .map((angle) =>
          ellipse(...at(place, angle, reach), place.size * rx * 0.1, place.size * ry * 0.1, angle),
        )
        .join(''),
      color,
      opacity,
    ),
  ]
}

/** Rays from one reach to another. */
export function rays(color: string, width: number, count: number, from: number, to: number): Piece {
  return (place) => [
    stroke(
      orbitAngles(count, place.turn)
        .map((angle) => polygon([at(place, angle, from), at(place, angle, to)], false))
        .join(''),
      color,
      place.size * width * 0.1,
    ),
  ]
}

export function hoop(color: string, width: number, reach: number, wobble = 0.03): Piece {
  return (place, random) => [
    stroke(smooth(blob(random, spotOf(place, reach / 10), wobble)), color, place.size * width * 0.1),
  ]
}

export function disc(color: string, reach: number, opacity?: number): Piece {
  return (place) => [fill(ellipse(place.x, place.y, place.size * reach * 0.1), color, opacity)]
}

/** A tube: a thick stroke with a lit side. */
export function tube([light, dark]: Tones, width: number, grid: Grid): Piece {
  const lifted = grid.map((value, index) => (index % 2 ? value - width * 0.12 : value * 0.97))
  const dropped = grid.map((value, index) => (index % 2 ? value + width * 0.3 : value))
  return piece(
    line(shadowColor, width, dropped, 0.2),
    line(dark, width, grid),
    line(light, width * 0.66, lifted),
  )
}

export function gloss(width: number, grid: Grid): Piece {
  return line(gleam, width, grid, 0.5)
}

/** The same piece held level, so that what has an up and a down keeps it. */
export function level(upright: Piece, lean = 0.25): Piece {
  return (place, random) => upright({ ...place, turn: place.turn * lean }, random)
}

/** A piece set within another, on the grid of the outer one. */
export function inner(x: number, y: number, size: number, turn: number, what: Piece): Piece {
  return (place, random) => {
    const [[px, py]] = put(place, [x, y]) as [[number, number]]
    return what({ x: px, y: py, size: place.size * size * 0.1, turn: place.turn + turn }, random)
  }
}
