import { type Mark, pictureSide } from '../../../plate/brush.ts'
import { drawPlate } from '../../../plate/drawing.ts'
import type { PlateMeal } from '../../../plate/meal.ts'

type Pdf = PDFKit.PDFDocument

/** Draws a plate as the screens do, as vector graphics. */
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

function drawMark(pdf: Pdf, { d, fill, stroke, strokeWidth = 1, transform }: Mark): void {
  // SVG omits a line of zero width; PDF draws it as thin as the device can.
  const line = stroke !== undefined && strokeWidth > 0 ? colorOf(stroke) : null
  const surface = fill === undefined || fill === 'none' ? null : colorOf(fill)
  if (!line && !surface) return
  pdf.save()
  const [a, b, c, e, f, g] = numbersOf(transform)
  if (g !== undefined) pdf.transform(a!, b!, c!, e!, f!, g)
  pdf.path(d)
  if (surface) pdf.fillColor(surface.color).fillOpacity(surface.opacity)
  if (line) pdf.strokeColor(line.color).strokeOpacity(line.opacity).lineWidth(strokeWidth)
  if (surface && line) pdf.fillAndStroke()
  else if (surface) pdf.fill()
  else pdf.stroke()
  pdf.restore()
}

/** Parses `matrix(1 0 0 1 10 16)`. */
function numbersOf(transform: string | undefined): readonly number[] {
  return transform?.match(/-?[\d.]+/g)?.map(Number) ?? []
}

/** Parses `#fb2`, `#ffbb22`, and with opacity `#fb28`. */
function colorOf(hex: string): { readonly color: string; readonly opacity: number } {
  const isShort = hex.length < '#rrggbb'.length
  const channels = hex.slice(1).match(isShort ? /./g : /../g) ?? []
  const [red, green, blue, alpha = 'ff'] = channels.map((channel) => channel.padStart(2, channel))
  return { color: `#${red}${green}${blue}`, opacity: Number.parseInt(alpha, 16) / 255 }
}
