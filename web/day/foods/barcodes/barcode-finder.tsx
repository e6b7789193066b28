import type { FoodRow } from '#contract/day/foods.ts'
import { Camera } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { tick } from '../../../ui/hooks/haptics.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { LazyOwnFoodForm } from '../../shared/lazy-own-food-form.tsx'
import { CodeField } from './code-field.tsx'
import { FoundFood } from './found-food.tsx'
import { NoProduct } from './no-product.tsx'
import { BarcodePhoto } from './scan/barcode-photo.tsx'
import { CameraView } from './scan/camera-view.tsx'
import { useBarcodeLookup } from './use-barcode-lookup.ts'

export interface BarcodeFinderProps {
  /** Receives the found, added or created food. */
  onFood: (food: FoodRow) => void
  /** Goes on to the search by name, where there is one. */
  onSearch?: (() => void) | undefined
  /** Reports that the finder became the form of a new food. */
  onCreating?: (() => void) | undefined
}

/** Finds a packaged food by its barcode: scanned, read from a photo, or typed, which always works. */
export function BarcodeFinder({ onFood, onSearch, onCreating }: BarcodeFinderProps) {
  const [created, setCreated] = useState<{ code: string; name: string }>()
  const { typed, problem, code, lookup, error, isPending, change, find, retry, reset } = useBarcodeLookup()
  if (created) {
    return (
      <LazyOwnFoodForm
        name={created.name || undefined}
        code={created.code}
        onSaved={({ food }) => onFood(food)}
      />
    )
  }
  if (lookup?.found === 'own' || lookup?.found === 'product') {
    return <FoundFood lookup={lookup} code={code} onFood={onFood} onOther={reset} />
  }
  return (
    <div className="flex flex-col gap-5 pb-2">
      <ScanWays isSecond={lookup !== undefined} onCode={find} />
      <CodeField
        value={typed}
        error={problem}
        isBusy={isPending}
        onChange={change}
        onFind={() => find(typed)}
      />
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <Banner
            tone="danger"
            title={messageOf(error)}
            action={<Button onClick={retry}>Tentar de novo</Button>}
          >
            O código que você informou continua no campo.
          </Banner>
        )}
        {lookup && (
          <NoProduct
            lookup={lookup}
            onRetry={retry}
            onCreate={(name) => {
              setCreated({ code, name })
              onCreating?.()
            }}
            onSearch={onSearch}
          />
        )}
      </div>
    </div>
  )
}

interface ScanWaysProps {
  /** Whether a code was looked up before, so that another button is the main one. */
  isSecond: boolean
  /** Stays the same function while the ways are shown. */
  onCode: (digits: string) => void
}

/** Reads a code with the camera or from a photo; the photo stays offered where the camera fails. */
function ScanWays({ isSecond, onCode }: ScanWaysProps) {
  const [isScanning, setScanning] = useState(false)
  const take = useCallback(
    (digits: string) => {
      tick()
      setScanning(false)
      onCode(digits)
    },
    [onCode],
  )
  return (
    <div className="flex flex-col gap-3">
      {isScanning ? (
        <CameraView onCode={take} onClose={() => setScanning(false)} />
      ) : (
        <Button
          size={isSecond ? 'medium' : 'large'}
          variant={isSecond ? 'secondary' : 'primary'}
          wide
          onClick={() => setScanning(true)}
        >
          <Camera aria-hidden="true" size={22} /> Ler com a câmera
        </Button>
      )}
      <BarcodePhoto onCode={take} />
    </div>
  )
}
