import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem, PlateReading } from '#contract/day/meals.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { spokenAmount } from './amount-copy.ts'

/** Questions that the day, the hour or the water field answers. */
const answeredElsewhere = /^(?:meal_day|meal_of_before|several_meals|unclear_hour|water)$/

interface PlateQuestionProps {
  question: PlateReading['questions'][number]
  /** Food that the question is about. */
  item: PlateItem | undefined
  onFood: (food: FoodRow) => void
  onConfirm: () => void
}

/** A question about a plate with its answers: as it was counted, or another food that the words may mean. */
export function PlateQuestion({ question: { code, text }, item, onFood, onConfirm }: PlateQuestionProps) {
  const others = item?.alternatives ?? []
  if (answeredElsewhere.test(code)) return <li>{text}</li>
  return (
    <li className="flex flex-col gap-2">
      {text}
      <span role="group" aria-label={text} className="flex flex-wrap gap-2 pb-1">
        <Button variant="secondary" onClick={onConfirm}>
          {confirmation(code, item)}
        </Button>
        {others.map((food) => (
          <Button key={food.id} variant="secondary" onClick={() => onFood(food)}>
            {food.name}
          </Button>
        ))}
      </span>
    </li>
  )
}

/** Names what stays: the food of two, an amount that was cut, or all as it is. */
function confirmation(code: string, item: PlateItem | undefined): string {
  if (item && code === 'ambiguous_food') return item.name
  return item && code === 'absurd_amount' ? `Deixar ${spokenAmount(item.food, item)}` : 'Está certo'
}
