import { useSyncExternalStore } from 'react'

/** Width at which the variant `desk:` and `desk.css` begin. */
const desk = () => matchMedia('(width >= 64rem)')

function follow(onChange: () => void): () => void {
  const watched = desk()
  watched.addEventListener('change', onChange)
  return () => watched.removeEventListener('change', onChange)
}

/** Returns whether the window has the layout of a laptop. Only for differences of content: CSS does the rest. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(follow, () => desk().matches)
}
