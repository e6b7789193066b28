import { canvas, drawPlate } from '../../../plate/drawing.ts'
import { describeMeal } from '../../../plate/label.ts'
import type { PlateMeal } from '../../../plate/meal.ts'

interface PlateProps extends PlateMeal {
  /** Hidden from screen readers where the foods are listed beside it. */
  readonly decorative?: boolean | undefined
}

/** Drawing of a meal from its foods. Fills the width of its container. */
export function Plate({ decorative, ...meal }: PlateProps) {
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeMeal(meal) }
  return (
    <svg {...canvas} {...voice} className="block w-full">
      {drawPlate(meal).map((mark, index) => (
        // The drawing is replaced as a whole, so the index is a stable key.
        <path key={index} {...mark} />
      ))}
    </svg>
  )
}
