import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { ArrowLeftRight, CalendarClock, Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'

interface MealActionsProps {
  meal: MenuMeal
  onSwap: () => void
  onLock: () => void
  onMove: () => void
}

/** Changes that a planned meal allows; none for a meal that is eaten elsewhere. */
export function MealActions({ meal, onSwap, onLock, onMove }: MealActionsProps) {
  const { kind, is_locked: isLocked } = meal
  if (kind === 'away') return null
  const label = mealTypeLabels[meal.meal_type].toLowerCase()
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1.5 pt-1">
      {!isLocked && <Action icon={<ArrowLeftRight size={18} />} label="Trocar" what={label} onTap={onSwap} />}
      {kind === 'cooked' && (
        <Action
          icon={isLocked ? <LockOpen size={18} /> : <Lock size={18} />}
          label={isLocked ? 'Soltar' : 'Fixar'}
          what={label}
          onTap={onLock}
        />
      )}
      {kind === 'cooked' && !isLocked && (
        <Action icon={<CalendarClock size={18} />} label="Mover" what={label} onTap={onMove} />
      )}
    </div>
  )
}

interface ActionProps {
  icon: ReactNode
  label: string
  /** Name of the meal, for screen readers. */
  what: string
  onTap: () => void
}

function Action({ icon, label, what, onTap }: ActionProps) {
  return (
    <Button variant="secondary" className="px-1 text-sm" onClick={onTap}>
      <span aria-hidden="true" className="shrink-0 max-[345px]:hidden">
        {icon}
      </span>
      <span>
        {label}
        <span className="sr-only"> {what}</span>
      </span>
    </Button>
  )
}
