import { sampleStatus } from './sample-copy.ts'

/**
 * Passed as a parameter instead of imported: a module that two chunks import becomes a third file, and so one more
 * request of the page.
 */
export type TellStatus = typeof tellSampleStatus

/**
 * Shows the status of the typed meal. Hides the numbers of the previous meal until the slip is printed again, because
 * they would look like those of the typed meal.
 */
export function tellSampleStatus(page: Document, status: keyof typeof sampleStatus): void {
  const line = page.querySelector('[data-sample="status"]')
  if (line) line.textContent = sampleStatus[status]
  page.querySelector('[data-sample="slip"]')?.setAttribute('data-stale', '')
}
