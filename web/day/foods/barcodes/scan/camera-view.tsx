import { Flashlight, FlashlightOff, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/overlay/banner.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { cameraFailures } from '../copy.ts'
import { type ScanState, scanWithCamera, type Torch } from './camera-scan.ts'

interface CameraViewProps {
  /** Stays the same function while the view is shown; another one would open the camera again. */
  onCode: (digits: string) => void
  onClose: () => void
}

/** Camera that reads a barcode. Removing the view stops the camera. */
export function CameraView({ onCode, onClose }: CameraViewProps) {
  const [state, setState] = useState<ScanState>({ is: 'opening' })
  const video = useCallback(
    (element: HTMLVideoElement) => {
      const closing = new AbortController()
      void scanWithCamera(element, { onState: setState, onCode }, closing.signal)
      return () => closing.abort()
    },
    [onCode],
  )
  const isFailed = state.is === 'failed'
  return (
    <div className="flex flex-col gap-3">
      {isFailed && <Banner tone="warning" title={state.message} />}
      {state.is === 'black' && <Banner tone="warning" title={cameraFailures.black} />}
      <div
        className={classNames(
          'relative aspect-4/3 overflow-hidden rounded-card bg-scrim',
          isFailed && 'hidden',
        )}
      >
        <video
          ref={video}
          playsInline
          muted
          aria-label="Imagem da câmera"
          className="size-full object-cover"
        />
        <Guide />
      </div>
      <p role="status" className={classNames('text-center text-sm text-ink-soft', isFailed && 'hidden')}>
        {state.is === 'opening' ? 'Abrindo a câmera…' : 'Aponte para as barras, bem de frente e com luz.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {state.is === 'reading' && state.torch && <TorchButton torch={state.torch} />}
        <Button variant="secondary" className="flex-1" onClick={onClose}>
          <X aria-hidden="true" size={20} /> {isFailed ? 'Fechar' : 'Fechar a câmera'}
        </Button>
      </div>
    </div>
  )
}

function TorchButton({ torch }: { torch: Torch }) {
  const [isOn, setOn] = useState(false)
  const change = () => {
    // A torch that cannot be switched stays as it is.
    torch.switch(!isOn).then(
      () => setOn(!isOn),
      () => undefined,
    )
  }
  const Icon = isOn ? FlashlightOff : Flashlight
  return (
    <Button variant="secondary" className="flex-1" aria-pressed={isOn} onClick={change}>
      <Icon aria-hidden="true" size={20} /> {isOn ? 'Apagar a luz' : 'Acender a luz'}
    </Button>
  )
}

/** Frame for the bars. */
function Guide() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 75" className="absolute inset-0 size-full" fill="none">
      <path
        d="M14 28v-8h10M76 20h10v8M86 47v8H76M24 55H14v-8"
        stroke="#fff"
        strokeOpacity=".9"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
