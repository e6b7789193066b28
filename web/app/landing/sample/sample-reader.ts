import { askWorker } from '../../../day/shared/table-reader/ask-worker.ts'
import { readFromTable } from '../../../day/shared/table-reader/whole-table.ts'
import type { SampleSlip } from '../../../day/shared/table-reader/sample-slip.ts'

/**
 * Reads sentences in workers. The first worker knows only common foods; a text that it cannot read completely loads a
 * second worker with the whole table.
 */
export function createReader(): (text: string) => Promise<SampleSlip> {
  const common = askWorker<SampleSlip | null>(
    () => new Worker(new URL('./common-sample-worker.ts', import.meta.url), { type: 'module' }),
  )
  return async (text) => (await common(text).catch(() => null)) ?? readFromTable(text)
}
