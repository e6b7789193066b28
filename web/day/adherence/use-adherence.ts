import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/day/today.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { dropNote, enqueueNote } from '../note-outbox/stored-notes.ts'
import { failed, saved } from './copy.ts'
import { complianceQuery, saveChoice, showChoice } from './queries.ts'
import {
  completed,
  confirmedTicks,
  type DayChoice,
  expectedRecord,
  mealsToFollow,
  type Ticks,
  toggled,
} from './ticked-meals.ts'
import { choiceNotes } from './queued-choices.ts'

/** Ticks of a day: confirmed, current and pending. */
export function useAdherence(today: Today) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { data: record = null } = useQuery(complianceQuery)
  const [draft, setDraft] = useState<Ticks | null>(null)
  const waitingQuery = queuedNotesQuery(choiceNotes, userId)
  const { data: waiting } = useQuery(waitingQuery)
  const kept = waiting.find(({ date }) => date === today.date) ?? null
  const meals = mealsToFollow(today)
  const ticks = draft ?? kept?.meals ?? confirmedTicks(meals, record)

  const saving = useMutation({
    mutationFn: saveChoice,
    onMutate: async (choice: DayChoice) => {
      await client.cancelQueries({ queryKey: complianceQuery.queryKey })
      client.setQueryData(complianceQuery.queryKey, expectedRecord(choice, meals, record))
      return { before: record }
    },
    onSuccess: async (reply, { date }, { before }) => {
      dropNote(choiceNotes, userId, date)
      await showChoice(client, reply)
      await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
      setDraft(null)
      showToast({ ...(before ? saved.update : saved.create), tone: 'success' })
    },
    onError: async (error, choice, context) => {
      const before = context?.before ?? null
      client.setQueryData(complianceQuery.queryKey, before)
      if (isConnectionLost(error) && enqueueNote(choiceNotes, choice)) {
        await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
        setDraft(null)
      } else {
        announceFailure(error, before ? failed.update : failed.create)
      }
    },
  })

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
