import { withoutSavedNames } from '#nutrition/meal-text/saved-names.ts'
import { readSample } from './sample-reading.ts'
import { printSlip } from './sample-slip.ts'
import type { TableQuestion } from './whole-table.ts'

// Runs in a worker, because building the name index takes a slow phone some tenths of a second.
addEventListener('message', ({ data }: MessageEvent<string | TableQuestion>) => {
  if (typeof data === 'string') return postMessage(printSlip(readSample(data)))
  const { rest, named } = withoutSavedNames(data.text, data.saved)
  return postMessage({ ...printSlip(readSample(rest)), named })
})
