import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/today.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useSessionUser } from '../api/session.ts'
import { todayQuery } from '../api/today.ts'
import { announceFailure, isConnectionLost } from '../menus/failures.ts'
import { tick } from '../ui/haptics.ts'
import { showToast } from '../ui/toast.ts'
import { failed } from './copy.ts'
import { type DayChoice, dropChoice, keepChoice, keptChoice } from './kept-choices.ts'
import { sendKeptChoices } from './late-choices.ts'
import { complianceQuery, saveChoice } from './queries.ts'
import {
  completed,
  confirmedTicks,
  expectedRecord,
  mealsToFollow,
  type Ticks,
  toggled,
} from './ticked-meals.ts'

const retryMs = 30_000

/** The ticks of a day: as they were confirmed, as they stand now, and on their way. */
export function useAdherence(today: Today) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { data: record = null } = useQuery(complianceQuery)
  const [draft, setDraft] = useState<Ticks | null>(null)
  const [kept, setKept] = useState(() => keptChoice(localStorage, userId, today.date))
  const meals = mealsToFollow(today)
  const ticks = draft ?? kept?.meals ?? confirmedTicks(meals, record)

  const reread = useCallback(async () => {
    await Promise.all(
      [complianceQuery, todayQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    )
    setKept(keptChoice(localStorage, userId, today.date))
    setDraft(null)
  }, [client, userId, today.date])

  const saving = useMutation({
    mutationFn: saveChoice,
    onMutate: async (choice: DayChoice) => {
      await client.cancelQueries({ queryKey: complianceQuery.queryKey })
      client.setQueryData(complianceQuery.queryKey, expectedRecord(choice, meals, record))
      return { before: record }
    },
    onSuccess: async (_, { date }, { before }) => {
      dropChoice(localStorage, date)
      await reread()
      showToast({ title: before ? 'Aderência atualizada' : 'Aderência registrada', tone: 'success' })
    },
    onError: (error, choice, context) => {
      const before = context?.before ?? null
      client.setQueryData(complianceQuery.queryKey, before)
      if (isConnectionLost(error) && keepChoice(localStorage, choice)) {
        setKept(choice)
        setDraft(null)
      } else {
        announceFailure(error, before ? failed.update : failed.create)
      }
    },
  })

  useEffect(() => {
    const send = async () => {
      if (await sendKeptChoices(userId)) await reread()
    }
    const listener = () => void send()
    listener()
    addEventListener('online', listener)
    // The browser knows of its own network, not of a server that was out of reach.
    const timer = kept === null ? undefined : setInterval(listener, retryMs)
    return () => {
      removeEventListener('online', listener)
      clearInterval(timer)
    }
  }, [userId, reread, kept])

  return {
    meals,
    ticks,
    record,
    isWaiting: kept !== null,
    isChanged: draft !== null,
    isSaving: saving.isPending,
    toggle: (type: MealType) => {
      tick()
      setDraft(toggled(meals, ticks, type))
    },
    confirm: (dietId: string) =>
      saving.mutate({ userId, date: today.date, dietId, meals: completed(meals, ticks) }),
  }
}
