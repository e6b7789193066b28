import { shadowColor } from './palette.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Points as `[x, y, x, y, …]`, which is cheaper to create than an array for each point. */
export type Coordinates = readonly number[]

/** Points from -10 to 10, relative to the spot's centre and radii. */
export type Grid = Coordinates

/** Position, size and rotation of a food on its vessel, or of one piece of it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly turn: number
  /** True for a rounded square, which fills the corners of a marmita compartment. */
  readonly square?: boolean
  /** True for a liquid that reaches the vessel's wall, so that its outline is smooth. */
  readonly brimful?: boolean
}

/** One SVG path, with React's attribute names. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly transform?: string | undefined
}

/** Drawing context: the marks so far, and a seeded random source for irregular outlines. */
export interface DrawingContext {
  readonly random: Random
  readonly marks: Mark[]
}

export type Painter = (spot: Spot, context: DrawingContext) => void

/** Side of the square drawing in design units. */
export const plateUnits = 240
/** Output units per design unit. With finer units every coordinate is an integer, which keeps the markup short. */
const outputScale = 4
/** Side of the square drawing in output units, used for the `viewBox`. */
export const pictureSide = plateUnits * outputScale

export const fullTurn = Math.PI * 2

export function circle(x: number, y: number, radius: number, turn = 0): Spot {
  return { x, y, rx: radius, ry: radius, turn }
}

export function radiusOf({ rx, ry }: Spot): number {
  return Math.sqrt(rx * ry)
}

/** Returns the spot scaled around its centre. */
export function scaled(spot: Spot, scale: number): Spot {
  return { ...spot, rx: spot.rx * scale, ry: spot.ry * scale }
}

/** Combines painters in layers, the first one at the bottom. */
export function over(...painters: readonly Painter[]): Painter {
  return (spot, context) => {
    for (const paint of painters) paint(spot, context)
  }
}

/** Returns a random offset from -by to by. */
export function jitter({ random }: DrawingContext, by: number): number {
  return (random() * 2 - 1) * by
}

export function pick<T>({ random }: DrawingContext, options: readonly [T, ...T[]]): T {
  return options[Math.floor(random() * options.length)] ?? options[0]
}

