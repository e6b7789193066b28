import { shadowColor } from './palette.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Flat `[x, y, x, y, …]` coordinates from -10 to 10, which span a spot either way from its middle. */
export type Grid = readonly number[]

/** Where something lies: a whole food on its vessel, or one piece of it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly turn: number
  /** A marmita's compartment wants fuller corners. */
  readonly square?: boolean
  /** A liquid that stands to the wall of its vessel: its edge is the vessel's, not its own. */
  readonly brimful?: boolean
}

/** One path of a drawing, as its attributes are called in React. */
export interface Mark {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly transform?: string | undefined
}

/** Draws, and is never quite steady. */
export interface Hand {
  readonly random: Random
  readonly marks: Mark[]
}

export type Painter = (spot: Spot, hand: Hand) => void

/** Side of the square drawing, in the units it is thought in. */
export const plateUnits = 240
/** In the picture's own, finer units every number is whole: short to write, quick to read. */
const finesse = 4
export const pictureSide = plateUnits * finesse

export const fullTurn = Math.PI * 2

export function circle(x: number, y: number, radius: number, turn = 0): Spot {
  return { x, y, rx: radius, ry: radius, turn }
}

export function radiusOf({ rx, ry }: Spot): number {
  return Math.sqrt(rx * ry)
}

/** A spot of the same shape, `scale` times as large. */
export function grown(spot: Spot, scale: number): Spot {
  return { ...spot, rx: spot.rx * scale, ry: spot.ry * scale }
}

/** Several painters over each other. */
export function over(...painters: readonly Painter[]): Painter {
  return (spot, hand) => painters.forEach((paint) => paint(spot, hand))
}

/** A little more or less than nothing, at most `by`. */
export function loose({ random }: Hand, by: number): number {
  return (random() * 2 - 1) * by
}

export function pick<T>({ random }: Hand, options: readonly [T, ...T[]]): T {
  return options[Math.floor(random() * options.length)] ?? options[0]
}

/** Where one comes to from a point. */
export function step([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

function fine(value: number): number {
  return Math.round(value * finesse)
}

function written(x: number, y: number): string {
  return `${fine(x)} ${fine(y)}`
}

/** A curve through all points: Catmull-Rom, whose steps each go on as the last one came, written as Béziers. */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
  const beside = (index: number, share: number): string => {
    const [from, on, to] = [at(index - 1), at(index), at(index + 1)]
    return written(on[0] + (to[0] - from[0]) * share, on[1] + (to[1] - from[1]) * share)
  }
  let d = `M${beside(0, 0)}C${beside(0, 1 / 6)} `
  for (let index = 1; index < count + Number(closed); index++) {
    d += `${index > 1 ? 'S' : ''}${beside(index, -1 / 6)} ${beside(index, 0)}`
  }
  return d
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => written(x, y)).join('L')}`
}

export function fill(hand: Hand, d: string, color: string, transform?: string): void {
  hand.marks.push({ d, fill: color, transform })
}

export function stroke(hand: Hand, d: string, color: string, width: number, transform?: string): void {
  hand.marks.push({ d, stroke: color, strokeWidth: fine(width), transform })
}

/** Where an outline is drawn again: so much further, and so much smaller. */
export function moved(x: number, y: number, scale = 1): string {
  return `matrix(${scale} 0 0 ${scale} ${fine(x)} ${fine(y)})`
}

/** Maps a grid to the drawing; with a hand each point is a little off. */
export function put({ x, y, rx, ry, turn }: Spot, grid: Grid, hand?: Hand): Point[] {
  const [cos, sin] = [Math.cos(turn) / 10, Math.sin(turn) / 10]
  const off = () => (hand ? loose(hand, 0.4) : 0)
  const points: Point[] = []
  for (let index = 0; index < grid.length; index += 2) {
    const [u, v] = [(grid[index]! + off()) * rx, (grid[index + 1]! + off()) * ry]
    points.push([x + u * cos - v * sin, y + u * sin + v * cos])
  }
  return points
}

/** How far the edge of a spot lies from an ellipse's: 1, or more towards a square's corners. */
function fullnessAt({ square }: Spot, angle: number): number {
  return square ? (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** -0.25 : 1
}

/** The outline of something soft: an ellipse with a slow, irregular edge; with `grit` one made of crumbs. */
export function blob(hand: Hand, spot: Spot, wobble: number, grit = 0): Point[] {
  const count = grit ? radiusOf(spot) * 0.5 + 14 : spot.rx > 9 ? 12 : 8
  const depth = spot.brimful ? 0.004 : wobble
  const [second, third] = [loose(hand, 3), loose(hand, 3)]
  const grid: number[] = []
  for (let index = 0; index < count; index++) {
    const angle = (index / Math.ceil(count)) * fullTurn
    const slow = Math.cos(angle * 2 + second) + Math.cos(angle * 3 + third)
    const reach = 1 + slow * depth * 0.6 + loose(hand, grit || depth / 4)
    grid.push(...step([0, 0], angle, reach * 10 * fullnessAt(spot, angle)))
  }
  return put(spot, grid)
}

/** The two tones of every solid food: its shadow, its shaded body, and its face towards the light at the upper left. */
export function shaded(
  spot: Spot,
  hand: Hand,
  points: readonly Point[],
  tones: readonly string[],
  inset: number,
): void {
  const d = curve(points)
  const drop = Math.min(4, radiusOf(spot) * 0.12)
  const shift = Math.min(spot.rx, spot.ry) * inset * 0.6
  // The shadow of a crumb is a rim: one path less, and no eye sees it.
  const rim = drop < 1.6 ? fine(drop) : 0
  if (!rim) fill(hand, d, shadowColor, moved(drop * 0.6, drop))
  hand.marks.push({ d, fill: tones[1]!, stroke: shadowColor, strokeWidth: rim })
  if (tones[0] === tones[1]) return
  fill(hand, d, tones[0]!, moved(spot.x * inset - shift * 0.6, spot.y * inset - shift, 1 - inset))
}

/** Evenly spread points in an ellipse (sunflower order), loosened a little; back to front. */
export function scatter(hand: Hand, spot: Spot, about: number, looseness: number): Point[] {
  const count = Math.round(about)
  const spin = loose(hand, 3)
  const off = (radiusOf(spot) / Math.sqrt(count)) * looseness
  return Array.from({ length: count }, (_, index): Point => {
    const angle = spin + index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count) * fullnessAt(spot, angle)
    const [x, y] = step([0, 0], angle, reach)
    return [spot.x + x * spot.rx + loose(hand, off), spot.y + y * spot.ry + loose(hand, off)]
  }).sort((a, b) => a[1] - b[1])
}
