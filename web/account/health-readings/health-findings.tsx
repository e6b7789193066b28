import type { HealthConcern, HealthFinding } from '#contract/account/health-readings.ts'
import { CareCard } from './care-card.tsx'
import { FindingNote } from './finding-note.tsx'

export interface HealthFindingsProps {
  findings: readonly HealthFinding[]
  /** Dangers that the text may mean. */
  concerns: readonly HealthConcern[]
  /** Keys of findings that the person rejected. */
  removed: readonly string[]
  onChange: (removed: string[]) => void
  /** Sentence on when the findings take effect. */
  note: string
}

/** Health findings of a text outside the questionnaire. */
export function HealthFindings({ findings, concerns, removed, onChange, note }: HealthFindingsProps) {
  const isUrgent = concerns.some(({ key }) => key === 'sofrimento_intenso')
  return (
    <section aria-label="O que você contou sobre sua saúde" className="flex flex-col gap-2">
      {isUrgent && <CareCard concerns={concerns} />}
      {findings.map((finding) => (
        <FindingNote
          key={finding.key}
          finding={finding}
          isRemoved={removed.includes(finding.key)}
          onRemove={() => onChange([...removed, finding.key])}
          onRestore={() => onChange(removed.filter((key) => key !== finding.key))}
        />
      ))}
      {findings.length > 0 && <p className="text-sm text-pretty text-ink-soft">{note}</p>}
      {!isUrgent && <CareCard concerns={concerns} />}
    </section>
  )
}
