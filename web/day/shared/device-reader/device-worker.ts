import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { readOnDevice } from './read-on-device.ts'

/** Description to read, with what the account's device knows. */
export interface DeviceQuestion {
  readonly text: string
  readonly facts: ReaderFacts | null
  /** Date and time of writing, by the clock of this device: `YYYY-MM-DD` and minutes after midnight. */
  readonly at: { readonly today: string; readonly minutes: number }
}

// Runs in a worker, because building the name index takes a slow phone some tenths of a second.
addEventListener('message', ({ data: { text, facts, at } }: MessageEvent<DeviceQuestion>) =>
  postMessage(readOnDevice(text, facts, at)),
)
