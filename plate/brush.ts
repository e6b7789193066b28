import { shadowColor } from './palette.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Points as `[x, y, x, y, …]`, which is cheaper to create than an array for each point. */
export type Coordinates = readonly number[]

/** Points of a piece: 0, 0 is its spot's centre and 10 the spot's radius on each axis. */
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
  /** True for a liquid that reaches the vessel's wall, so that its outline must be smooth. */
  readonly brimful?: boolean
}

/** Attributes of one SVG path. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly 'stroke-width'?: number
}

/** Drawing context: the marks so far, and a seeded random source for irregular outlines. */
export interface DrawingContext {
  readonly random: Random
  readonly marks: Mark[]
}

export type Painter = (spot: Spot, context: DrawingContext) => void

/** Side of the square drawing in design units. */
export const plateUnits = 240
/**
 * Output units per design unit. Rounded to these finer units every coordinate is an integer, which keeps the markup
 * short.
 */
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

/** Returns the spot with its radii scaled and its centre unchanged. */
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

/** Returns the point at a distance and angle (radians) from a point. */
export function step([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

function toOutput(value: number): number {
  return Math.round(value * outputScale)
}

/**
 * Formats a number of a relative path command with a space before it; a negative one needs none, because its minus sign
 * separates it too.
 */
function offset(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`
}

/** A path in output units: its commands are relative to its start, so that it is moved by changing the start. */
interface Path {
  readonly x: number
  readonly y: number
  readonly commands: string
}

/** Returns the path moved, in design units. */
export function moved({ x, y, commands }: Path, right: number, down: number): Path {
  return { x: x + toOutput(right), y: y + toOutput(down), commands }
}

export function polygon(points: Coordinates): Path {
  const corners = points.map(toOutput)
  let commands = 'l'
  for (let at = 2; at < corners.length; at++) commands += offset(corners[at]! - corners[at - 2]!)
  return { x: corners[0]!, y: corners[1]!, commands: `${commands}z` }
}

/**
 * Returns the share of the distance to a neighbouring point by which `controlsBetween` moves a control point. `isEnd`: that
 * neighbour is an end of the line; `isOtherEnd`: the neighbour on the other side is.
 */
function shareOf(isEnd: boolean, isOtherEnd: boolean): number {
  if (isEnd) return isOtherEnd ? 1 / 2 : 1 / 6
  return isOtherEnd ? 1 / 3 : 1 / 8
}

/**
 * Returns the control points of a spline between two of its points; `isLine` if these are its ends. A control point lies
 * further out than the point it belongs to, by shares of the distances to the points before and after, so that the spline
 * passes through the point. The unit is two output units: the middle of two control points, where their curves meet, is then
 * a whole number of output units.
 */
function controlsBetween(points: Coordinates, first: number, last: number, isLine: boolean): number[] {
  const controls: number[] = []
  for (let at = first + 2; at < last; at++) {
    const isSecond = isLine && at < first + 4
    const isLastButOne = isLine && at > last - 3
    const on = points[at]!
    const before = (on - points[at - 2]!) * shareOf(isSecond, isLastButOne)
    const after = (on - points[at + 2]!) * shareOf(isLastButOne, isSecond)
    controls.push(Math.round(((on + before + after) * outputScale) / 2))
  }
  return controls
}

/** Writes the quadratic B-spline from the middle of the first two control points to the middle of the last two. */
function spline(controls: readonly number[]): string {
  let commands = `q${controls[2]! - controls[0]!}${offset(controls[3]! - controls[1]!)}`
  for (let at = 4; at < controls.length; at += 2) {
    // A `t` command has only its end: its control point is the previous one, reflected.
    if (at === 6) commands += 't'
    commands += offset(controls[at]! - controls[at - 4]!) + offset(controls[at + 1]! - controls[at - 3]!)
  }
  return commands
}

/** Returns a smooth closed path through all points. */
export function curve(points: Coordinates): Path {
  const around = points.slice(-4).concat(points, points.slice(0, 4))
  const controls = controlsBetween(around, 0, around.length - 2, false)
  return { x: controls[0]! + controls[2]!, y: controls[1]! + controls[3]!, commands: spline(controls) }
}

/** Returns smooth lines as one path: each `size` numbers of `points` are one line. */
export function lines(points: Coordinates, size = points.length): Path {
  const rounded = points.map(toOutput)
  let commands = ''
  for (let from = 0; from < points.length; from += size) {
    const to = from + size - 2
    const x = rounded[from]!
    const y = rounded[from + 1]!
    if (from) commands += `m${x - rounded[from - 2]!}${offset(y - rounded[from - 1]!)}`
    commands +=
      size === 4
        ? `l${rounded[to]! - x}${offset(rounded[to + 1]! - y)}`
        : spline(lineControls(points, from, to))
  }
  return { x: rounded[0]!, y: rounded[1]!, commands }
}

/** Returns the control points of a line; those of its ends mirror their neighbours, so that the line starts and ends there. */
function lineControls(points: Coordinates, first: number, last: number): number[] {
  const controls = [0, 0].concat(controlsBetween(points, first, last, true))
  for (let axis = 0; axis < 2; axis++) {
    controls[axis] = toOutput(points[first + axis]!) - controls[axis + 2]!
    controls.push(toOutput(points[last + axis]!) - controls[controls.length - 2]!)
  }
  return controls
}

/** Fills a path; `edge` is the colour and width of a stroke around it. */
export function fill(
  { marks }: DrawingContext,
  { x, y, commands }: Path,
  color: string,
  edge?: readonly [color: string, width: number],
): void {
  const d = `m${x} ${y}${commands}`
  marks.push(
    edge ? { d, fill: color, stroke: edge[0], 'stroke-width': toOutput(edge[1]) } : { d, fill: color },
  )
}

export function stroke(
  { marks }: DrawingContext,
  { x, y, commands }: Path,
  color: string,
  width: number,
): void {
  marks.push({ d: `m${x} ${y}${commands}`, stroke: color, 'stroke-width': toOutput(width) })
}

/**
 * Maps grid coordinates to the drawing; with a drawing context, each point is moved by a random offset of up to 0.4.
 */
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

/**
 * Returns the outline of a soft food: an ellipse or rounded square with an irregular, wavy edge. `wobble`: depth of the
 * waves as a share of the radius; `grit`: that of a crumbly edge.
 */
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

/**
 * Draws a solid food: its shadow, its dark body, and its light face moved to the upper left, where the light comes
 * from. `inset`: share by which the face is smaller than the body.
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
  // The shadow of a small piece is a stroke, which saves a path without a visible difference.
  const isSmall = drop < 1.6
  if (!isSmall) fill(context, moved(body, drop * 0.6, drop), shadowColor)
  fill(context, body, tones[1]!, isSmall ? [shadowColor, drop] : undefined)
  if (tones[0] === tones[1]) return
  const shift = Math.min(spot.rx, spot.ry) * inset * 0.6
  const left = spot.x * inset - shift * 0.6
  const top = spot.y * inset - shift
  const face = points.map((value, at) => value * (1 - inset) + (at % 2 ? top : left))
  fill(context, curve(face), tones[0]!)
}

/**
 * Returns `about` points (rounded) evenly distributed in a spot (sunflower pattern) with jitter, sorted back to front.
 */
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
