import { useQuery } from '@tanstack/react-query'
import { Camera, Images, PenLine } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { labelPhotosQuery } from '../../../day/foods/queries.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button, type ButtonLook } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { useCamera } from './camera.ts'
import { photoTips } from '../copy.ts'
import { ScanHero } from './scan-hero.tsx'
import { QuotaGone } from '../quota-gone.tsx'

interface CameraViewProps {
  onPhoto: (photo: Blob) => void
  onDescribe: () => void
}

/**
 * Three inputs: camera, existing picture, or description. The description comes first where no vision model reads
 * photos.
 */
export function CameraView({ onPhoto, onDescribe }: CameraViewProps) {
  const { state, video, open, capture } = useCamera()
  const gallery = useRef<HTMLInputElement>(null)
  const isLive = state.is === 'open'
  // Labels and plates are read by the same model.
  const photos = useQuery({ ...labelPhotosQuery, staleTime: Infinity })
  const leadsWithWords = photos.data?.available === false

  const openIfAllowed = useEffectEvent(() => {
    // Starts the camera only if permission was granted before; otherwise the browser's prompt would appear without a
    // tap.
    navigator.permissions
      ?.query({ name: 'camera' })
      .then(({ state: permission }) => (permission === 'granted' ? open() : undefined))
      .catch(() => undefined)
  })
  useEffect(() => openIfAllowed(), [])

  const photograph = async () => {
    const photo = await capture()
    if (photo) onPhoto(photo)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows picking the same file again after a failure.
    target.value = ''
    if (file) onPhoto(file)
  }

  const toGallery = () => gallery.current?.click()
  return (
    <div className="flex flex-col gap-4">
      <QuotaGone onDescribe={onDescribe} />
      {state.is === 'failed' && (
        <Banner tone="warning" title={`${state.message}.`}>
          Você pode escolher uma foto da galeria ou descrever o prato.
        </Banner>
      )}
      <div
        className={classNames(
          isLive && 'relative flex aspect-square w-full flex-col overflow-hidden rounded-card bg-scrim',
          state.is === 'failed' && 'hidden',
        )}
      >
        <video
          ref={video}
          playsInline
          muted
          aria-label="Imagem da câmera"
          className={classNames('size-full object-cover', !isLive && 'hidden')}
        />
        {isLive ? <PlateGuide /> : <ScanHero leadsWithWords={photos.isPending ? null : leadsWithWords} />}
      </div>
      {isLive ? (
        <Button size="large" wide onClick={() => void photograph()}>
          <Camera aria-hidden="true" size={22} /> Fotografar
        </Button>
      ) : photos.isPending ? (
        <Skeleton className="h-13 w-full rounded-control" />
      ) : leadsWithWords ? (
        <Button size="large" wide onClick={onDescribe}>
          <PenLine aria-hidden="true" size={22} /> Descrever com palavras
        </Button>
      ) : (
        <OpenCamera size="large" wide isOpening={state.is === 'opening'} onOpen={open} />
      )}
      <div className="flex flex-wrap gap-3">
        {leadsWithWords && !isLive && (
          <OpenCamera
            variant="secondary"
            className="flex-1 px-2"
            isOpening={state.is === 'opening'}
            onOpen={open}
          />
        )}
        <Button variant="secondary" className="flex-1" onClick={toGallery}>
          <Images aria-hidden="true" size={20} /> Galeria
        </Button>
        {(isLive || !leadsWithWords) && (
          <Button variant="secondary" className="flex-1" onClick={onDescribe}>
            <PenLine aria-hidden="true" size={20} /> Descrever
          </Button>
        )}
      </div>
      {(isLive || state.is === 'failed') && (
        <ul className="text-center text-sm text-ink-soft">
          {photoTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <input
        ref={gallery}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Escolher foto da galeria"
        className="hidden"
        onChange={pick}
      />
    </div>
  )
}

/** Guide for the plate: from above, fully visible. */
function PlateGuide() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full" fill="none">
      <circle
        cx="50"
        cy="50"
        r="42"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth=".8"
        strokeDasharray="3 2.6"
      />
    </svg>
  )
}

interface OpenCameraProps extends ButtonLook {
  className?: string
  isOpening: boolean
  onOpen: () => Promise<void>
}

function OpenCamera({ isOpening, onOpen, ...look }: OpenCameraProps) {
  return (
    <Button {...look} busy={isOpening} busyLabel="Abrindo a câmera…" onClick={() => void onOpen()}>
      <Camera aria-hidden="true" size={22} /> Abrir câmera
    </Button>
  )
}
