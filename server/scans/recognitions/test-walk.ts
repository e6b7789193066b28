import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  sharedTables: {
    vision_usage: 'photos recognised per day, over all accounts',
  },
}
