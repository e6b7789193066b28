import { minifySync } from 'vite'
import { paintTheme, themeKey } from '../ui/theme.ts'

/** Inline and first in the head: a theme chosen by hand is there before anything is painted. */
export const themeScript = minifySync(
  'theme.js',
  `(${paintTheme.toString()})(localStorage.getItem(${JSON.stringify(themeKey)}))`,
).code.trim()
