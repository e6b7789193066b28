import type { MealType } from '#contract/calendar.ts'
import type { PlateChoice } from '#contract/meals.ts'

const textKey = 'scan_description'
const plateKey = 'described_plate'

/** Words that were typed and not yet read survive a reload and a wrong turn, in this tab only. */
export function keptDescription(): string {
  return sessionStorage.getItem(textKey) ?? ''
}

export function keepDescription(text: string): void {
  keep(textKey, text)
}

export interface KeptPlate {
  /** Key of the meal to be: applying twice adds it once. */
  id: string
  eatenAt?: string | undefined
  mealType: MealType
  choices: PlateChoice[]
}

/** A described plate as it was last corrected. It is only ever sent to the server, which checks every request. */
export function keptPlate(): KeptPlate | null {
  const text = sessionStorage.getItem(plateKey)
  return text === null ? null : (JSON.parse(text) as KeptPlate)
}

export function keepPlate(plate: KeptPlate | null): void {
  keep(plateKey, plate && plate.choices.length > 0 ? JSON.stringify(plate) : '')
}

function keep(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, text)
}
