import { minifySync } from 'vite'
import { paintTheme, themeKey } from '../ui/storage/theme.ts'

/** Script inlined first in the head: applies a manual theme before the first paint. */
export const themeScript = minifySync(
  'theme.js',
  `(${paintTheme.toString()})(localStorage.getItem(${JSON.stringify(themeKey)}))`,
).code.trim()
