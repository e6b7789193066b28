import { useSyncExternalStore } from 'react'

let layout: boolean | undefined

/**
 * Compares with the width at which the variant `desk:` and `desk.css` begin. Keeps the layout while a dialog is open,
 * which belongs to the layout and would close with it.
 */
function isDesk(): boolean {
  if (layout === undefined || !document.querySelector('dialog[open]'))
    layout = matchMedia('(width >= 64rem)').matches
  return layout
}

/** Events after which the layout may change: a dialog that closes returns the focus. */
const events = ['resize', 'focusin']

function follow(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Returns whether the window has the layout of a laptop. Only for differences of content: CSS does the rest. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(follow, isDesk)
}
