import type { HealthFacts } from '../safety/health-facts.ts'
import type {
  FitnessGoal,
  Intensity,
  MainGoal,
  MealsPerDay,
  Modality,
  Motivation,
  PriorityLevel,
  TrainingDurationMinutes,
  TrainingFrequency,
  WeightTimeline,
  WorkSchedule,
} from './answers.ts'

export interface Activity {
  /** Sessions a week, taken literally. With 0 the other fields say nothing. */
  readonly freqPerWeek: TrainingFrequency
  readonly modality: Modality
  readonly durationMinutes: TrainingDurationMinutes
  readonly intensity: Intensity
  readonly goalsFitness: readonly FitnessGoal[]
}

/** The questionnaire as the rules read it. */
export interface Person extends HealthFacts {
  readonly targetWeightKg?: number | undefined
  readonly weightTimeline?: WeightTimeline | undefined
  readonly mainGoal: MainGoal
  readonly priorityLevel: PriorityLevel
  readonly motivations?: readonly Motivation[] | undefined
  readonly activity: Activity
  readonly workSchedule: WorkSchedule
  readonly mealsPerDay: MealsPerDay
  readonly hydrationLiters: number
}

/** A chosen goal, or the careful gain of someone underweight. */
export type PursuedGoal = MainGoal | 'ganho_gradual'

/** Completed years between two `YYYY-MM-DD` dates; someone born on 29 February turns a year older on 1 March. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** Goal as the profile names it. */
export const goalTypes = ['weight_loss', 'weight_gain', 'muscle_gain', 'other'] as const
export type GoalType = (typeof goalTypes)[number]

/** Gaining counts as muscle when strength training or "Ganho de massa" says so; `other` means keeping weight. */
export function goalTypeOf(person: {
  readonly mainGoal: MainGoal
  readonly activity: Pick<Activity, 'modality' | 'goalsFitness'>
}): GoalType {
  switch (person.mainGoal) {
    case 'emagrecer':
      return 'weight_loss'
    case 'recomposicao':
      return 'muscle_gain'
    case 'ganhar': {
      const { modality, goalsFitness } = person.activity
      return modality === 'forca' || goalsFitness.includes('Ganho de massa') ? 'muscle_gain' : 'weight_gain'
    }
    case 'manutencao':
    case 'outro':
      return 'other'
  }
}
