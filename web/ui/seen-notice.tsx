import { CloudOff } from 'lucide-react'
import { Button } from './button.tsx'

interface SeenNoticeProps {
  /** Nothing to say without it. */
  text: string | null
  onRetry: () => void
}

/** Says that what stands below was read earlier. */
export function SeenNotice({ text, onRetry }: SeenNoticeProps) {
  return (
    <div role="status">
      {text && (
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-gema-soft py-1.5 pr-2 pl-4 high-contrast:border">
          <CloudOff aria-hidden="true" size={20} className="shrink-0" />
          <p className="min-w-0 flex-1 basis-40 py-1.5 text-sm font-medium">{text}</p>
          <Button variant="ghost" className="px-3 text-sm" onClick={onRetry}>
            Tentar de novo
          </Button>
        </div>
      )}
    </div>
  )
}
