import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { busyTexts, stageTexts } from '../copy.ts'
import { type ScanStage, scanStages } from '../scan-run.ts'

interface WorkingViewProps {
  picture: ReactNode
  stage: ScanStage
  /** The server is busy. */
  isServerBusy?: boolean
  onCancel?: () => void
}

/** Photo and the current stage of its scan. */
export function WorkingView({ picture, stage, isServerBusy = false, onCancel }: WorkingViewProps) {
  const current = scanStages.indexOf(stage)
  return (
    <div className="flex flex-col gap-6">
      <div className="grid *:[grid-area:1/1]">
        <div className="aspect-square w-full overflow-hidden rounded-card bg-line">{picture}</div>
        {/* Overlays the photo, so that nothing below moves under a finger. */}
        {isServerBusy && (
          <div className="z-1 m-3 self-end rounded-control bg-surface p-3 high-contrast:border">
            <p className="font-semibold">{busyTexts.title}</p>
            <p className="pt-0.5 text-sm text-ink-soft">{busyTexts.detail}</p>
          </div>
        )}
      </div>
      <ol aria-label="Andamento" className="flex flex-col gap-2.5">
        {scanStages.map((one, position) => (
          <li
            key={one}
            aria-current={position === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3',
              position > current && 'text-ink-soft',
              position === current && 'font-semibold',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full text-paper high-contrast:border',
                position < current && 'bg-folha',
                position === current && 'animate-pulse bg-gema',
                position > current && 'bg-line',
              )}
            >
              {position < current && <Check size={18} strokeWidth={3} />}
            </span>
            {stageTexts[one]}
            {position < current && <span className="sr-only">, pronto</span>}
          </li>
        ))}
      </ol>
      {onCancel && (
        <Button variant="ghost" className="self-center" onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </div>
  )
}
