import type { HealthTextsReading } from '#contract/account/health-readings.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session.ts'
import { healthTextsQuery } from '../../health-readings/queries.ts'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { askedTexts, type OpenAnswers } from '../answers/answers.ts'

const pauseMs = 500

/** Health-related texts of the questionnaire, and the mentions from other screens. */
export function healthTextsIn(answers: OpenAnswers) {
  const { goal, condition, medication, surgery, allergies, limitation } = askedTexts(answers)
  const texts = [
    { field: 'objetivo', text: goal },
    { field: 'condicao', text: condition },
    { field: 'medicamento', text: medication },
    { field: 'cirurgia', text: surgery },
    { field: 'alergia', text: allergies },
    { field: 'limitacao', text: limitation },
    ...answers.health_review.mentions.map(({ field, words }) => ({ field, text: words })),
  ] as const
  return texts.flatMap(({ field, text }) => (text?.trim() ? [{ field, text: text.trim() }] : []))
}

type ReadingState =
  | { readonly status: 'nothing' | 'visitor' | 'pending' | 'failed' }
  | {
      readonly status: 'read'
      readonly reading: HealthTextsReading
      /** Whether the reading is of the texts as they are now, not as they were before the last letters. */
      readonly isCurrent: boolean
    }

/** Reads the health texts of these answers; requires a session, because the server does the reading. */
export function useHealthReading(answers: OpenAnswers): ReadingState {
  const isSignedIn = useSession()?.status === 'signed-in'
  const texts = healthTextsIn(answers)
  const settled = useDebounced(JSON.stringify(texts), pauseMs)
  const { data, isError } = useQuery({
    ...healthTextsQuery(JSON.parse(settled) as typeof texts),
    enabled: isSignedIn && settled !== '[]',
  })
  if (texts.length === 0) return { status: 'nothing' }
  if (!isSignedIn) return { status: 'visitor' }
  if (isError) return { status: 'failed' }
  const isCurrent = settled === JSON.stringify(texts)
  return data ? { status: 'read', reading: data, isCurrent } : { status: 'pending' }
}
