import { canvas, drawPlate } from '../../plate/drawing.ts'
import { describeMeal } from '../../plate/label.ts'
import type { PlateMeal } from '../../plate/meal.ts'

interface PlateProps extends PlateMeal {
  /** Where the foods are already written beside it, a screen reader skips the picture. */
  readonly decorative?: boolean | undefined
}

/** The drawn plate: any meal, drawn from its foods. Fills the width of its container. */
export function Plate({ decorative, ...meal }: PlateProps) {
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeMeal(meal) }
  return (
    <svg {...canvas} {...voice} className="block w-full">
      {drawPlate(meal).map((mark, index) => (
        // A drawing is made anew as a whole; its marks have no name but their place.
        <path key={index} {...mark} />
      ))}
    </svg>
  )
}
