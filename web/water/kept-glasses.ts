import type { WaterEntry } from './water-day.ts'

/** Water that was noted without a network. Its key is the glass's, so that it arrives once however often it is sent. */
export interface KeptGlass extends WaterEntry {
  readonly userId: string
}

/** Signing out removes every key that begins with `draft:`. */
const prefix = 'draft:water:'

export function keepGlass(storage: Storage, glass: KeptGlass): boolean {
  try {
    storage.setItem(prefix + glass.id, JSON.stringify(glass))
    return true
  } catch {
    return false
  }
}

export function dropGlass(storage: Storage, id: string): void {
  storage.removeItem(prefix + id)
}

/** What waits to be sent for this account, the first one drunk first. What does not read is dropped. */
export function keptGlasses(storage: Storage, userId: string): KeptGlass[] {
  const keys = Object.keys(storage).filter((key) => key.startsWith(prefix))
  const glasses = keys.flatMap((key) => {
    const glass = parseGlass(storage.getItem(key))
    if (!glass) storage.removeItem(key)
    return glass?.userId === userId ? [glass] : []
  })
  return glasses.toSorted((a, b) => a.drunk_at.localeCompare(b.drunk_at))
}

function parseGlass(text: string | null): KeptGlass | null {
  const stored = readJson(text ?? '')
  if (typeof stored !== 'object' || stored === null) return null
  const { userId, id, ml, drunk_at }: Partial<Record<keyof KeptGlass, unknown>> = stored
  if (typeof userId !== 'string' || typeof id !== 'string') return null
  if (typeof ml !== 'number' || typeof drunk_at !== 'string') return null
  return { userId, id, ml, drunk_at }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
