import type { FoodRow } from '#contract/day/foods.ts'
import { barcodeProblems } from '#contract/day/barcode.ts'
import { readBarcode } from '#nutrition/foods/barcodes/barcode.ts'
import { useMutation } from '@tanstack/react-query'
import { Camera, Search } from 'lucide-react'
import { type SubmitEvent, useCallback, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { tick } from '../../../ui/hooks/haptics.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { LazyOwnFoodForm } from '../lazy-own-food-form.tsx'
import { FoundFood } from './found-food.tsx'
import { NoProduct } from './no-product.tsx'
import { lookUpBarcode } from './queries.ts'
import { BarcodePhoto } from './scan/barcode-photo.tsx'
import { CameraView } from './scan/camera-view.tsx'

export interface BarcodeFinderProps {
  /** Receives the found, added or created food. */
  onFood: (food: FoodRow) => void
  /** Goes on to the search by name, where there is one. */
  onSearch?: (() => void) | undefined
}

/** Finds a packaged food by its barcode: scanned, read from a photo, or typed, which always works. */
export function BarcodeFinder({ onFood, onSearch }: BarcodeFinderProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isScanning, setScanning] = useState(false)
  const [created, setCreated] = useState<{ code: string; name: string }>()
  const {
    mutate: lookUp,
    reset,
    data: lookup,
    variables: code = '',
    error,
    isPending,
  } = useMutation({ mutationFn: lookUpBarcode })
  const find = useCallback(
    (digits: string) => {
      const read = readBarcode(digits)
      setScanning(false)
      setTyped(digits)
      setProblem(read.problem && barcodeProblems[read.problem])
      if (read.code === undefined) reset()
      else lookUp(read.code)
    },
    [lookUp, reset],
  )
  const findScanned = useCallback(
    (digits: string) => {
      tick()
      find(digits)
    },
    [find],
  )
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
      {isScanning ? (
        <CameraView onCode={findScanned} onClose={() => setScanning(false)} />
      ) : (
        <div className="flex flex-col gap-3">
          <Button
            size={lookup ? 'medium' : 'large'}
            variant={lookup ? 'secondary' : 'primary'}
            wide
            onClick={() => setScanning(true)}
          >
            <Camera aria-hidden="true" size={22} /> Ler com a câmera
          </Button>
          <BarcodePhoto onCode={findScanned} />
        </div>
      )}
      <CodeField
        value={typed}
        error={problem}
        isBusy={isPending}
        onChange={(digits) => {
          setTyped(digits)
          setProblem(undefined)
        }}
        onFind={() => find(typed)}
      />
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <Banner
            tone="danger"
            title={messageOf(error)}
            action={<Button onClick={() => lookUp(code)}>Tentar de novo</Button>}
          >
            O código que você informou continua no campo.
          </Banner>
        )}
        {lookup && (
          <NoProduct
            lookup={lookup}
            onRetry={() => lookUp(code)}
            onCreate={(name) => setCreated({ code, name })}
            onSearch={onSearch}
          />
        )}
      </div>
    </div>
  )
}

interface CodeFieldProps {
  value: string
  error: string | undefined
  isBusy: boolean
  onChange: (digits: string) => void
  onFind: () => void
}

function CodeField({ value, error, isBusy, onChange, onFind }: CodeFieldProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onFind()
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextField
        label="Ou digite os números"
        placeholder="Ex.: 7891000100103"
        hint="Os que ficam embaixo das barras."
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={24}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" variant="secondary" wide busy={isBusy} busyLabel="Procurando…">
        <Search aria-hidden="true" size={20} /> Procurar
      </Button>
    </form>
  )
}
