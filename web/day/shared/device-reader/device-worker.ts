import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { type Eaten, readFoods, readOnDevice } from './read-on-device.ts'

/** Meal to read, with the facts that the device keeps about the account. */
export interface DeviceQuestion {
  readonly eaten: Eaten
  readonly facts: ReaderFacts | null
  /** Date and time of writing, by the clock of this device: `YYYY-MM-DD` and minutes after midnight. */
  readonly at: { readonly today: string; readonly minutes: number }
}

// Runs in a worker, because building the name index takes a slow phone some tenths of a second.
addEventListener('message', ({ data: { eaten, facts, at } }: MessageEvent<DeviceQuestion>) =>
  postMessage('text' in eaten ? readOnDevice(eaten.text, facts, at) : readFoods(eaten.foods, facts)),
)
