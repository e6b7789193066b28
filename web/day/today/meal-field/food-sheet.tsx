import type { FoodRow } from '#contract/day/foods.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { startPlate } from '../../../scans/scans/queries.ts'
import { dayQuery } from '../../../api/day.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { usualFoodsQuery } from '../../meals/queries.ts'
import { likelyOpenMeal } from '../../shared/open-meal.ts'
import { mealMinutesOn } from '../../shared/meal-minutes.ts'
import { LazyFoodSearch } from '../../shared/lazy-food-search.tsx'
import { choicesOf, usualItem } from '../../shared/plate-items.ts'
import { whenOn } from '../../shared/when.ts'

interface FoodSheetProps {
  startsWith: 'search' | 'barcode'
  /** Past day to log on. */
  date: string | undefined
  onClose: () => void
}

/** Finds one food by its name or barcode and opens it as a plate, to check and log. */
export function FoodSheet({ startsWith, date, onClose }: FoodSheetProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: usual } = useQuery(usualFoodsQuery())
  const [isCreating, setCreating] = useState(false)
  const open = (food: FoodRow) => {
    const day = date === undefined ? undefined : client.getQueryData(dayQuery(date).queryKey)
    const mealType = (day && likelyOpenMeal(day, [food])) ?? usual?.meal_type ?? 'almoco'
    const usualMinutes = mealMinutesOn(client, date)[mealType]
    const when = date === undefined ? undefined : whenOn(date, usualMinutes, new Date())
    startPlate(client, { choices: choicesOf([usualItem(food)]), mealType, when })
    void navigate({ to: '/scan', search: { modo: 'descrito', ...(date && { dia: date }) } })
  }
  return (
    <Sheet open title={isCreating ? 'Criar alimento' : 'O que você comeu?'} onClose={onClose}>
      <LazyFoodSearch
        label="Qual alimento?"
        startsWith={startsWith}
        onPick={open}
        onCreating={() => setCreating(true)}
      />
    </Sheet>
  )
}
