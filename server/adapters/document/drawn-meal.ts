import type { Mark } from '../../../plate/brush.ts'
import { pictureSide } from '../../../plate/paths.ts'
import { drawPlate } from '../../../plate/drawing.ts'
import type { PlateMeal } from '../../../plate/meal.ts'

type Pdf = PDFKit.PDFDocument

/** Draws the plate of a meal as the screens do, as vector graphics, into a square of `side` points. */
export function drawMeal(
  pdf: Pdf,
  meal: PlateMeal,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  pdf.save()
  pdf
    .translate(x, y)
    .scale(side / pictureSide)
    .lineCap('round')
    .lineJoin('round')
  for (const mark of drawPlate(meal)) drawMark(pdf, mark)
  pdf.restore()
}

function drawMark(pdf: Pdf, { d, fill, stroke, 'stroke-width': strokeWidth = 1 }: Mark): void {
  // SVG does not draw a line of width 0; PDF would draw it as thin as the device can.
  const line = stroke !== undefined && strokeWidth > 0 ? colorOf(stroke) : null
  const surface = fill === undefined || fill === 'none' ? null : colorOf(fill)
  if (!line && !surface) return
  addPath(pdf, d)
  if (surface) pdf.fillColor(surface.color).fillOpacity(surface.opacity)
  if (line) pdf.strokeColor(line.color).strokeOpacity(line.opacity).lineWidth(strokeWidth)
  if (surface && line) pdf.fillAndStroke()
  else if (surface) pdf.fill()
  else pdf.stroke()
}

/**
 * Adds the path of a mark: `M`, and the relative commands `m`, `l`, `q`, `t` and `z`. PDF has no quadratic curves, and PDFKit 0.20 writes
 * them as cubic ones of another shape, so each is converted to the cubic curve of the same shape.
 */
function addPath(pdf: Pdf, data: string): void {
  let [x, y, controlX, controlY] = [0, 0, 0, 0]
  for (const [, command, rest = ''] of data.matchAll(/([Mmlqtz])([^Mmlqtz]*)/g)) {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'z') pdf.closePath()
    if (command === 'M') [x, y] = [0, 0]
    while (numbers.length > 0) {
      const [fromX, fromY] = [x, y]
      if (command === 'q') [controlX, controlY] = [x + numbers.shift()!, y + numbers.shift()!]
      else if (command === 't') [controlX, controlY] = [2 * x - controlX, 2 * y - controlY]
      x += numbers.shift()!
      y += numbers.shift()!
      if (command === 'm' || command === 'M') pdf.moveTo(x, y)
      else if (command === 'l') pdf.lineTo(x, y)
      else {
        pdf.bezierCurveTo(
          fromX + ((controlX - fromX) * 2) / 3,
          fromY + ((controlY - fromY) * 2) / 3,
          x + ((controlX - x) * 2) / 3,
          y + ((controlY - y) * 2) / 3,
          x,
          y,
        )
      }
    }
  }
}

/** Parses `#fb2`, `#ffbb22`, and with opacity `#fb28` and `#ffbb2288`. */
function colorOf(hex: string): { readonly color: string; readonly opacity: number } {
  const isShort = hex.length < '#rrggbb'.length
  const channels = hex.slice(1).match(isShort ? /./g : /../g) ?? []
  const [red, green, blue, alpha = 'ff'] = channels.map((channel) => channel.padStart(2, channel))
  return { color: `#${red}${green}${blue}`, opacity: Number.parseInt(alpha, 16) / 255 }
}
