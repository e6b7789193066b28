import { useQuery } from '@tanstack/react-query'
import { takeSharedPhoto } from '../../../api/shared-photo.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts'
import { PhotoPreview } from '../photo-preview.tsx'
import { ResultSkeleton } from '../result/result-skeleton.tsx'

const onGallery = 'Escolha a mesma foto na Galeria e ela é lida aqui.'

interface SharedPhotoProps {
  onPhoto: (photo: Blob) => void
  /** Called without a photo: shows camera and gallery. */
  onNone: () => void
}

/**
 * Photo shared by another app, or posted by any site. It is labelled, read only on request, and expires if
 * unused.
 */
export function SharedPhoto({ onPhoto, onNone }: SharedPhotoProps) {
  const { data: shared, isPending } = useQuery({
    queryKey: ['shared-photo'],
    queryFn: takeSharedPhoto,
    gcTime: 0,
    staleTime: Infinity,
  })
  const secondsLeft = useSecondsUntil(shared?.endsAt ?? 0)
  const isOver = Boolean(shared) && secondsLeft === 0
  if (isPending) return <ResultSkeleton />
  if (!shared || isOver) {
    return (
      <EmptyState
        title={isOver ? 'A foto foi descartada' : 'A foto não veio junto'}
        action={<Button onClick={onNone}>Escolher a foto</Button>}
      >
        {isOver ? 'Ninguém a usou por 10 minutos, e nada foi enviado.' : onGallery}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Banner title="Recebida de fora do app">
        Se não foi você quem compartilhou esta foto, descarte. Nada é enviado sem o seu toque.
      </Banner>
      <div className="aspect-square max-h-[max(8rem,calc(100dvh-29rem))] w-full overflow-hidden rounded-card bg-line">
        <PhotoPreview photo={shared.photo} alt="Foto compartilhada" />
      </div>
      <Button size="large" wide onClick={() => onPhoto(shared.photo)}>
        Ler este prato
      </Button>
      <Button variant="secondary" wide onClick={onNone}>
        Descartar a foto
      </Button>
    </div>
  )
}
