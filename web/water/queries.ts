import type { glassSizesMl, WaterDay } from '#contract/water.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { freshness } from '../api/query-client.ts'
import { newMealId } from '../meals/meal-id.ts'
import { failureWords } from '../menus/failures.ts'
import { tick } from '../ui/haptics.ts'
import { showToast } from '../ui/toast.ts'
import { failed, formatWater } from './copy.ts'
import { type WaterEntry, withEntry, withoutEntry } from './water-day.ts'

export const sizesMl: typeof glassSizesMl = { copo: 200, garrafa: 500 }

export const waterQuery = queryOptions({
  queryKey: ['water'],
  queryFn: ({ signal }) => call('GET /api/water', { signal }),
  staleTime: freshness.today,
})

export const waterDaysQuery = queryOptions({
  queryKey: ['water', 'days'],
  queryFn: ({ signal }) => call('GET /api/water/days', { signal }),
  staleTime: 0,
})

type Change =
  | { readonly kind: 'add'; readonly entry: WaterEntry }
  | { readonly kind: 'change'; readonly entry: WaterEntry; readonly before: WaterEntry }
  | { readonly kind: 'remove'; readonly before: WaterEntry }

const changeKey = ['water', 'change']

/** The water of today. A tap shows at once; when it does not arrive, it is taken back and said. */
export function useWater() {
  const client = useQueryClient()
  const { data: day, isError } = useQuery(waterQuery)
  const show = (change: (before: WaterDay) => WaterDay) =>
    client.setQueryData(waterQuery.queryKey, (shown) => shown && change(shown))
  const isLast = () => client.isMutating({ mutationKey: changeKey }) === 1

  const { mutate } = useMutation({
    mutationKey: changeKey,
    // One after the other, so that a glass is there before it is corrected.
    scope: { id: 'water' },
    mutationFn: send,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey: waterQuery.queryKey })
      show((shown) => changed(shown, change))
    },
    onSuccess: (reply, change) => {
      // What is still on its way is not in this reply.
      if (isLast()) client.setQueryData(waterQuery.queryKey, reply)
      if (change.kind !== 'change') announce(change)
    },
    onSettled: async () => {
      if (isLast()) await client.invalidateQueries({ queryKey: waterDaysQuery.queryKey })
    },
    onError: (error, change) => {
      show((shown) => takenBack(shown, change))
      const words = failureWords(error, change.kind === 'add' ? failed.add : failed.change)
      if (words) {
        const action = { label: 'Tentar de novo', onTap: () => mutate(change) }
        showToast({ ...words, tone: 'error', action })
      }
    },
  })

  const add = (ml: number) => {
    tick()
    mutate({ kind: 'add', entry: { id: newMealId(), ml, drunk_at: new Date().toISOString() } })
  }
  const remove = (entry: WaterEntry) => mutate({ kind: 'remove', before: entry })
  function announce(change: Exclude<Change, { kind: 'change' }>): void {
    showToast(
      change.kind === 'add'
        ? {
            title: `${formatWater(change.entry.ml)} de água anotados`,
            tone: 'success',
            action: { label: 'Desfazer', onTap: () => remove(change.entry) },
          }
        : { title: 'Água retirada do dia' },
    )
  }
  return {
    day,
    isError,
    add,
    remove,
    change: (before: WaterEntry, ml: number) => mutate({ kind: 'change', before, entry: { ...before, ml } }),
  }
}

export type Water = ReturnType<typeof useWater>

function send(change: Change): Promise<WaterDay> {
  switch (change.kind) {
    case 'add':
      return call('POST /api/water', { body: change.entry, idempotent: true })
    case 'change': {
      const { id, ml } = change.entry
      return call('PATCH /api/water/{id}', { params: { id }, body: { ml }, idempotent: true })
    }
    case 'remove':
      return call('DELETE /api/water/{id}', { params: { id: change.before.id } })
  }
}

function changed(day: WaterDay, change: Change): WaterDay {
  return change.kind === 'remove' ? withoutEntry(day, change.before.id) : withEntry(day, change.entry)
}

function takenBack(day: WaterDay, change: Change): WaterDay {
  return change.kind === 'add' ? withoutEntry(day, change.entry.id) : withEntry(day, change.before)
}
