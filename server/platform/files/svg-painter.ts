/**
 * Renders SVG from standard input as PNG. A separate process (`svg-picture.ts`), because the server's own sharp blocks
 * SVG permanently: there, every file is untrusted.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const isSmall = process.argv.includes('small')
const svg = await buffer(process.stdin)
const png = await sharp(svg)
  .png(isSmall ? { palette: true, colours: 128 } : {})
  .toBuffer()
process.stdout.write(png)
