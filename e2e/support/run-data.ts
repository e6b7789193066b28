import { rmSync } from 'node:fs'
import { filmAll } from './camera-footage.ts'
import { startFoodFacts } from './food-facts.ts'

/**
 * Before the journeys, writes the films for their cameras and starts the fake of Open Food Facts; after them, stops
 * the fake and removes all files of the run.
 */
export default async function prepareRun(): Promise<() => void> {
  const dataDir = process.env['E2E_DATA_DIR']
  if (!dataDir) throw new Error('playwright.config.ts chooses E2E_DATA_DIR')
  await filmAll(dataDir)
  const stopFoodFacts = await startFoodFacts(Number(process.env['E2E_FOOD_FACTS_PORT']))
  return () => {
    stopFoodFacts()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
