import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { readOnDevice } from './read-on-device.ts'

/** Description to read, with what the account's device knows. */
export interface DeviceQuestion {
  readonly text: string
  readonly facts: ReaderFacts | null
}

// Runs in a worker, because building the name index takes a slow phone some tenths of a second.
addEventListener('message', ({ data: { text, facts } }: MessageEvent<DeviceQuestion>) =>
  postMessage(readOnDevice(text, facts)),
)
