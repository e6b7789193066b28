import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/day/today.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { showToast } from '../../ui/overlay/toast.ts'

// The outbox of ticks is loaded lazily: the first screen does not need it.
const loadTicks = () => import('../adherence/change-tick.ts')

/** Logs a planned meal as eaten with one tap, which can be undone. */
export function useEatAsPlanned(today: Today) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const [isSaving, setSaving] = useState(false)
  const eat = async (mealType: MealType) => {
    const dietId = today.active_diet?.id
    if (!dietId) return
    setSaving(true)
    try {
      const { changeTick } = await loadTicks()
      await changeTick(client, { userId, date: today.date, dietId, mealType, isTicked: true })
    } catch {
      showToast({ title: 'Sem conexão para registrar agora', tone: 'error' })
    }
    setSaving(false)
  }
  return { isSaving, eat: (mealType: MealType) => void eat(mealType) }
}
