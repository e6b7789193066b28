import type { MealType } from '#contract/calendar.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'

/** Which meals of a day were followed, as a person confirmed it. */
export interface DayChoice {
  readonly userId: string
  readonly date: string
  readonly dietId: string
  readonly meals: Readonly<Partial<Record<MealType, boolean>>>
}

/** Choices made without a network wait here, one a day. Signing out removes every key that begins with `draft:`. */
const prefix = 'draft:adherence:'

export function keepChoice(storage: Storage, choice: DayChoice): boolean {
  try {
    storage.setItem(prefix + choice.date, JSON.stringify(choice))
    return true
  } catch {
    return false
  }
}

export function dropChoice(storage: Storage, date: string): void {
  storage.removeItem(prefix + date)
}

/** What waits to be sent for this account, the oldest day first. What does not read is dropped. */
export function keptChoices(storage: Storage, userId: string): DayChoice[] {
  const dates = Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  return dates.toSorted().flatMap((date) => {
    const choice = parseChoice(storage.getItem(prefix + date))
    if (!choice) dropChoice(storage, date)
    return choice?.userId === userId && choice.date === date ? [choice] : []
  })
}

export function keptChoice(storage: Storage, userId: string, date: string): DayChoice | null {
  return keptChoices(storage, userId).find((choice) => choice.date === date) ?? null
}

function parseChoice(text: string | null): DayChoice | null {
  const stored = readJson(text ?? '')
  if (!isRecord(stored)) return null
  const { userId, date, dietId, meals } = stored
  if (typeof userId !== 'string' || typeof date !== 'string' || typeof dietId !== 'string') return null
  if (!isRecord(meals)) return null
  const ticks = mealTypes.filter((type) => type in meals).map((type) => [type, meals[type] === true] as const)
  return { userId, date, dietId, meals: Object.fromEntries(ticks) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
