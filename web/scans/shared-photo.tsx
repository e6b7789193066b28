import { useQuery } from '@tanstack/react-query'
import { takeSharedPhoto } from '../api/shared-photo.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/state-block.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'

interface SharedPhotoProps {
  onPhoto: (photo: Blob) => void
  /** To the camera and the gallery. */
  onNone: () => void
}

/** A picture that another app handed over. It is read once somebody says so, for it costs a scan. */
export function SharedPhoto({ onPhoto, onNone }: SharedPhotoProps) {
  const { data: photo, isPending } = useQuery({
    queryKey: ['shared-photo'],
    queryFn: takeSharedPhoto,
    gcTime: 0,
    staleTime: Infinity,
  })
  if (isPending) return <ResultSkeleton />
  if (!photo) {
    return (
      <EmptyState title="A foto não veio junto" action={<Button onClick={onNone}>Escolher a foto</Button>}>
        Escolha a mesma foto na Galeria e ela é lida aqui.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="aspect-square w-full overflow-hidden rounded-card bg-line">
        <PhotoPreview photo={photo} alt="Foto compartilhada" />
      </div>
      <Button size="large" wide onClick={() => onPhoto(photo)}>
        Ler este prato
      </Button>
      <Button variant="ghost" className="self-center" onClick={onNone}>
        Escolher outra foto
      </Button>
    </div>
  )
}
