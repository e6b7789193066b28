import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Camera, type LucideIcon, ScanBarcode, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadDescription, saveDescription } from '../../../scans/shared/drafts.ts'
import { writtenMode } from '../../../scans/shared/written-mode.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { fieldBoxClass, fieldExample, fieldTitle, WayLook, wayClass } from './field-look.tsx'

// The search is loaded lazily: the day does not need it.
const loadFoodSheet = () => import('./food-sheet.tsx')
const FoodSheet = lazy(() => loadFoodSheet().then((module) => ({ default: module.FoodSheet })))

/** One field for every way to log a meal: words, camera, search, barcode. The words stay in this tab until logged. */
export function MealField() {
  const [text, setText] = useState(loadDescription)
  const [way, setWay] = useState<'search' | 'barcode' | null>(null)
  const navigate = useNavigate()
  const router = useRouter()
  const isEmpty = text.trim() === ''
  const read = () => {
    if (!isEmpty) void navigate({ to: '/scan', search: { modo: writtenMode } })
  }
  const find = (first: 'search' | 'barcode') => {
    // Opens the sheet only after it loaded: a failing import must not break the day.
    loadFoodSheet().then(
      () => setWay(first),
      () => showToast({ title: 'Sem conexão para buscar alimentos', tone: 'error' }),
    )
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
          <div className="flex items-end">
            <textarea
              id="comida"
              rows={1}
              enterKeyHint="go"
              placeholder={fieldExample}
              value={text}
              className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none bg-transparent px-4 py-3 leading-6 outline-none placeholder:text-ink-soft"
              onFocus={() => void router.preloadRoute({ to: '/scan' }).catch(() => undefined)}
              onChange={({ target }) => {
                setText(target.value)
                saveDescription(target.value)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                read()
              }}
            />
            {!isEmpty && (
              <Button type="submit" className="m-0.5">
                Ver
              </Button>
            )}
          </div>
          <div className="grid auto-cols-fr grid-flow-col border-t border-line">
            <Link to="/scan" className={wayClass}>
              <WayLook Icon={Camera}>
                Escanear<span className="sr-only"> meu prato</span>
              </WayLook>
            </Link>
            <WayButton Icon={Search} label="Buscar" rest=" um alimento" onClick={() => find('search')} />
            <WayButton Icon={ScanBarcode} label="Código" rest=" de barras" onClick={() => find('barcode')} />
          </div>
        </div>
      </form>
      {way && (
        <Suspense>
          <FoodSheet startsWith={way} onClose={() => setWay(null)} />
        </Suspense>
      )}
    </>
  )
}

interface WayButtonProps {
  Icon: LucideIcon
  label: string
  /** Rest of the name, for screen readers. */
  rest: string
  onClick: () => void
}

function WayButton({ Icon, label, rest, onClick }: WayButtonProps) {
  return (
    <button type="button" className={wayClass} onClick={onClick}>
      <WayLook Icon={Icon}>
        {label}
        <span className="sr-only">{rest}</span>
      </WayLook>
    </button>
  )
}
