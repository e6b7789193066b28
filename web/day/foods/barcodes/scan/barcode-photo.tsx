import { useMutation } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { finderTexts } from '../copy.ts'
import { scanPhoto } from './photo-scan.ts'

/** Reads the barcode of a chosen or taken photo, which is not sent anywhere. */
export function BarcodePhoto({ onCode }: { onCode: (digits: string) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const reading = useMutation({
    mutationFn: scanPhoto,
    onSuccess: (digits) => {
      if (digits !== null) onCode(digits)
    },
  })
  const failure = reading.error ? finderTexts.photoFailed : reading.data === null ? finderTexts.noCode : null
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        wide
        busy={reading.isPending}
        busyLabel="Lendo a foto…"
        onClick={() => file.current?.click()}
      >
        <Images aria-hidden="true" size={20} /> Ler de uma foto
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="Foto do código de barras"
        className="hidden"
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          // Allows picking the same file again after a failure.
          target.value = ''
          if (photo) reading.mutate(photo)
        }}
      />
      {failure && (
        <p role="alert" className="text-sm font-medium text-tomate">
          {failure}
        </p>
      )}
    </div>
  )
}
