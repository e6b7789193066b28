/**
 * Paints the SVG that comes in as a PNG that goes out. It is a process of its own (`svg-picture.ts`) because the
 * server's own sharp refuses SVG for good: there, every file comes from a stranger.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const isSmall = process.argv.includes('small')
const svg = await buffer(process.stdin)
const png = await sharp(svg)
  .png(isSmall ? { palette: true, colours: 128 } : {})
  .toBuffer()
process.stdout.write(png)
