import type { HealthFinding } from '#contract/account/health-readings.ts'
import { FindingNote } from './finding-note.tsx'

export interface HealthFindingsProps {
  findings: readonly HealthFinding[]
  /** Keys of findings that the person rejected. */
  removed: readonly string[]
  onChange: (removed: string[]) => void
  /** Sentence on when the findings take effect. */
  note: string
}

/** Health findings of a text outside the questionnaire. */
export function HealthFindings({ findings, removed, onChange, note }: HealthFindingsProps) {
  return (
    <section aria-label="O que você contou sobre sua saúde" className="flex flex-col gap-2">
      {findings.map((finding) => (
        <FindingNote
          key={finding.key}
          finding={finding}
          isRemoved={removed.includes(finding.key)}
          onRemove={() => onChange([...removed, finding.key])}
          onRestore={() => onChange(removed.filter((key) => key !== finding.key))}
        />
      ))}
      <p className="text-sm text-pretty text-ink-soft">{note}</p>
    </section>
  )
}
