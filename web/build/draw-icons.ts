/** Draws the app's icons from its mark. Run by hand when the mark changes: `node web/build/draw-icons.ts`. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../public/icons')

const plate = `
  <circle cx="16" cy="16" r="15" fill="#0f6b44"/>
  <circle cx="16" cy="16" r="11" fill="#fbf7ee"/>
  <path d="M10.2 15.6c1.9.6 3.3 1.8 4.3 3.6C16.3 14.6 19 11.6 23 9.9c.2 5.2-2.6 9.9-7.4 12.5-.6.3-1.3.2-1.7-.3-1.8-2-3-4.1-3.7-6.5z" fill="#6fa81b"/>
  <path d="M14.6 19.8C16.4 16 18.6 13.6 21.4 11.7" fill="none" stroke="#0f6b44" stroke-width="1.2" stroke-linecap="round"/>`

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${plate}</svg>`

/**
 * Mark on a yellow (gema) ground, `share` percent wide. Launchers crop maskable icons, so in those the mark stays
 * within the inner four fifths.
 */
const onGround = (
  share: number,
  corner: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="${corner}" fill="#f2a71b"/>
  <svg x="${50 - share / 2}" y="${50 - share / 2}" width="${share}" height="${share}" viewBox="0 0 32 32">${plate}</svg>
</svg>`

/** Icons of the app's shortcuts (long press): a paper-white symbol on leaf green. */
const onLeaf = (sign: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="24" fill="#0f6b44"/>
  <g fill="none" stroke="#fbf7ee" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
</svg>`

const viewfinder = `
  <path d="M13 19v-4a2 2 0 0 1 2-2h4M29 13h4a2 2 0 0 1 2 2v4M35 29v4a2 2 0 0 1-2 2h-4M19 35h-4a2 2 0 0 1-2-2v-4"/>
  <path d="M18 24.4c2 .4 3.6 1.8 4.6 3.6 1.6-4.2 4-6.8 7.4-8.4" stroke="#f2a71b"/>`

const openBook = `
  <path d="M24 16.5c-2.6-2-6-2.7-10-2.5v18c4-.2 7.4.5 10 2.5 2.6-2 6-2.7 10-2.5v-18c-4-.2-7.4.5-10 2.5z"/>
  <path d="M24 16.5v18" stroke="#f2a71b"/>`

const draw = (svg: string, size: number, file: string, colours = 256) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours })
    .toFile(path.join(folder, file))

await writeFile(path.join(folder, 'mark.svg'), mark)
await draw(onGround(78, 22), 192, 'icon-192.png')
await draw(onGround(78, 22), 512, 'icon-512.png')
await draw(onGround(62, 0), 192, 'maskable-192.png')
await draw(onGround(62, 0), 512, 'maskable-512.png')
// Precached. 16 colours are half the bytes, and enough for its smooth edges where no corner is transparent.
await draw(onGround(74, 0), 180, 'touch-180.png', 16)
await draw(onLeaf(viewfinder), 96, 'shortcut-scan.png')
await draw(onLeaf(openBook), 96, 'shortcut-recipes.png')
