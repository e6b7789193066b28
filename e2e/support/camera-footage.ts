import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { platePhoto } from './plate-photo.ts'

/**
 * Number of pictures in the file that Chromium plays as its camera. Concatenated baseline JPEGs are a complete MJPEG
 * film.
 */
const frames = 30

export function cameraFootage(folder: string): string {
  return join(folder, 'camera.mjpeg')
}

/** Writes a film that shows the test plate as a still picture. */
export async function filmPlate(folder: string): Promise<void> {
  const frame = await platePhoto({ widthPx: 640, heightPx: 480 })
  mkdirSync(folder, { recursive: true })
  writeFileSync(cameraFootage(folder), Buffer.concat(Array.from({ length: frames }, () => frame)))
}
