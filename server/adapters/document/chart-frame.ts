import { ink, inkSoft, line } from './document-look.ts'
import { addElement, type Paper, widthOf, write } from './paper.ts'

/** Area of a chart on its page, in points. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const titleHeight = 22
export const labelSize = 7.5
const axisWidth = 30
const daysHeight = 14

/** Adds a chart with its title as one figure of the structure tree; `draw` may draw any number of strokes. */
export function addFigure(
  paper: Paper,
  { title, alt, place }: { readonly title: string; readonly alt: string; readonly place: Place },
  draw: () => void,
): void {
  const { x, y, width, height } = place
  addElement(paper, { type: 'Figure', alt, bbox: [x, y, x + width, y + height] }, () => {
    write(paper, title, { x, y, font: 'strong', size: 10.5, color: ink })
    draw()
  })
}

/**
 * Returns evenly spaced round values for grid lines, from `low` or lower to `high` or higher; about `most` of them.
 */
export function roundSteps(low: number, high: number, most = 6): number[] {
  const span = Math.max(high - low, 1e-6)
  const rough = span / (most - 1)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((one) => one >= rough) ?? rough
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

export interface Plot {
  readonly left: number
  readonly right: number
  readonly bottom: number
  xOf(day: number): number
  yOf(value: number): number
  readonly slot: number
}

interface Axes {
  /** Values of the grid lines, lowest first; at least two. */
  readonly steps: readonly number[]
  readonly days: number
  readonly formatValue: (value: number) => string
}

/** Draws grid lines with their values, and the days of the month below; the caller draws the chart onto them. */
export function drawPlot(paper: Paper, place: Place, { steps, days, formatValue }: Axes): Plot {
  const { pdf } = paper
  const [low = 0, high = 1] = [steps[0], steps.at(-1)]
  const left = place.x + axisWidth
  const right = place.x + place.width
  const top = place.y + titleHeight
  const bottom = place.y + place.height - daysHeight
  const slot = (right - left) / days
  const yOf = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top)
  const xOf = (day: number) => left + slot * (day + 0.5)
  for (const step of steps) {
    pdf.lineWidth(0.5).moveTo(left, yOf(step)).lineTo(right, yOf(step)).stroke(line)
    write(paper, formatValue(step), {
      x: place.x,
      y: yOf(step) - 4.5,
      size: labelSize,
      color: inkSoft,
      width: axisWidth - 6,
      align: 'right',
    })
  }
  for (const day of namedDays(days)) {
    const text = `${day + 1}`
    const x = xOf(day) - widthOf(paper, text, { size: labelSize }) / 2
    write(paper, text, { x, y: bottom + 4, size: labelSize, color: inkSoft })
  }
  return { left, right, bottom, xOf, yOf, slot }
}

/**
 * Returns the days (from 0) that get a label: the first, every fifth and the last. A fifth day less than two days
 * before the last one gets none, so that labels do not overlap.
 */
function namedDays(days: number): number[] {
  const fifths = Array.from({ length: Math.floor(days / 5) }, (_, at) => at * 5 + 4)
  return [0, ...fifths.filter((day) => day <= days - 3), days - 1]
}

/** Draws the legend from the right edge of the chart's title to the left; the first key is leftmost. */
export function drawKeys(
  paper: Paper,
  { x, y, width }: Place,
  keys: readonly { readonly label: string; readonly draw: (x: number, y: number) => void }[],
): void {
  let right = x + width
  for (const { label, draw } of keys.toReversed()) {
    const labelWidth = widthOf(paper, label, { size: 8 })
    write(paper, label, { x: right - labelWidth, y: y + 2, size: 8, color: inkSoft })
    draw(right - labelWidth - 16, y + 7)
    right -= labelWidth + 28
  }
}
