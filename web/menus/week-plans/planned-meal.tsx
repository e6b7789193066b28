import type { MenuDay, MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, CalendarClock, Check, Lock, LockOpen } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { todayQuery } from '../../api/today.ts'
import { MealCard } from '../planner/meal-card.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { MealPlace } from './expected-week.ts'
import { PortionStepper } from './portion-stepper.tsx'
import { SwapSheet } from './swap-sheet.tsx'
import { useMealChanges } from './use-meal-changes.ts'

// The sheet is loaded lazily: moving a meal needs the network anyway.
const loadMoveSheet = () => import('./move-sheet.tsx')
const MoveSheet = lazy(() => loadMoveSheet().then((module) => ({ default: module.MoveSheet })))

interface PlannedMealProps {
  plan: WeekPlan
  day: MenuDay
  meal: MenuMeal
  today: string
}

/** Advice for a meal without a recipe. */
const advice = {
  cooked: undefined,
  away: 'Vai comer em casa? Tire o aviso das observações.',
  open: 'Veja o que mais pode servir, com mais tempo de cozinha ou repetindo uma receita.',
  withheld: 'Escolha outra para o lugar dela.',
} as const

/** Planned meal of today or a later day, with all its changes. */
export function PlannedMeal({ plan, day: { date }, meal, today }: PlannedMealProps) {
  const place = { date, meal_type: meal.meal_type }
  const { swap, lock, serve } = useMealChanges(place)
  const isEaten = useIsEaten(place)
  const [sheet, setSheet] = useState<'swap' | 'move' | null>(null)
  const [said, say] = useState('')
  const label = mealTypeLabels[meal.meal_type].toLowerCase()
  const openMove = () => {
    loadMoveSheet().then(
      () => setSheet('move'),
      () => showToast({ title: 'Sem conexão: nada mudou', tone: 'error' }),
    )
  }
  const hold = async () => {
    const isLocked = !meal.is_locked
    if (await lock(isLocked)) say(isLocked ? `Refeição fixada: ${label}` : `Refeição solta: ${label}`)
  }
  return (
    <>
      <MealCard
        meal={meal}
        badge={
          isEaten ? (
            <Badge tone="leaf" icon={<Check size={13} />}>
              Você comeu
            </Badge>
          ) : (
            meal.is_locked && <Badge icon={<Lock size={13} />}>Fixada</Badge>
          )
        }
        facts={<Facts meal={meal} />}
        advice={advice[meal.kind]}
        actions={
          meal.kind !== 'away' &&
          !isEaten && (
            <Actions>
              {!meal.is_locked && (
                <Action
                  icon={<ArrowLeftRight size={18} />}
                  label="Trocar"
                  what={label}
                  onTap={() => setSheet('swap')}
                />
              )}
              {meal.kind === 'cooked' && (
                <Action
                  icon={meal.is_locked ? <LockOpen size={18} /> : <Lock size={18} />}
                  label={meal.is_locked ? 'Soltar' : 'Fixar'}
                  what={label}
                  onTap={() => void hold()}
                />
              )}
              {meal.kind === 'cooked' && !meal.is_locked && (
                <Action icon={<CalendarClock size={18} />} label="Mover" what={label} onTap={openMove} />
              )}
            </Actions>
          )
        }
        renderControl={
          isEaten
            ? undefined
            : (part) => (
                <PortionStepper part={part} onChange={(portions) => void serve(part.part, portions)} />
              )
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {sheet === 'swap' && (
        <SwapSheet
          {...{ place, meal }}
          onClose={() => setSheet(null)}
          onPick={(alternative) => {
            setSheet(null)
            void swap(meal, alternative)
          }}
        />
      )}
      {sheet === 'move' && (
        <Suspense>
          <MoveSheet {...{ plan, place, today }} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Whether the meal is ticked, from the day in the cache: without it the server refuses the change. */
function useIsEaten({ date, meal_type }: MealPlace): boolean {
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  if (today?.date !== date) return false
  return today.planned_meals.some((meal) => meal.meal_type === meal_type && meal.ticked)
}

function Facts({ meal: { nutrition } }: { meal: MenuMeal }) {
  const facts = [
    ['proteína', nutrition.protein_g],
    ['fibra', nutrition.fiber_g],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {facts.map(([name, grams]) => (
        <span key={name}>
          <span className="font-semibold text-ink">{formatNumber(grams)}&nbsp;g</span> de {name}
        </span>
      ))}
    </p>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1.5 pt-1">{children}</div>
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
