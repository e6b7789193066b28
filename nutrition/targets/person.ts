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
  /** Training sessions per week; with 0, the other fields do not affect the energy. */
  readonly freqPerWeek: TrainingFrequency
  readonly modality: Modality
  readonly durationMinutes: TrainingDurationMinutes
  readonly intensity: Intensity
  readonly goalsFitness: readonly FitnessGoal[]
}

/** A person's questionnaire answers, the input of the nutrition rules. */
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

/** The chosen goal, or `ganho_gradual`: the slow weight gain of an underweight person. */
export type PursuedGoal = MainGoal | 'ganho_gradual'

/** Returns the completed years between two `YYYY-MM-DD` dates; 29 February counts as 1 March in other years. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** Goals as stored in the profile. */
export const goalTypes = ['weight_loss', 'weight_gain', 'muscle_gain', 'other'] as const
export type GoalType = (typeof goalTypes)[number]

/**
 * Returns the stored goal: `weight_loss` for losing weight; `muscle_gain` for recomposition, and for gaining weight
 * with strength training or with the goal "Ganho de massa"; `weight_gain` for other gaining; otherwise `other`.
 */
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
