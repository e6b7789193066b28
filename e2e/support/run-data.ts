import { rmSync } from 'node:fs'
import { filmPlate } from './camera-footage.ts'

/** Films the test plate before the journeys, and removes all files of the run after them. */
export default async function prepareRun(): Promise<() => void> {
  const dataDir = process.env['E2E_DATA_DIR']
  if (!dataDir) throw new Error('playwright.config.ts chooses E2E_DATA_DIR')
  await filmPlate(dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
