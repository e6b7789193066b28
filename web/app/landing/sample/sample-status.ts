import { sampleStatus } from './sample-copy.ts'

/** Passed to the reader instead of imported by it: a file that both import is a further request of the page. */
export type TellStatus = typeof tellSampleStatus

/**
 * Says what happens to the typed meal, and hides the numbers of the meal before, which would pass for its own, until
 * the slip is printed again.
 */
export function tellSampleStatus(page: Document, status: keyof typeof sampleStatus): void {
  const line = page.querySelector('[data-sample="status"]')
  if (line) line.textContent = sampleStatus[status]
  page.querySelector('[data-sample="slip"]')?.setAttribute('data-stale', '')
}
