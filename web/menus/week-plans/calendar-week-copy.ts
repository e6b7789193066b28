/** Names of a week by its distance in weeks from the current one. */
export const weekNames: {
  readonly near: Readonly<Record<number, string>>
  readonly past: (weeks: number) => string
  readonly next: (weeks: number) => string
} = {
  near: { [-1]: 'Semana passada', 0: 'Esta semana', 1: 'Semana que vem' },
  past: (weeks) => `Há ${weeks} semanas`,
  next: (weeks) => `Daqui a ${weeks} semanas`,
}