/** Returns the point at a distance and angle from a point. */
export function step([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

function toOutput(value: number): number {
  return Math.round(value * outputScale)
}

/** Returns a number of a relative path command; a minus sign separates it from the number before as well as a space. */
function offset(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`
}

/** Returns a smooth path through all points: Catmull-Rom segments written as Béziers. */
export function curve(points: Coordinates, closed = true): string {
  const end = points.length
  const last = end - 2
  let beforeX = points[closed ? last : 0]!
  let beforeY = points[closed ? last + 1 : 1]!
  let onX = points[0]!
  let onY = points[1]!
  let afterX = points[last && 2]!
  let afterY = points[last ? 3 : 1]!
  let x = toOutput(onX)
  let y = toOutput(onY)
  const share = 1 / 6
  const firstX = toOutput(onX + (afterX - beforeX) * share)
  const firstY = toOutput(onY + (afterY - beforeY) * share)
  let d = `M${x} ${y}c${firstX - x}${offset(firstY - y)}`
  for (let at = 2; at <= (closed ? end : last); at += 2) {
    beforeX = onX
    beforeY = onY
    onX = afterX
    onY = afterY
    const next = closed ? (at + 2) % end : Math.min(at + 2, last)
    afterX = points[next]!
    afterY = points[next + 1]!
    const toX = toOutput(onX)
    const toY = toOutput(onY)
    if (at === 4) d += 's'
    d += offset(toOutput(onX - (afterX - beforeX) * share) - x)
    d += offset(toOutput(onY - (afterY - beforeY) * share) - y)
    d += offset(toX - x) + offset(toY - y)
    x = toX
    y = toY
  }
  return d
}

export function polygon(points: Coordinates): string {
  let x = toOutput(points[0]!)
  let y = toOutput(points[1]!)
  let d = `M${x} ${y}l`
  for (let at = 2; at < points.length; at += 2) {
    const toX = toOutput(points[at]!)
    const toY = toOutput(points[at + 1]!)
    d += offset(toX - x) + offset(toY - y)
    x = toX
    y = toY
  }
  return d
}

/** Returns a straight line from a point, with its end relative to the start. */
export function segment(fromX: number, fromY: number, toX: number, toY: number): string {
  const x = toOutput(fromX)
  const y = toOutput(fromY)
  return `M${x} ${y}l${toOutput(toX) - x}${offset(toOutput(toY) - y)}`
}

export function fill(context: DrawingContext, d: string, color: string, transform?: string): void {
  context.marks.push({ d, fill: color, transform })
}

export function stroke(
  context: DrawingContext,
  d: string,
  color: string,
  width: number,
  transform?: string,
): void {
  context.marks.push({ d, stroke: color, strokeWidth: toOutput(width), transform })
}

/** Returns a transform that moves and scales a path. */
export function transformMatrix(x: number, y: number, scale = 1): string {
  return `matrix(${scale} 0 0 ${scale} ${toOutput(x)} ${toOutput(y)})`
}

/** Maps grid coordinates to the drawing; with a drawing context, each point gets random jitter. */
export function toDrawing({ x, y, rx, ry, turn }: Spot, grid: Grid, context?: DrawingContext): number[] {
  const cos = Math.cos(turn) / 10
  const sin = Math.sin(turn) / 10
  const points: number[] = []
  for (let at = 0; at < grid.length; at += 2) {
    const u = (grid[at]! + (context ? jitter(context, 0.4) : 0)) * rx
    const v = (grid[at + 1]! + (context ? jitter(context, 0.4) : 0)) * ry
    points.push(x + u * cos - v * sin, y + u * sin + v * cos)
  }
  return points
}

/** Returns the outline's radius relative to an ellipse: 1, or more towards the corners of a rounded square. */
function relativeRadius({ square }: Spot, angle: number): number {
  return square ? (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** -0.25 : 1
}

/** Returns the outline of a soft food: an ellipse with an irregular, wavy edge; `grit` adds a crumbly edge. */
export function blob(context: DrawingContext, spot: Spot, wobble: number, grit = 0): number[] {
  const count = grit ? radiusOf(spot) * 0.5 + 14 : spot.rx > 9 ? 12 : 8
  const depth = spot.brimful ? 0.004 : wobble
  const [second, third] = [jitter(context, 3), jitter(context, 3)]
  const grid: number[] = []
  for (let index = 0; index < count; index++) {
    const angle = (index / Math.ceil(count)) * fullTurn
    const slow = Math.cos(angle * 2 + second) + Math.cos(angle * 3 + third)
    const reach = 1 + slow * depth * 0.6 + jitter(context, grit || depth / 4)
    const radius = reach * 10 * relativeRadius(spot, angle)
    grid.push(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  return toDrawing(spot, grid)
}

/** Draws a solid food: shadow, dark body, and the light face offset to the upper left, where the light comes from. */
export function shaded(
  spot: Spot,
  context: DrawingContext,
  points: Coordinates,
  tones: readonly string[],
  inset: number,
): void {
  const d = curve(points)
  const drop = Math.min(4, radiusOf(spot) * 0.12)
  const shift = Math.min(spot.rx, spot.ry) * inset * 0.6
  // The shadow of a small piece is a stroke, which saves a path without a visible difference.
  const rim = drop < 1.6 ? toOutput(drop) : 0
  if (!rim) fill(context, d, shadowColor, transformMatrix(drop * 0.6, drop))
  context.marks.push(
    rim ? { d, fill: tones[1]!, stroke: shadowColor, strokeWidth: rim } : { d, fill: tones[1]! },
  )
  if (tones[0] === tones[1]) return
  fill(
    context,
    d,
    tones[0]!,
    transformMatrix(spot.x * inset - shift * 0.6, spot.y * inset - shift, 1 - inset),
  )
}

/** Returns evenly distributed points in a spot (sunflower pattern) with jitter, sorted back to front. */
export function scatter(context: DrawingContext, spot: Spot, about: number, looseness: number): Point[] {
  const count = Math.round(about)
  const spin = jitter(context, 3)
  const off = (radiusOf(spot) / Math.sqrt(count)) * looseness
  const points: Point[] = []
  for (let index = 0; index < count; index++) {
    const angle = spin + index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count) * relativeRadius(spot, angle)
    const x = spot.x + Math.cos(angle) * reach * spot.rx + jitter(context, off)
    points.push([x, spot.y + Math.sin(angle) * reach * spot.ry + jitter(context, off)])
  }
  return points.sort((a, b) => a[1] - b[1])
}
