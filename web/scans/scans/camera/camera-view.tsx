import { Camera, Images, PenLine } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useCamera } from './camera.ts'
import { photoTips } from '../copy.ts'
import { QuotaGone } from '../quota-gone.tsx'

interface CameraViewProps {
  onPhoto: (photo: Blob) => void
  onDescribe: () => void
}

/** Three inputs: camera, existing picture, or description. */
export function CameraView({ onPhoto, onDescribe }: CameraViewProps) {
  const { state, video, open, capture } = useCamera()
  const gallery = useRef<HTMLInputElement>(null)
  const isLive = state.is === 'open'

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
          'relative flex aspect-square w-full flex-col justify-center rounded-card',
          isLive ? 'overflow-hidden bg-scrim' : 'border border-line bg-surface',
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
        {isLive ? <PlateGuide /> : <PhotoTips />}
      </div>
      {isLive ? (
        <Button size="large" wide onClick={() => void photograph()}>
          <Camera aria-hidden="true" size={22} /> Fotografar
        </Button>
      ) : (
        <Button
          size="large"
          wide
          busy={state.is === 'opening'}
          busyLabel="Abrindo a câmera…"
          onClick={() => void open()}
        >
          <Camera aria-hidden="true" size={22} /> Abrir câmera
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="flex-1" onClick={() => gallery.current?.click()}>
          <Images aria-hidden="true" size={20} /> Galeria
        </Button>
        <Button variant="secondary" className="flex-1" onClick={onDescribe}>
          <PenLine aria-hidden="true" size={20} /> Descrever
        </Button>
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

function PhotoTips() {
  return (
    <ol className="flex flex-col gap-5 p-6">
      {photoTips.map((tip, position) => (
        <li key={tip} className="flex items-center gap-4 text-lg leading-snug font-medium text-balance">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-gema font-display font-bold text-on-ripe"
          >
            {position + 1}
          </span>
          {tip}
        </li>
      ))}
    </ol>
  )
}
