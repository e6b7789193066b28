import type { MealType } from '#contract/calendar.ts'
import type { PlateChoice } from '#contract/day/meals.ts'
import { queryClient } from '../../api/client.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'

const textName = 'scan_description'
const plateName = 'described_plate'

/** Restores unread text after a reload or navigation, in this tab only. */
export function loadDescription(): string {
  return read(textName) ?? ''
}

export function saveDescription(text: string): void {
  keep(textName, text)
}

export interface StoredPlate {
  /** Id of the future meal, used as idempotency key. */
  id: string
  eatenAt?: string | undefined
  mealType: MealType
  choices: PlateChoice[]
}

/** Described plate with its latest corrections. Only sent to the server, which validates every request. */
export function loadPlate(): StoredPlate | null {
  const text = read(plateName)
  return text === null ? null : (JSON.parse(text) as StoredPlate)
}

export function savePlate(plate: StoredPlate | null): void {
  keep(plateName, plate && plate.choices.length > 0 ? JSON.stringify(plate) : '')
}

/** Key with the current account: after an expired session this tab may belong to another one. */
function ownKey(name: string): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return `${name}:${session?.status === 'signed-in' ? session.user.id : ''}`
}

function read(name: string): string | null {
  return sessionStorage.getItem(ownKey(name))
}

function keep(name: string, text: string): void {
  const key = ownKey(name)
  if (text === '') sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, text)
}
