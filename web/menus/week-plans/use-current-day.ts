import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayQuery } from '../../api/today.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** Returns today in the person's time zone; until that zone is known, in the device's. */
export function useCurrentDay(): string {
  const { data } = useQuery(todayQuery)
  const [here] = useState(() => localDay(new Date()))
  return data?.date ?? here
}
