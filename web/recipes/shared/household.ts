import { useSyncExternalStore } from 'react'
import { stored } from '../../ui/storage/stored.ts'

/** Largest household that a list of ingredients is made for. */
export const largestHousehold = 8

/** People that the household cooks for, remembered on this device until the person signs out. */
const household = stored<number>('draft:household', {
  read: (kept) => (/^[1-8]$/.test(kept) ? Number(kept) : null),
  write: String,
})
/** The last choice where the browser blocks its storage; lasts until the page is left. */
let unstored: number | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Household {
  /** For how many people the household cooks, from 1 to 8; `null` until it was chosen. */
  readonly people: number | null
  /** Whether the choice is stored on this device. */
  readonly isStored: boolean
  readonly setPeople: (people: number) => void
}

export function useHousehold(): Household {
  const people = useSyncExternalStore(subscribe, () => household.get() ?? unstored)
  return {
    people,
    isStored: people !== null && unstored === null,
    setPeople: (next) => {
      unstored = household.set(next) ? null : next
      for (const listener of listeners) listener()
    },
  }
}
