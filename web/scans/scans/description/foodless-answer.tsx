import type { FoodlessMeal } from '#contract/day/meals.ts'
import { LazyAgainOffer } from '../../../day/shared/lazy-again-offer.tsx'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { foodlessTexts } from '../copy.ts'

interface FoodlessAnswerProps {
  meal: FoodlessMeal
  /** Past day on which a meal is logged again. */
  date: string | undefined
  /** Called after a meal was logged again; without it none is offered. */
  onAgain?: (() => void) | undefined
}

/** Answer to a description that names a meal but no food. */
export function FoodlessAnswer({ meal, date, onAgain }: FoodlessAnswerProps) {
  if (meal.kind === 'again' && onAgain) return <LazyAgainOffer wanted={meal} on={date} onDone={onAgain} />
  const { title, text } = foodlessTexts[meal.kind === 'again' ? 'named' : meal.kind]
  return <Banner title={title}>{text}</Banner>
}
