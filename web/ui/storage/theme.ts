import { stored, text } from './stored.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Key of the theme chosen on this device; without a value the system's theme applies. */
export const themeKey = 'theme'
const chosen = stored(themeKey, text)

/** Returns the theme chosen on this device; `system` without a valid one. */
export function storedTheme(): Theme {
  const kept = chosen.get()
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme): void {
  chosen.set(theme === 'system' ? null : theme)
  paintTheme(theme)
}

/**
 * Applies a theme to the page and the browser's own bar. The build also inlines this function into the head
 * of every page (`web/build/theme-script.ts`), before the first paint: it must not reference anything outside
 * itself.
 */
export function paintTheme(theme: string | null): void {
  const isChosen = theme === 'light' || theme === 'dark'
  if (isChosen) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  const bars = document.querySelectorAll('meta[name=theme-color]')
  for (const [at, scheme] of ['light', 'dark'].entries()) {
    const media = isChosen ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`
    bars[at]?.setAttribute('media', media)
  }
}
