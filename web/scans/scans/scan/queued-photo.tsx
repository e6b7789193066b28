import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { type QueueReason, queueReasons } from '../copy.ts'
import { PhotoPreview } from '../photo-preview.tsx'

interface KeptPhotoProps {
  photo: Blob
  because: QueueReason
  onSamePhoto: () => void
  onDescribe: () => void
  onDiscard: () => void
}

/** Photo that could not be processed yet: where it is stored, and the next steps. */
export function QueuedPhoto({ photo, because, onSamePhoto, onDescribe, onDiscard }: KeptPhotoProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="mx-auto aspect-square w-48 overflow-hidden rounded-card bg-line">
        <PhotoPreview photo={photo} alt="Sua foto do prato" />
      </div>
      <div role="status" className="text-center text-balance">
        <h2 className="text-xl font-bold">Foto guardada no aparelho</h2>
        <p className="pt-1 text-ink-soft">{queueReasons[because]}</p>
      </div>
      <LinkButton to="/" size="large" wide>
        Ver meu dia
      </LinkButton>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="flex-1" onClick={onSamePhoto}>
          Enviar a mesma foto
        </Button>
        <Button variant="secondary" className="flex-1" onClick={onDescribe}>
          Descrever
        </Button>
      </div>
      <Button variant="ghost" className="self-center" onClick={onDiscard}>
        Não guardar esta foto
      </Button>
    </div>
  )
}
