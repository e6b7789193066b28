import { ApiError } from '../api/api-error.ts'
import { announceFailure } from '../menus/failures.ts'
import { failed } from './copy.ts'
import { type DayChoice, dropChoice, keptChoices } from './kept-choices.ts'
import { saveChoice } from './queries.ts'

let sending: Promise<boolean> | null = null

/**
 * Sends the days that waited for a network, one after the other; answers whether any left the waiting list. Two cards
 * on their way at once send nothing twice.
 */
export function sendKeptChoices(userId: string): Promise<boolean> {
  sending ??= sendAll(keptChoices(localStorage, userId)).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(choices: readonly DayChoice[]): Promise<boolean> {
  for (const [count, choice] of choices.entries()) {
    // In order, so that a network that goes again stops at the first of them.
    if (!(await sendLate(choice))) return count > 0
  }
  return choices.length > 0
}

/** Whether it left the list. What is refused once would be refused again: it is told and dropped. */
async function sendLate(choice: DayChoice): Promise<boolean> {
  try {
    await saveChoice(choice)
  } catch (error) {
    if (!isRefused(error)) return false
    announceFailure(error, failed.create)
  }
  dropChoice(localStorage, choice.date)
  return true
}

/** A network, a session or a calmer moment may yet come. */
const passing = new Set([401, 429])

function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && !passing.has(error.status)
}
