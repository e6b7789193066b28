import type { FoodlessMeal, SaidTime } from '#contract/day/meals.ts'
import { useState } from 'react'
import { LazyAgainOffer } from '../../../day/shared/lazy-again-offer.tsx'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { localDay } from '../../../ui/format/local-day.ts'
import { foodlessTexts } from '../copy.ts'

interface FoodlessAnswerProps {
  meal: FoodlessMeal
  /** Text about help for what the words say; `null` if they ask for none. */
  care: string | null
  /** Past day on which a meal is logged again. */
  date: string | undefined
  /** Day and meal that the words name. */
  said: SaidTime | null
  /** Called after a meal was logged again; without it none is offered. */
  onAgain?: (() => void) | undefined
}

/** Answer to a description that names a meal but no food. */
export function FoodlessAnswer({ meal, care, date, said, onAgain }: FoodlessAnswerProps) {
  const [today] = useState(() => localDay(new Date()))
  if (meal.kind === 'again' && onAgain) {
    const named = said?.date ?? date
    return (
      <LazyAgainOffer
        wanted={meal}
        on={named === today ? undefined : named}
        as={said?.meal_type ? { mealType: said.meal_type, time: said.time } : undefined}
        onDone={onAgain}
      />
    )
  }
  const { title, text } = foodlessTexts[meal.kind === 'again' ? 'named' : meal.kind]
  return <Banner title={title}>{(meal.kind === 'care' && care) || text}</Banner>
}
