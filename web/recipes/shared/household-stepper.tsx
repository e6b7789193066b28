import { Minus, Plus } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { largestHousehold } from './household.ts'

interface HouseholdStepperProps {
  people: number
  onChange: (people: number) => void
}

/** For how many people the household cooks. */
export function HouseholdStepper({ people, onChange }: HouseholdStepperProps) {
  return (
    <div role="group" aria-label="Cozinhar para" className="flex items-center justify-between gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        Cozinhar para
      </span>
      <span className="flex items-center">
        <IconButton
          label="Menos uma pessoa"
          icon={<Minus size={20} />}
          disabled={people <= 1}
          onClick={() => onChange(people - 1)}
        />
        <span aria-live="polite" className="min-w-20 text-center font-semibold">
          {people === 1 ? '1 pessoa' : `${people} pessoas`}
        </span>
        <IconButton
          label="Mais uma pessoa"
          icon={<Plus size={20} />}
          disabled={people >= largestHousehold}
          onClick={() => onChange(people + 1)}
        />
      </span>
    </div>
  )
}
