import type { ReactNode } from 'react'

/** Controls that may take the focus. Text fields are left out: they would open the keyboard of a phone. */
const controls = 'button, a[href], summary, input[type=checkbox], input[type=radio]'

/**
 * Moves the focus to an adjacent control when the focused one is removed, such as a chip; without one, to the
 * heading of the screen. Browsers would move it to the start of the page.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  return (
    <div ref={keepFocus} className="contents">
      {children}
    </div>
  )
}

function keepFocus(element: HTMLDivElement): () => void {
  let focused: Element | null = null
  let neighbours: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    const all = [...element.querySelectorAll<HTMLElement>(controls)]
    const at = all.indexOf(target as HTMLElement)
    focused = target as Element
    neighbours = at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at).toReversed()]
  }
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    // Another component has moved the focus already, for instance a dialog that closed.
    if (document.activeElement !== document.body) return
    const next = neighbours.find((control) => control.isConnected) ?? headingOfScreen()
    next?.focus({ preventScroll: true })
  })
  element.addEventListener('focusin', remember)
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    element.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function headingOfScreen(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
