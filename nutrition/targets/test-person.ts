import { healthy } from '../safety/test-health-facts.ts'
import type { Person } from './person.ts'

/** Healthy adult with an office job, without training and without a weight goal. */
export const officeWorker: Person = {
  ...healthy,
  mainGoal: 'manutencao',
  priorityLevel: 'media',
  workSchedule: 'comercial',
  mealsPerDay: 4,
  hydrationLiters: 2,
  activity: {
    freqPerWeek: 0,
    modality: 'forca',
    durationMinutes: 60,
    intensity: 'moderada',
    goalsFitness: [],
  },
}
