import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

let isShown = false

/** Shows the update notice once over any screen, until it is tapped or dismissed. */
export function showUpdateNotice(onUpdate: () => void): void {
  if (isShown) return
  isShown = true
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const putAway = () => {
    root.unmount()
    host.remove()
    isShown = false
  }
  root.render(<UpdateNotice onUpdate={onUpdate} onClose={putAway} />)
}

function UpdateNotice({ onUpdate, onClose }: { onUpdate: () => void; onClose: () => void }) {
  const [isUpdating, setUpdating] = useState(false)
  return (
    <section
      aria-label="Atualização"
      className="fixed inset-x-3 bottom-[calc(77px+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-[calc(var(--container-column)-1.5rem)] items-center gap-3 rounded-card border border-line bg-surface py-2 pr-1 pl-4 shadow-float column:bottom-26"
    >
      <RefreshCw aria-hidden="true" size={20} className="shrink-0 text-folha" />
      <p role="status" className="min-w-0 flex-1 font-semibold text-balance">
        Nova versão pronta
      </p>
      <Button
        busy={isUpdating}
        busyLabel="Abrindo…"
        onClick={() => {
          setUpdating(true)
          onUpdate()
        }}
      >
        Atualizar
      </Button>
      <IconButton label="Depois" icon={<X size={20} />} onClick={onClose} />
    </section>
  )
}
