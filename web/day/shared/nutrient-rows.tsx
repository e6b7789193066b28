import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import {
  amountOfReference,
  comparedAmount,
  isOverLimit,
  kitchenSaltText,
  juiceText,
  knownShareText,
  nutrientName,
  reasonText,
} from './nutrient-copy.ts'

/** Nutrients beside this person's references, with the share of the food that is known. */
export function NutrientRows({ nutrients }: { nutrients: readonly ComparedNutrient[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {nutrients.map((one) => (
        <NutrientRow key={one.nutrient} compared={one} />
      ))}
    </ul>
  )
}

function NutrientRow({ compared }: { compared: ComparedNutrient }) {
  const { reference } = compared
  const amount = comparedAmount(compared)
  const name = nutrientName(compared)
  const text = amount === null ? '–' : amountOfReference(compared, amount)
  const isOver = amount !== null && isOverLimit(compared, amount)
  const notes = [
    isOver && 'Acima do máximo de referência.',
    knownShareText(compared),
    kitchenSaltText(compared),
    juiceText(compared),
    reasonText(compared),
  ]
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span>{text}</span>
      </p>
      {amount !== null && reference !== null && (
        <ProgressBar
          label={name}
          value={amount}
          max={reference}
          valueText={text}
          tone={isOver ? 'warning' : 'primary'}
        />
      )}
      <p className="text-sm text-pretty text-ink-soft">{notes.filter(Boolean).join(' ')}</p>
    </li>
  )
}
