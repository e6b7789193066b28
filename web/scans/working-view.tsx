import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { stageTexts } from './copy.ts'
import { type ScanStage, scanStages } from './scan-run.ts'

interface WorkingViewProps {
  photo: Blob
  stage: ScanStage
}

/** The photo and the stages it really goes through. */
export function WorkingView({ photo, stage }: WorkingViewProps) {
  const address = useObjectUrl(photo)
  const current = scanStages.indexOf(stage)
  return (
    <div className="flex flex-col gap-5">
      {address && (
        <img src={address} alt="Sua foto" className="aspect-square w-full rounded-card object-cover" />
      )}
      <p role="status" className="sr-only">
        {stageTexts[stage]}
      </p>
      <ol aria-hidden="true" className="flex flex-col gap-3">
        {scanStages.map((one, position) => (
          <li
            key={one}
            className={classNames(
              'flex items-center gap-3',
              position > current && 'text-ink-soft',
              position === current && 'font-semibold',
            )}
          >
            <span
              className={classNames(
                'grid size-7 place-items-center rounded-full text-paper',
                position < current && 'bg-folha',
                position === current && 'animate-pulse bg-gema',
                position > current && 'bg-line',
              )}
            >
              {position < current && <Check size={18} />}
            </span>
            {stageTexts[one]}
          </li>
        ))}
      </ol>
    </div>
  )
}

function useObjectUrl(blob: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
