/**
 * Reads SVG from standard input and writes it as PNG. Runs in a separate process (`svg-picture.ts`), because the
 * server's sharp, which reads untrusted files, permanently blocks SVG.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const isSmall = process.argv.includes('small')
const svg = await buffer(process.stdin)
const png = await sharp(svg)
  .png(isSmall ? { palette: true, colours: 128 } : {})
  .toBuffer()
process.stdout.write(png)
