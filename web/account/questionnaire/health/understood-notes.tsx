import type { HealthFinding } from '#contract/account/health-readings.ts'
import { CareCard } from '../../health-readings/care-card.tsx'
import { FindingNote } from '../../health-readings/finding-note.tsx'
import { quoted } from '../../health-readings/finding-copy.ts'
import type { AnswerSheet } from '../answer-sheet.ts'
import { useHealthReading } from './use-health-reading.ts'

const noAllergy =
  'Não lemos aqui uma alergia ou intolerância sua, e nada sai do seu cardápio por este texto. Se ela é sua, escreva só o alimento.'
const noEffect = 'Lemos este texto. Ele não muda suas metas nem o cardápio.'

interface UnderstoodNotesProps {
  sheet: AnswerSheet
  /** Text whose findings are shown here. */
  text: string
  /** Whether the text names allergies, whose foods leave the menus. */
  isAllergy: boolean
}

/**
 * Findings of one free text, shown below its field. Pieces that were not understood are asked about later, once for
 * all texts, in the review.
 */
export function UnderstoodNotes({ sheet, text, isAllergy }: UnderstoodNotesProps) {
  const state = useHealthReading(sheet.answers)
  const isEmpty = text.trim() === ''
  const reading = state.status === 'read' ? state.reading : null
  const findings = reading?.findings.filter(({ words }) => text.includes(words)) ?? []
  const unread = reading?.unread.filter((piece) => text.includes(piece)) ?? []
  const concerns = reading?.concerns.filter(({ words }) => text.includes(words)) ?? []
  const isWithoutEffect =
    state.status === 'read' && state.isCurrent && findings.length + unread.length + concerns.length === 0
  return (
    <div role="status" aria-atomic="false" className="flex flex-col gap-2">
      {!isEmpty && state.status === 'failed' && (
        <p className="text-sm text-ink-soft">
          Agora não conseguimos mostrar o que entendemos. Pode seguir: lemos de novo quando você enviar.
        </p>
      )}
      {!isEmpty && <CareCard concerns={concerns} />}
      {!isEmpty && findings.length > 0 && <FindingNotes sheet={sheet} findings={findings} />}
      {!isEmpty && isWithoutEffect && (
        <p className="text-sm text-pretty text-ink-soft">{isAllergy ? noAllergy : noEffect}</p>
      )}
      {!isEmpty && unread.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          Não entendemos {quoted(unread)}. Perguntamos sobre isso antes de enviar.
        </p>
      )}
    </div>
  )
}

interface FindingNotesProps {
  sheet: AnswerSheet
  findings: readonly HealthFinding[]
}

export function FindingNotes({ sheet: { answers, write }, findings }: FindingNotesProps) {
  const { removed } = answers.health_review
  return (
    <ul className="flex flex-col gap-2">
      {findings.map((finding) => (
        <li key={finding.key}>
          <FindingNote
            finding={finding}
            isRemoved={removed.includes(finding.key)}
            onRemove={() => write('health_review', 'removed', [...removed, finding.key])}
            onRestore={() =>
              write(
                'health_review',
                'removed',
                removed.filter((key) => key !== finding.key),
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
