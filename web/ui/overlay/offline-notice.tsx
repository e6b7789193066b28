import { CloudOff, RotateCw } from 'lucide-react'
import { classNames } from '../style/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'

interface OfflineNoticeProps {
  /** Reason to show; with `null` the notice is empty. */
  text: string | null
  onRetry: () => void
  className?: string
}

/** States that the content around it is an offline copy. */
export function OfflineNotice({ text, onRetry, className }: OfflineNoticeProps) {
  return (
    // An empty notice takes no space.
    <div role="status" className={text ? undefined : 'sr-only'}>
      {text && (
        <div
          className={classNames(
            'flex items-center gap-3 rounded-control bg-gema-soft py-0.5 pr-1 pl-4 high-contrast:border',
            className,
          )}
        >
          <CloudOff aria-hidden="true" size={20} className="shrink-0" />
          <p className="min-w-0 flex-1 py-1 text-sm font-medium text-balance">{text}</p>
          <IconButton label="Tentar de novo" icon={<RotateCw size={20} />} onClick={onRetry} />
        </div>
      )}
    </div>
  )
}
