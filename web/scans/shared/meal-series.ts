/** Meal of a text with several, which are checked and logged one after the other. */
export interface SeriesMeal {
  /** Id of the future meal. */
  readonly id: string
  readonly text: string
  /** `almoço`, `ontem, jantar`; empty if the words name neither. */
  readonly name: string
  readonly eatenAt: string
  readonly writtenAt: string
  /** Whether it also waits on the day with these words, so that closing the app loses nothing. */
  readonly isQueued: boolean
}

export interface MealSeries {
  /** Number of meals with those that are logged already. */
  readonly total: number
  /** Meals that are not logged yet, the one on the screen first. */
  readonly meals: readonly SeriesMeal[]
}

/** `2 de 3` */
export function stepOf({ total, meals }: MealSeries): string {
  return `${total - meals.length + 1} de ${total}`
}
