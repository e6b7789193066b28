import { Check, CircleAlert, CircleCheck, Info } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as emit, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import './toaster.css'
import { followHeader } from './notice-place.ts'
import type { Toast } from './toast-message.ts'

// A popover is in the top layer, like open dialogs; the one that was shown last is above the others.
const host = document.createElement('div')
host.className = 'toaster-host'
host.popover = 'manual'
document.body.append(host)
const root = createRoot(host)
const belowHeader = { top: 'var(--notice-top)' }

// Toasts emitted before the list is on the page would be lost, hence the synchronous first render.
flushSync(() => {
  root.render(
    <Toaster
      closeButton
      // Notices are stacked: one that covered another would hide its undo. A third waits until one of them is gone.
      expand
      visibleToasts={2}
      position="top-center"
      offset={belowHeader}
      mobileOffset={belowHeader}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Avisos"
      icons={{
        success: <CircleCheck aria-hidden="true" size={22} />,
        error: <CircleAlert aria-hidden="true" size={22} />,
        info: <Info aria-hidden="true" size={22} />,
      }}
      toastOptions={{ unstyled: true, className: 'feira-toast', closeButtonAriaLabel: 'Fechar aviso' }}
    />,
  )
})

const tick = ' ✓'

/** Draws the tick at the end of a title as an icon, because the fonts lack the character. */
function TickedTitle({ words }: { words: string }) {
  return (
    <>
      {words}
      <span className="sr-only">{tick}</span>
      <Check
        aria-hidden="true"
        size={20}
        strokeWidth={2.5}
        className="ml-1.5 inline align-[-0.2em] text-folha"
      />
    </>
  )
}

const latest = new Map<string, number | string>()

export function present({ title, description, tone = 'plain', subject, action }: Toast): void {
  // One follower is enough for all notices that are shown together.
  if (!host.querySelector('[data-sonner-toast]')) followHeader(host)
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
  const show = { plain: emit.message, success: emit.success, error: emit.error }[tone]
  const isTicked = title.endsWith(tick)
  const before = subject === undefined ? undefined : latest.get(subject)
  // Without an id, all notices would be dismissed. An update in place would keep the old one's remaining time.
  if (before !== undefined) emit.dismiss(before)
  const id = show(isTicked ? <TickedTitle words={title.slice(0, -tick.length)} /> : title, {
    // One tick is enough.
    ...(isTicked && { icon: null }),
    // Errors stay longer because they are read twice, and actions because reaching them takes time.
    duration: tone === 'error' || action ? 8000 : 5000,
    // Repeating a failed attempt replaces its error instead of stacking another over the screen.
    ...(tone === 'error' && { id: title }),
    ...(description && { description }),
    ...(action && { action: { label: action.label, onClick: action.onTap } }),
  })
  if (subject !== undefined) latest.set(subject, id)
}
