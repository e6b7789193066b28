import { ErrorState } from '../ui/state-block.tsx'
import { Button } from '../ui/button.tsx'

interface FailureViewProps {
  title: string
  detail: string
  /** Back to the camera. */
  onRetry: () => void
  onSamePhoto: () => void
  onDescribe: () => void
}

/** What went wrong, and three ways on; the photo is still there for one of them. */
export function FailureView({ title, detail, onRetry, onSamePhoto, onDescribe }: FailureViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <ErrorState title={title} message={detail} onRetry={onRetry} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="ghost" onClick={onSamePhoto}>
          Enviar a mesma foto
        </Button>
        <Button variant="ghost" onClick={onDescribe}>
          Descrever o prato
        </Button>
      </div>
    </div>
  )
}
