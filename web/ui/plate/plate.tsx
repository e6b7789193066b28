import { useCallback } from 'react'
import type { Mark } from '../../../plate/brush.ts'
import { canvas, drawPlate } from '../../../plate/drawing.ts'
import { describeMeal } from '../../../plate/label.ts'
import type { PlateMeal } from '../../../plate/meal.ts'

interface PlateProps extends PlateMeal {
  /** Hidden from screen readers where the foods are listed beside it. */
  readonly decorative?: boolean | undefined
}

/**
 * Drawing of a meal from its foods. Fills the width of its container. Its paths, about 80, are created without React:
 * they are always replaced together, and comparing them one by one would only cost time.
 */
export function Plate({ decorative, items, vessel }: PlateProps) {
  const voice = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': describeMeal({ items, vessel }) }
  const draw = useCallback(
    (svg: SVGSVGElement | null) => svg?.replaceChildren(...drawPlate({ items, vessel }).map(pathOf)),
    [items, vessel],
  )
  return <svg ref={draw} {...canvas} {...voice} className="block w-full" />
}

function pathOf(mark: Mark): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const name in mark) path.setAttribute(name, `${mark[name as keyof Mark]}`)
  return path
}
