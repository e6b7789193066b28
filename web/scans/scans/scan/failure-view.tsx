import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { PhotoPreview } from '../photo-preview.tsx'
import type { ScanFailure } from '../scan-failure.ts'

interface FailureViewProps {
  photo: Blob
  failure: ScanFailure
  /** Back to the camera. */
  onRetry: () => void
  onSamePhoto: () => void
  onDescribe: () => void
}

/** Error with the possible next steps; the photo is kept for one of them. */
export function FailureView({ photo, failure, onRetry, onSamePhoto, onDescribe }: FailureViewProps) {
  const picture = failure.isPhotoUsable && (
    <div className="aspect-square overflow-hidden rounded-card bg-line">
      <PhotoPreview photo={photo} alt="" />
    </div>
  )
  if (!failure.canPhotograph) {
    return (
      <div role="alert">
        <EmptyState
          picture={picture}
          title={failure.title}
          action={
            <Button size="large" onClick={onDescribe}>
              Descrever o prato
            </Button>
          }
        >
          {failure.detail}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="flex flex-col">
      <ErrorState title={failure.title} message={failure.detail} onRetry={onRetry} picture={picture} />
      <div className="flex flex-col items-center">
        {failure.isSignedOut ? (
          <LinkButton to="/auth" size="large">
            Fazer login
          </LinkButton>
        ) : (
          <>
            {failure.canResend && (
              <Button variant="ghost" onClick={onSamePhoto}>
                Enviar a mesma foto
              </Button>
            )}
            <Button variant="ghost" onClick={onDescribe}>
              Descrever o prato
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
