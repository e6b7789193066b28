import { useSyncExternalStore } from 'react'
import { stored } from '../../ui/storage/stored.ts'

/** People that the household cooks for, remembered on this device until the person signs out. */
const household = stored<number>('draft:household', {
  read: (kept) => (/^[1-8]$/.test(kept) ? Number(kept) : null),
  write: String,
})
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns for how many people the household cooks, `null` until it was said, and a function that sets it. */
export function useHousehold(): [number | null, (people: number) => void] {
  const people = useSyncExternalStore(subscribe, () => household.get())
  return [
    people,
    (next) => {
      household.set(next)
      for (const listener of listeners) listener()
    },
  ]
}
