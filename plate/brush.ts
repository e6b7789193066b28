import { shadowColor } from './palette.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Flat `[x, y, x, y, …]` coordinates from -10 to 10, relative to the spot's centre and radii. */
export type Grid = readonly number[]

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
  return (spot, context) => painters.forEach((paint) => paint(spot, context))
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
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length
  const last = count - 1
  let before = points[closed ? last : 0]!
  let on = points[0]!
  let after = points[Math.min(1, last)]!
  let [x, y] = [toOutput(on[0]), toOutput(on[1])]
  const share = 1 / 6
  const firstX = toOutput(on[0] + (after[0] - before[0]) * share)
  const firstY = toOutput(on[1] + (after[1] - before[1]) * share)
  let d = `M${x} ${y}c${firstX - x}${offset(firstY - y)}`
  const end = closed ? count : last
  for (let index = 1; index <= end; index++) {
    before = on
    on = after
    after = points[closed ? (index + 1) % count : Math.min(index + 1, last)]!
    const [toX, toY] = [toOutput(on[0]), toOutput(on[1])]
    if (index === 2) d += 's'
    d += offset(toOutput(on[0] - (after[0] - before[0]) * share) - x)
    d += offset(toOutput(on[1] - (after[1] - before[1]) * share) - y)
    d += offset(toX - x) + offset(toY - y)
    x = toX
    y = toY
  }
  return d
}

export function polygon(points: readonly Point[]): string {
  let d = ''
  let [x, y] = [0, 0]
  for (const [pointX, pointY] of points) {
    const [toX, toY] = [toOutput(pointX), toOutput(pointY)]
    d += d ? offset(toX - x) + offset(toY - y) : `M${toX} ${toY}l`
    x = toX
    y = toY
  }
  return d
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
export function toDrawing({ x, y, rx, ry, turn }: Spot, grid: Grid, context?: DrawingContext): Point[] {
  const [cos, sin] = [Math.cos(turn) / 10, Math.sin(turn) / 10]
  const off = () => (context ? jitter(context, 0.4) : 0)
  const points: Point[] = []
  for (let index = 0; index < grid.length; index += 2) {
    const [u, v] = [(grid[index]! + off()) * rx, (grid[index + 1]! + off()) * ry]
    points.push([x + u * cos - v * sin, y + u * sin + v * cos])
  }
  return points
}

/** Returns the outline's radius relative to an ellipse: 1, or more towards the corners of a rounded square. */
function relativeRadius({ square }: Spot, angle: number): number {
  return square ? (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** -0.25 : 1
}

/** Returns the outline of a soft food: an ellipse with an irregular, wavy edge; `grit` adds a crumbly edge. */
export function blob(context: DrawingContext, spot: Spot, wobble: number, grit = 0): Point[] {
  const count = grit ? radiusOf(spot) * 0.5 + 14 : spot.rx > 9 ? 12 : 8
  const depth = spot.brimful ? 0.004 : wobble
  const [second, third] = [jitter(context, 3), jitter(context, 3)]
  const grid: number[] = []
  for (let index = 0; index < count; index++) {
    const angle = (index / Math.ceil(count)) * fullTurn
    const slow = Math.cos(angle * 2 + second) + Math.cos(angle * 3 + third)
    const reach = 1 + slow * depth * 0.6 + jitter(context, grit || depth / 4)
    grid.push(...step([0, 0], angle, reach * 10 * relativeRadius(spot, angle)))
  }
  return toDrawing(spot, grid)
}

/** Draws a solid food: shadow, dark body, and the light face offset to the upper left, where the light comes from. */
export function shaded(
  spot: Spot,
  context: DrawingContext,
  points: readonly Point[],
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
