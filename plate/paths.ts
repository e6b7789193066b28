/** Points as `[x, y, x, y, …]`, which is cheaper to create than one array per point. */
export type Coordinates = readonly number[]

/** Side of the square drawing in design units. */
export const plateUnits = 240
/** Output units per design unit. Coordinates are rounded to integers in output units, which keeps the markup short. */
const outputScale = 4
/** Side of the square drawing in output units, used for the `viewBox`. */
export const pictureSide = plateUnits * outputScale

/** Converts design units to output units. */
export const toOutput = (value: number): number => Math.round(value * outputScale)

/** A path in output units. The commands are relative to its start, so that changing the start moves the whole path. */
export interface Path {
  readonly x: number
  readonly y: number
  readonly commands: string
}

/** Returns the path moved by `right` and `down` design units. */
export function moved({ x, y, commands }: Path, right: number, down: number): Path {
  return { x: x + toOutput(right), y: y + toOutput(down), commands }
}

export function polygon(points: Coordinates): Path {
  const corners = points.map(toOutput)
  const offsets: number[] = []
  for (let at = 2; at < corners.length; at++) offsets.push(corners[at]! - corners[at - 2]!)
  return { x: corners[0]!, y: corners[1]!, commands: `l${offsets.join(' ')}z` }
}

/**
 * Returns the commands of the quadratic B-spline that starts midway between the first two control points and ends
 * midway between the last two.
 */
function spline(controls: readonly number[]): string {
  let commands = `q${controls[2]! - controls[0]!} ${controls[3]! - controls[1]!}`
  for (let at = 4; at < controls.length; at += 2) {
    // A `t` command contains only its end point: its control point is the previous control point, reflected.
    commands += `${at === 6 ? 't' : ' '}${controls[at]! - controls[at - 4]!} ${controls[at + 1]! - controls[at - 3]!}`
  }
  return commands
}

/**
 * Returns one coordinate of the control point for a point of a spline. The control point lies further out than the
 * point, by `share` of the distances to the points before and after, so that the spline passes through the point. The
 * unit is two output units: curves meet midway between two control points, and this middle is then a whole number of
 * output units.
 */
const control = (before: number, on: number, after: number, share: number): number =>
  Math.round(((on + (on * 2 - before - after) * share) * outputScale) / 2)

/** Returns a smooth closed path through all points. */
export function curve(points: Coordinates): Path {
  const end = points.length
  const controls: number[] = []
  let [beforeX, beforeY, onX, onY] = points.slice(-4) as [number, number, number, number]
  for (let at = 0; at < end + 4; at += 2) {
    const afterX = points[at % end]!
    const afterY = points[(at % end) + 1]!
    controls.push(control(beforeX, onX, afterX, 1 / 8), control(beforeY, onY, afterY, 1 / 8))
    beforeX = onX
    beforeY = onY
    onX = afterX
    onY = afterY
  }
  return { x: controls[0]! + controls[2]!, y: controls[1]! + controls[3]!, commands: spline(controls) }
}

/** Returns smooth lines as one path. Each `size` numbers of `points` are the coordinates of one line. */
export function lines(points: Coordinates, size = points.length): Path {
  const rounded = points.map(toOutput)
  let commands = ''
  for (let from = 0; from < points.length; from += size) {
    const to = from + size - 2
    const x = rounded[from]!
    const y = rounded[from + 1]!
    if (from) commands += `m${x - rounded[from - 2]!} ${y - rounded[from - 1]!}`
    commands +=
      size === 4 ? `l${rounded[to]! - x} ${rounded[to + 1]! - y}` : spline(lineControls(points, from, to))
  }
  return { x: rounded[0]!, y: rounded[1]!, commands }
}

/**
 * Returns the control points of a line. The outermost ones mirror their neighbours, so that the line starts and ends at
 * its end points.
 */
function lineControls(points: Coordinates, first: number, last: number): number[] {
  const controls = [0, 0]
  for (let at = first + 2; at < last; at++) {
    controls.push(control(points[at - 2]!, points[at]!, points[at + 2]!, last - first > 4 ? 1 / 6 : 1 / 2))
  }
  for (let axis = 0; axis < 2; axis++) {
    controls[axis] = toOutput(points[first + axis]!) - controls[axis + 2]!
    controls.push(toOutput(points[last + axis]!) - controls[controls.length - 2]!)
  }
  return controls
}
