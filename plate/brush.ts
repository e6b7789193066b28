import { shadowColor } from './palette.ts'
import { curve, moved, toOutput, type Coordinates, type Path } from './paths.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Points of a piece: (0, 0) is the centre of its spot, and 10 is the spot's radius on each axis. */
export type Grid = Coordinates

/** Position, size and rotation of a food on its vessel, or of one piece of the food. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly turn: number
  /** True for a rounded square, which fills the corners of a marmita compartment. */
  readonly square?: boolean
  /** True for a liquid that reaches the vessel's wall and therefore needs a smooth outline. */
  readonly brimful?: boolean
}

/** Attributes of one SVG path. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly 'stroke-width'?: number
}

/** Outlines that are drawn in one style, as one path. */
export interface Shape {
  readonly outlines: readonly Path[]
  readonly style: Omit<Mark, 'd'>
}

/** Drawing context: the shapes drawn so far, and a seeded random source for irregular outlines. */
export interface DrawingContext {
  readonly random: Random
  readonly shapes: Shape[]
}

export type Painter = (spot: Spot, context: DrawingContext) => void

export const fullTurn = Math.PI * 2

export const circle = (x: number, y: number, radius: number, turn = 0): Spot => ({
  x,
  y,
  rx: radius,
  ry: radius,
  turn,
})

export function radiusOf({ rx, ry }: Spot): number {
  return Math.sqrt(rx * ry)
}

/** Returns the spot with its radii scaled and its centre unchanged. */
export const scaled = (spot: Spot, scale: number): Spot => ({
  ...spot,
  rx: spot.rx * scale,
  ry: spot.ry * scale,
})

/** Combines painters in layers; the first painter is at the bottom. */
export const over =
  (...painters: readonly Painter[]): Painter =>
  (spot, context) => {
    for (const paint of painters) paint(spot, context)
  }

/** Returns a random offset from -by to by. */
export function jitter({ random }: DrawingContext, by: number): number {
  return (random() * 2 - 1) * by
}

export function pick<T>({ random }: DrawingContext, options: readonly [T, ...T[]]): T {
  return options[Math.floor(random() * options.length)] ?? options[0]
}

/** Returns the point at a given angle (radians) and distance from a point. */
export const step = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]

/**
 * Returns `count` points on a spiral around a centre. The first is at the angle `from` and the distance `reach`; each
 * next point is `turn` radians and `growth` further.
 */
export function spiral(
  center: Point,
  count: number,
  turn: number,
  reach: number,
  growth = 0,
  from = 0,
): number[] {
  const points: number[] = []
  for (let at = 0; at < count; at++) points.push(...step(center, from + at * turn, reach + at * growth))
  return points
}

/** Fills an outline. `softness`: width of a stroke of the same colour around it, which rounds the corners. */
export function fill({ shapes }: DrawingContext, outline: Path, color: string, softness = 0): void {
  const edge = softness && { stroke: color, 'stroke-width': toOutput(softness) }
  shapes.push({ outlines: [outline], style: { fill: color, ...edge } })
}

export function stroke({ shapes }: DrawingContext, outline: Path, color: string, width: number): void {
  shapes.push({ outlines: [outline], style: { stroke: color, 'stroke-width': toOutput(width) } })
}

/** Converts grid coordinates of a spot to coordinates of the drawing. */
export function toDrawing({ x, y, rx, ry, turn }: Spot, grid: Grid): number[] {
  const cos = Math.cos(turn) / 10
  const sin = Math.sin(turn) / 10
  const points: number[] = []
  for (let at = 0; at < grid.length; at += 2) {
    const u = grid[at]! * rx
    const v = grid[at + 1]! * ry
    points.push(x + u * cos - v * sin, y + u * sin + v * cos)
  }
  return points
}

/**
 * Returns the radius of the outline at an angle, relative to an ellipse: 1, or more toward the corners of a rounded
 * square.
 */
function relativeRadius({ square }: Spot, angle: number): number {
  if (!square) return 1
  const twice = Math.sin(angle * 2)
  return 1 / Math.sqrt(Math.sqrt(1 - (twice * twice) / 2))
}

/**
 * Returns the outline of a soft food: an ellipse or rounded square with a wavy edge. `wobble`: depth of the waves as a
 * share of the radius. `grit`: depth of the roughness of a crumbly edge, as a share of the radius.
 */
export function blob(context: DrawingContext, spot: Spot, wobble: number, grit = 0): number[] {
  const count = grit ? 50 : spot.rx > 9 ? 12 : 8
  const depth = spot.brimful ? 0.004 : wobble
  const [second, third] = [jitter(context, 3), jitter(context, 3)]
  const grid: number[] = []
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * fullTurn
    const slow = Math.cos(angle * 2 + second) + Math.cos(angle * 3 + third)
    const reach = 1 + slow * depth * 0.6 + jitter(context, grit || depth / 4)
    const radius = reach * 10 * relativeRadius(spot, angle)
    grid.push(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  return toDrawing(spot, grid)
}

/**
 * Draws a solid food: its shadow, its dark body, and its light face. The face is moved to the upper left, because the
 * light comes from there, and is smaller than the body by the share `inset`.
 */
export function shaded(
  spot: Spot,
  context: DrawingContext,
  points: Coordinates,
  tones: readonly string[],
  inset: number,
): void {
  const body = curve(points)
  const drop = Math.min(4, radiusOf(spot) * 0.12)
  fill(context, moved(body, drop * 0.6, drop), shadowColor)
  fill(context, body, tones[1]!)
  if (tones[0] === tones[1]) return
  const shift = Math.min(spot.rx, spot.ry) * inset * 0.6
  const left = spot.x * inset - shift * 0.6
  const top = spot.y * inset - shift
  const face = points.map((value, at) => value * (1 - inset) + (at % 2 ? top : left))
  fill(context, curve(face), tones[0]!)
}

/**
 * Returns `about` spots of the given radius, rounded to a whole number, evenly distributed in a spot (sunflower
 * pattern). Each is moved randomly by up to `looseness` of the distance between spots, and turned by up to `spin`
 * radians.
 */
export function scatter(
  context: DrawingContext,
  spot: Spot,
  [about, looseness]: readonly [about: number, looseness: number],
  radius = 0,
  spin = 3,
): Spot[] {
  const count = Math.round(about)
  const off = (radiusOf(spot) / Math.sqrt(count)) * looseness
  const start = jitter(context, 3)
  const spots: Spot[] = []
  for (let index = 0; index < count; index++) {
    const angle = start + index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count) * relativeRadius(spot, angle)
    const x = spot.x + Math.cos(angle) * reach * spot.rx + jitter(context, off)
    const y = spot.y + Math.sin(angle) * reach * spot.ry + jitter(context, off)
    spots.push(circle(x, y, radius, jitter(context, spin)))
  }
  return spots
}
