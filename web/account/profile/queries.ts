import type { BodyInput } from '#contract/endpoint.ts'
import type { changeProfile } from '#contract/account/profile.ts'
import type { Settings, SettingName } from '#contract/account/settings.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { freshness } from '../../api/query-client.ts'
import { sessionQuery } from '../../api/session.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { settingsTexts } from './copy.ts'

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /api/settings', { signal }),
  staleTime: freshness.settings,
})

export type ProfileChange = BodyInput<typeof changeProfile>

/** Saves changes of the profile and updates the cached profile, settings and session. */
export function useChangeProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => call('PATCH /api/profile', { body: change, idempotent: true }),
    onSuccess: async (profile, change) => {
      client.setQueryData(profileQuery.queryKey, profile)
      if (change.meal_reminders !== undefined)
        await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
      // The greeting uses the name of the session.
      if (change.name !== undefined) await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

/** Notification settings with optimistic updates; a refused tap is rolled back with a message. */
export function useSettings() {
  const client = useQueryClient()
  const query = useQuery(settingsQuery)
  const { mutate } = useMutation({
    // Sequential, so that the last of two quick taps wins.
    scope: { id: 'settings' },
    mutationFn: (change: Partial<Record<SettingName, boolean>>) =>
      call('PATCH /api/settings', { body: change, idempotent: true }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = client.getQueryData(settingsQuery.queryKey)
      client.setQueryData(settingsQuery.queryKey, (shown) => shown && { ...shown, ...change })
      return before
    },
    onSuccess: async (_, change) => {
      showToast({ ...settingsTexts.saved, tone: 'success' })
      if (change.meal_reminders !== undefined)
        await client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
    onError: (error, change, before) => {
      client.setQueryData(
        settingsQuery.queryKey,
        (shown) => shown && before && takeBack(shown, before, change),
      )
      showToast({
        ...settingsTexts.failed,
        ...(error instanceof ApiError && { description: error.detail }),
        tone: 'error',
      })
    },
  })
  return { query, change: mutate }
}

/** Rolls back only the fields of this change. */
function takeBack(
  shown: Settings,
  before: Settings,
  change: Partial<Record<SettingName, boolean>>,
): Settings {
  const named = Object.keys(change) as SettingName[]
  return { ...shown, ...Object.fromEntries(named.map((name) => [name, before[name]])) }
}
