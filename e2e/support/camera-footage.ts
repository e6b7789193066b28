import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { platePhoto } from './plate-photo.ts'

/** Chromium plays the file as its camera; baseline JPEGs one after the other are a whole MJPEG film. */
const frames = 30

/** @returns absolute path of a film that shows the test plate without moving */
export async function cameraFootage(folder: string): Promise<string> {
  const file = join(folder, 'camera.mjpeg')
  if (!existsSync(file)) {
    const frame = await platePhoto({ widthPx: 640, heightPx: 480 })
    writeFileSync(file, Buffer.concat(Array.from({ length: frames }, () => frame)))
  }
  return file
}
