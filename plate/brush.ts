import { between, type Random } from './random.ts'
import { path, type SvgNode } from './svg-node.ts'
import { shadowColor } from './palette.ts'

export type Point = readonly [x: number, y: number]

/** Where a food lies on its vessel. `square` spots (a marmita's compartments) want fuller corners. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly square?: boolean
  /** A liquid that stands to the wall of its vessel: its edge is the vessel's, not its own. */
  readonly brimful?: boolean
}

/** Where one piece lies. Its shape is written on a grid from -10 to 10, which `size` spans either way from the middle. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** Draws one food on its spot. */
export type Painter = (spot: Spot, random: Random) => SvgNode[]
/** Draws one piece of a food. */
export type Piece = (place: Place, random: Random) => SvgNode[]

/** Side of the square drawing, in its own units. */
export const plateUnits = 240

export const fullTurn = Math.PI * 2

function short(value: number): number {
  return Math.round(value * 10) / 10
}

/** A curve through all points (Catmull-Rom written as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    // A doubled point is a corner: the step between its halves would draw a curl.
    if (from[0] === to[0] && from[1] === to[1]) continue
    d += `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)} `
    d += `${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)} `
    d += `${short(to[0])} ${short(to[1])}`
  }
  return closed ? `${d}Z` : d
}

export function polygon(points: readonly Point[], closed = true): string {
  const d = points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
  return closed ? `M${d}Z` : `M${d}`
}

export function ellipse(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [dx, dy] = [short(Math.cos(turn) * rx), short(Math.sin(turn) * rx)]
  const arc = `a${short(rx)} ${short(ry)} ${Math.round((turn * 360) / fullTurn)} 1 1 `
  return `M${short(short(x) - dx)} ${short(short(y) - dy)}${arc}${dx * 2} ${dy * 2}${arc}${-dx * 2} ${-dy * 2}`
}

export function fill(d: string, color: string, opacity?: number): SvgNode {
  return path(opacity === undefined ? { d, fill: color } : { d, fill: color, opacity })
}

export function stroke(d: string, color: string, width: number, opacity?: number): SvgNode {
  const attributes = { d, stroke: color, 'stroke-width': short(width) }
  return path(opacity === undefined ? attributes : { ...attributes, opacity })
}

/** Maps flat `[x, y, x, y, …]` grid coordinates to the drawing; with `random` each point is a little off, as by hand. */
export function put(place: Place, grid: readonly number[], random?: Random): Point[] {
  const [cos, sin] = [Math.cos(place.turn) * place.size * 0.1, Math.sin(place.turn) * place.size * 0.1]
  const points: Point[] = []
  for (let index = 0; index < grid.length; index += 2) {
    const last = points.at(-1)
    if (last && grid[index] === grid[index - 2] && grid[index + 1] === grid[index - 1]) {
      points.push(last)
      continue
    }
    const u = grid[index]! + (random ? between(random, -0.4, 0.4) : 0)
    const v = grid[index + 1]! + (random ? between(random, -0.4, 0.4) : 0)
    points.push([place.x + u * cos - v * sin, place.y + u * sin + v * cos])
  }
  return points
}

export function spotOf(place: Place, scale = 1): Spot {
  return { x: place.x, y: place.y, rx: place.size * scale, ry: place.size * scale }
}

/** The outline of something soft: an ellipse with a slow, irregular edge. */
export function blob(random: Random, spot: Spot, wobble = 0.06, count = 12): Point[] {
  const start = random() * fullTurn
  const reachOf = spot.brimful ? 0.004 : wobble
  const waves = [2, 3, 5].map((often) => ({
    often,
    phase: random() * fullTurn,
    depth: (random() * reachOf * 2) / often,
  }))
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * fullTurn
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const slow = waves.reduce(
      (sum, { often, phase, depth }) => sum + Math.cos(often * angle + phase) * depth,
      1,
    )
    const reach = (slow + between(random, -reachOf, reachOf) * 0.3) * fullnessAt(spot, angle)
    return [spot.x + cos * spot.rx * reach, spot.y + sin * spot.ry * reach]
  })
}

/** How far the edge of a spot lies from an ellipse's: 1, or more towards a square's corners. */
export function fullnessAt(spot: Spot, angle: number): number {
  return spot.square ? (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** -0.25 : 1
}

function shifted(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy])
}

/** The lit face: the outline drawn smaller and towards the light at the upper left. */
export function lit(points: readonly Point[], inset: number): Point[] {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const narrowest = Math.min(...points.map(([x, y]) => Math.hypot(x - cx, y - cy)))
  const shift = narrowest * inset * 0.62
  return points.map(([x, y]) => [
    cx + (x - cx) * (1 - inset) - shift * 0.6,
    cy + (y - cy) * (1 - inset) - shift,
  ])
}

/** A flat cast shadow, down and to the right. */
export function shadow(points: readonly Point[], drop = 3): SvgNode {
  return fill(smooth(shifted(points, drop * 0.6, drop)), shadowColor, 0.2)
}

/** The two tones every solid food has: a shaded body under a lit face, on its shadow. */
export function shaded(
  points: readonly Point[],
  tones: readonly string[],
  inset = 0.12,
  drop = 3,
): SvgNode[] {
  return [shadow(points, drop), fill(smooth(points), tones[1]!), fill(smooth(lit(points, inset)), tones[0]!)]
}

/** Evenly spread points in an ellipse (sunflower order), loosened a little; back to front. */
export function scatter(random: Random, spot: Spot, count: number, loose = 0.5): Point[] {
  const spin = random() * fullTurn
  const step = Math.sqrt((spot.rx * spot.ry) / Math.max(1, count)) * loose
  return Array.from({ length: count }, (_, index): Point => {
    const reach = Math.sqrt((index + 0.5) / count)
    const angle = spin + index * 2.39996
    const fullness = fullnessAt(spot, angle)
    return [
      spot.x + Math.cos(angle) * reach * fullness * spot.rx + between(random, -step, step),
      spot.y + Math.sin(angle) * reach * fullness * spot.ry + between(random, -step, step),
    ]
  }).sort((a, b) => a[1] - b[1])
}

/** A spot of the same shape, `scale` times as large. */
export function grown(spot: Spot, scale: number): Spot {
  return { ...spot, rx: spot.rx * scale, ry: spot.ry * scale }
}

export function radiusOf(spot: Spot): number {
  return Math.sqrt(spot.rx * spot.ry)
}
