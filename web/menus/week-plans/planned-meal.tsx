import type { MenuDay, MenuMeal } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { useState } from 'react'
import { type MealSheet, MealSheets } from './meal-sheets.tsx'
import { PlannedMealCard } from './planned-meal-card.tsx'

interface PlannedMealProps {
  plan: WeekPlan
  day: MenuDay
  meal: MenuMeal
  today: string
}

/** Planned meal of today or a later day, with all its changes. */
export function PlannedMeal({ plan, day: { date }, meal, today }: PlannedMealProps) {
  const [sheet, setSheet] = useState<MealSheet | null>(null)
  const place = { date, meal_type: meal.meal_type }
  return (
    <>
      <PlannedMealCard {...{ place, meal }} onSheet={setSheet} />
      <MealSheets {...{ plan, place, meal, today, sheet }} onClose={() => setSheet(null)} />
    </>
  )
}
