import type { HealthFinding } from '#contract/account/health-readings.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import { foodFindings } from '#nutrition/safety/health-findings.ts'
import { Check, Undo2 } from 'lucide-react'
import { classNames } from '../../ui/style/class-names.ts'
import { findingText } from './finding-copy.ts'

interface FindingNoteProps {
  finding: HealthFinding
  isRemoved: boolean
  onRemove: () => void
  onRestore: () => void
  disabled?: boolean
  /** Placed on a leaf-green card. */
  isOnLeaf?: boolean
}

/** One finding with its effect and, where it needs some, where to find help. One tap removes it, another restores it. */
export function FindingNote({
  finding,
  isRemoved,
  onRemove,
  onRestore,
  disabled = false,
  isOnLeaf = false,
}: FindingNoteProps) {
  const text = findingText(finding)
  const care = careTextOf(finding.key)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 rounded-control py-1 pr-1.5 pl-3.5 text-sm',
        isRemoved
          ? 'border border-dashed border-edge'
          : ['high-contrast:border', isOnLeaf ? 'bg-surface' : 'bg-folha-soft'].join(' '),
      )}
    >
      <div
        aria-live="polite"
        className={classNames('min-w-0 py-1.5', care && !isRemoved ? 'basis-full' : 'flex-[1_1_8rem]')}
      >
        <p className={isRemoved ? 'text-ink-soft line-through' : 'flex gap-1.5 font-semibold text-ink'}>
          {!isRemoved && (
            <Check aria-hidden="true" size={16} strokeWidth={3} className="mt-0.5 shrink-0 text-folha" />
          )}
          <span className="min-w-0 text-pretty">Entendi: {text}</span>
        </p>
        {isRemoved && <p className="text-ink-soft">{removedText(finding)}</p>}
        {!isRemoved && care && <p className="text-pretty text-ink">{care}</p>}
      </div>
      <button
        type="button"
        // The `disabled` attribute would drop the focus while the request runs.
        aria-disabled={disabled || undefined}
        aria-label={isRemoved ? `Desfazer: ${text}` : `Não é isso: ${text}`}
        onClick={disabled ? undefined : isRemoved ? onRestore : onRemove}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 font-semibold text-folha hover:bg-surface aria-disabled:opacity-55"
      >
        {isRemoved && <Undo2 aria-hidden="true" size={16} />}
        {isRemoved ? 'Desfazer' : 'Não é isso'}
      </button>
    </div>
  )
}

/**
 * Text of a removed finding. The person's sentence stays a reason for care as long as it is written, unless the
 * finding is an allergy or in `foodFindings`.
 */
function removedText({ key }: HealthFinding): string {
  return key.startsWith('alergia:') || foodFindings.has(key)
    ? 'Não vamos levar em conta.'
    : 'Não vamos levar em conta. Enquanto a frase ficar escrita, seguimos com cuidado e sem déficit.'
}
