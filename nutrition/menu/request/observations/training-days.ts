import type { Weekday } from '../../../shared/calendar/days.ts'
import type { WeekConstraint } from '../request.ts'

const sports =
  /\b(?:trein[oa]|treinar|academia|futebol|futsal|pelada|jog(?:o|ar) bola|volei|basquete|tenis|natacao|nado|nadar|corro|correr|(?:tem|tenho|faco) (?:uma )?corrida|corrida de rua|pedal|pedalo|pedalar|bike|ciclismo|spinning|crossfit|musculacao|malho|malhar|funcional|pilates|muay thai|jiu jitsu|boxe|judo|karate|capoeira|zumba|trilha)\b/
/** Sport that is only watched. */
const watching = /\b(?:assist[a-z]+|ver|vejo|vendo|tv|estadio|torcer)\b/

/** Reads days with or without training: `não treino na quarta`, `domingo tem futebol`. */
export function readTraining(clause: string, days: readonly Weekday[]): WeekConstraint[] {
  if (!sports.test(clause) || watching.test(clause)) return []
  const trains = !/\b(?:nao|sem)\b/.test(clause)
  return days.map((weekday) => ({ kind: 'training', weekday, trains }))
}
