import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { labelPhotosQuery, transcribeLabel } from './queries.ts'

interface LabelPhotoProps {
  /** Receives the copied text. */
  onText: (text: string) => void
}

/** Copies the label from a photo; shown only where a vision model is configured. The first photo asks for consent. */
export function LabelPhoto({ onText }: LabelPhotoProps) {
  const client = useQueryClient()
  const { data } = useQuery(labelPhotosQuery)
  const file = useRef<HTMLInputElement>(null)
  const reading = useMutation({
    mutationFn: (photo: Blob) => transcribeLabel(photo, data?.needs_consent ?? true),
    onSuccess: onText,
    onSettled: () => client.invalidateQueries({ queryKey: labelPhotosQuery.queryKey }),
  })
  if (!data?.available) return null
  return (
    <div className="flex flex-col gap-2">
      {data.needs_consent && (
        <p className="text-sm text-pretty text-ink-soft">{consentTexts.fotos_ia.text}</p>
      )}
      <Button
        variant="secondary"
        wide
        busy={reading.isPending}
        busyLabel="Lendo o rótulo…"
        onClick={() => file.current?.click()}
      >
        <Camera aria-hidden="true" size={20} />
        {data.needs_consent ? 'Autorizar e fotografar o rótulo' : 'Fotografar o rótulo'}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label="Foto do rótulo"
        className="hidden"
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) reading.mutate(photo)
        }}
      />
      {reading.error && (
        <p role="alert" className="text-sm font-medium text-tomate">
          {messageOf(reading.error)}
        </p>
      )}
    </div>
  )
}
