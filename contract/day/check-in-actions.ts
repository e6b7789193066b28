/** Check-in answers in display order. In a separate file from the schemas, so that pages do not load those. */
export const checkInActions = [
  { id: 'mood-great', type: 'mood', value: 'great', label: 'Dia ótimo', emoji: '😄' },
  { id: 'mood-good', type: 'mood', value: 'good', label: 'Dia bom', emoji: '😊' },
  { id: 'energy-high', type: 'energy', value: 'high', label: 'Energia', emoji: '⚡' },
  { id: 'energy-tired', type: 'energy', value: 'tired', label: 'Cansaço', emoji: '😴' },
  { id: 'hunger-normal', type: 'hunger', value: 'normal', label: 'Fome normal', emoji: '🍴' },
  { id: 'hunger-high', type: 'hunger', value: 'high', label: 'Muita fome', emoji: '😋' },
  { id: 'workout-yes', type: 'workout', value: 'yes', label: 'Treinei', emoji: '💪' },
  { id: 'workout-rest', type: 'workout', value: 'rest', label: 'Descanso', emoji: '🌙' },
] as const
export type CheckInAction = (typeof checkInActions)[number]
export type CheckInActionId = CheckInAction['id']
