import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as emit, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'
import type { Toast } from './toast-message.ts'

// A popover stands in the top layer, where the open dialogs are: shown last, it stands above them.
const host = document.createElement('div')
host.className = 'toaster-host'
host.popover = 'manual'
document.body.append(host)
const root = createRoot(host)
const clearOfNotch = { top: 'calc(1rem + env(safe-area-inset-top))' }

// Toasts emitted before the list is on the page would be lost, hence the synchronous first render.
flushSync(() => {
  root.render(
    <Toaster
      closeButton
      // Notices stand below each other: one that slid over another would cover its undo.
      expand
      position="top-center"
      offset={clearOfNotch}
      mobileOffset={clearOfNotch}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      icons={{
        success: <CircleCheck aria-hidden="true" size={22} />,
        error: <CircleAlert aria-hidden="true" size={22} />,
        info: <Info aria-hidden="true" size={22} />,
      }}
      toastOptions={{ unstyled: true, className: 'feira-toast', closeButtonAriaLabel: 'Close toast' }}
    />,
  )
})

export function present({ title, description, tone = 'plain', action }: Toast): void {
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
  const show = { plain: emit.message, success: emit.success, error: emit.error }[tone]
  show(title, {
    // An error is read twice, and an action takes time to reach.
    duration: tone === 'error' || action ? 8000 : 5000,
    ...(description && { description }),
    ...(action && { action: { label: action.label, onClick: action.onTap } }),
  })
}
