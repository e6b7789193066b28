import * as z from 'zod/mini'
import { checkInActions } from './check-in-actions.ts'

export const unknownAnswer = 'Escolha uma resposta da lista.'

export const checkInActionId = z.enum(
  checkInActions.map(({ id }) => id),
  unknownAnswer,
)
