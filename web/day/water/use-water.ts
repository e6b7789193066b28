import type { ErrorCode } from '#contract/errors.ts'
import type { WaterDay } from '#contract/day/water.ts'
import { MutationObserver, type MutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { todayQuery } from '../../api/today.ts'
import { failureText, isConnectionLost } from '../../menus/shared/failures.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { useShownFirst } from '../../ui/hooks/use-shown-first.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { newMealId } from '../shared/meal-id.ts'
import { momentOn } from '../shared/when.ts'
import { addedText, failed, late, undo, tryAgain } from './copy.ts'
import { type ChangedWater, sendChange, showWater, waterQuery } from './queries.ts'
import { queueChange } from './queued-water.ts'
import { type WaterChange, type WaterEntry, withEntry, withoutEntry } from './water-day.ts'

const changeKey = ['water', 'change']

/**
 * Water of today, or of the day `date`, with optimistic updates. A change that fails is queued on the device if
 * `mayWait` allows it and the device can store it; else it is rolled back with a message.
 */
export function useWater(date?: string) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id
  const query = waterQuery(date)
  const { data, isError } = useQuery(query)
  const [day, tap] = useShownFirst(data)
  const show = (change: (before: WaterDay) => WaterDay) =>
    client.setQueryData(query.queryKey, (shown) => shown && change(shown))
  const isLast = () => client.isMutating({ mutationKey: changeKey }) === 1

  const mutation: MutationOptions<ChangedWater, Error, WaterChange> = {
    mutationKey: changeKey,
    // Sequential, so that a glass exists before it is corrected.
    scope: { id: 'water' },
    mutationFn: sendChange,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: query.queryKey, exact: true })
      show((shown) => changed(shown, change))
    },
    onSuccess: async (reply, change) => {
      // This reply does not include changes still in transit.
      if (isLast()) await showWater(client, reply)
      if (change.kind === 'add') announceAdded(change.entry.ml, undoOf(change.entry))
      if (change.kind === 'remove') showToast({ title: late.removed })
    },
    onError: async (error, change) => {
      // The replies to the earlier changes were not shown, so the day is refetched.
      if (isLast()) await client.invalidateQueries({ queryKey: todayQuery.queryKey })
      const title = userId !== undefined && mayWait(error) ? queueChange(userId, change) : null
      if (title !== null) {
        showToast({ title, ...(change.kind === 'add' && { action: undoOf(change.entry) }) })
        return
      }
      show((shown) => takenBack(shown, change))
      const words = failureText(error, change.kind === 'add' ? failed.add : failed.change)
      if (words) {
        const action = { label: tryAgain, onTap: () => mutate(change) }
        showToast({ ...words, tone: 'error', action })
      }
    },
  }
  // Not `useMutation`: its state, which the tile does not read, would render the tile once more.
  const mutate = (change: WaterChange) => {
    void new MutationObserver(client, mutation).mutate(change).catch(() => undefined)
  }

  const add = (ml: number) => {
    const entry = { id: newMealId(), ml, drunk_at: momentOn(date, undefined, new Date()) }
    tap(day && withEntry(day, entry), () => {
      tick()
      mutate({ kind: 'add', date, entry })
    })
  }
  const remove = (entry: WaterEntry) => mutate({ kind: 'remove', before: entry })
  const undoOf = (entry: WaterEntry) => ({ label: undo, onTap: () => remove(entry) })
  return {
    day,
    isError,
    add,
    remove,
    change: (before: WaterEntry, ml: number) => mutate({ kind: 'change', before, entry: { ...before, ml } }),
  }
}

function announceAdded(ml: number, action: NonNullable<Toast['action']>): void {
  showToast({ title: addedText(ml), tone: 'success', action })
}

export type Water = ReturnType<typeof useWater>

/**
 * Whether a change may be queued: there is no connection, or the server does not know the glass, which may still be
 * queued on this device.
 */
function mayWait(error: unknown): boolean {
  const isUnknown = error instanceof ApiError && error.code === ('water_not_found' satisfies ErrorCode)
  return isUnknown || isConnectionLost(error)
}

function changed(day: WaterDay, change: WaterChange): WaterDay {
  return change.kind === 'remove' ? withoutEntry(day, change.before.id) : withEntry(day, change.entry)
}

function takenBack(day: WaterDay, change: WaterChange): WaterDay {
  return change.kind === 'add' ? withoutEntry(day, change.entry.id) : withEntry(day, change.before)
}
