import { fileURLToPath } from 'node:url'
import type { Tone } from './document-content.ts'

/** Colors of the light theme, because a document is printed. */
export const ink = '#231C14'
export const inkSoft = '#63584A'
export const line = '#E8DFCF'
export const paper = '#FBF7EE'
export const folhaSoft = '#E4F2E9'

export const tones: Readonly<Record<Tone, string>> = {
  folha: '#0F6B44',
  goiaba: '#D9506B',
  acai: '#5A2A6E',
  gema: '#F2A71B',
  ceu: '#1F67A6',
  limao: '#6FA81B',
  tomate: '#C23A22',
  soft: '#B9AD9B',
}

/** Colors of a calendar's days, from 0 to 100 % of the day's plan, each with the color of text on it. */
export const heat: readonly { readonly ground: string; readonly ink: string }[] = [
  { ground: '#F4EFE4', ink: '#231C14' },
  { ground: '#D3E7DB', ink: '#231C14' },
  { ground: '#A3CDB5', ink: '#231C14' },
  { ground: '#3F8A67', ink: '#FFFFFF' },
  { ground: '#0F6B44', ink: '#FFFFFF' },
]

export type FontName = 'text' | 'strong' | 'display'

/**
 * Font files in WOFF, because fontkit cannot write a subset of a WOFF2 font. Their Latin subset covers Portuguese.
 */
export const fontFiles: Readonly<Record<FontName, string>> = {
  text: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
  strong: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
  display: fileURLToPath(
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  ),
}
