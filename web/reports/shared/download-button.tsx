import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { type NamedFile, saveFile } from './saved-file.ts'

interface DownloadButtonProps {
  label: string
  busyLabel: string
  /** Message of a failed download; the reason is shown below. */
  failure: string
  load: () => Promise<NamedFile>
}

/** Downloads a file generated on request, with its progress and the reason of a failure. */
export function DownloadButton({ label, busyLabel, failure, load }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: saveFile,
    onError: (error) => showToast({ title: failure, description: messageOf(error), tone: 'error' }),
  })
  return (
    <Button
      variant="secondary"
      className="min-w-48 flex-1"
      busy={isPending}
      busyLabel={busyLabel}
      onClick={() => mutate()}
    >
      <Download aria-hidden="true" size={18} className="shrink-0" />
      {label}
    </Button>
  )
}
