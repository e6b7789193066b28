import { Link, useRouter } from '@tanstack/react-router'
import { Camera, ScanBarcode, Search } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { loadDescription, saveDescription } from '../../../scans/shared/drafts.ts'
import { writtenMode } from '../../../scans/shared/written-mode.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { VoiceButtonProps } from '../../voice/voice-button.tsx'
import { fieldBoxClass, fieldExample, fieldTitle, WayLook, wayClass } from './field-look.tsx'

const FoodSheet = lazyPart(() => import('./food-sheet.tsx'), 'FoodSheet')

interface MealFieldProps {
  /** Past day to log on, `YYYY-MM-DD`; without it today. */
  date?: string
  /** Microphone, once its code has loaded. */
  Voice?: ComponentType<VoiceButtonProps> | undefined
}

/** One field for every way to log a meal: words, camera, search, barcode. The words stay in this tab until logged. */
export function MealField({ date, Voice }: MealFieldProps) {
  const [text, setText] = useState(() => loadDescription(date))
  const [startsWith, setStart] = useState<'search' | 'barcode' | null>(null)
  const router = useRouter()
  const isEmpty = text.trim() === ''
  const on = date && { dia: date }
  const write = (next: string) => {
    setText(next)
    saveDescription(next, date)
  }
  const read = () => {
    if (!isEmpty) void router.navigate({ to: '/scan', search: { modo: writtenMode, ...on } })
  }
  const find = (start: 'search' | 'barcode') => {
    // The search needs the server.
    if (navigator.onLine) setStart(start)
    else showToast({ title: 'Sem conexão para buscar alimentos', tone: 'error' })
  }
  return (
    <>
      <form
        className="flex flex-col gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        <label htmlFor="comida" className="text-lg font-bold">
          {fieldTitle}
        </label>
        <div className={fieldBoxClass}>
          <div className="flex flex-wrap items-end">
            <textarea
              id="comida"
              rows={1}
              enterKeyHint="go"
              placeholder={fieldExample}
              value={text}
              className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none bg-transparent px-4 py-3 leading-6 outline-none placeholder:text-ink-soft"
              onFocus={() => void router.preloadRoute({ to: '/scan' }).catch(() => undefined)}
              onChange={({ target }) => write(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                read()
              }}
            />
            {Voice && <Voice inRow text={text} onText={write} />}
            {!isEmpty && (
              <Button type="submit" className="m-0.5">
                Ver
              </Button>
            )}
          </div>
          <div className="grid auto-cols-fr grid-flow-col border-t border-line">
            <Link to="/scan" search={{ ...on }} aria-label="Escanear meu prato" className={wayClass}>
              <WayLook Icon={Camera}>Escanear</WayLook>
            </Link>
            <button
              type="button"
              aria-label="Buscar um alimento"
              className={wayClass}
              onClick={() => find('search')}
            >
              <WayLook Icon={Search}>Buscar</WayLook>
            </button>
            <button
              type="button"
              aria-label="Código de barras"
              className={wayClass}
              onClick={() => find('barcode')}
            >
              <WayLook Icon={ScanBarcode}>Código</WayLook>
            </button>
          </div>
        </div>
      </form>
      {startsWith && (
        <Suspense>
          <FoodSheet startsWith={startsWith} date={date} onClose={() => setStart(null)} />
        </Suspense>
      )}
    </>
  )
}
