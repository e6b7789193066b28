import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barcodePhoto } from './barcode-picture.ts'
import { knownCode } from './food-facts.ts'
import { platePhoto } from './plate-photo.ts'

/**
 * Number of pictures in a file that Chromium plays as its camera. Concatenated baseline JPEGs are a complete MJPEG
 * film.
 */
const frames = 30

export function cameraFootage(folder: string, of: 'plate' | 'barcode'): string {
  return join(folder, `${of}.mjpeg`)
}

/** Writes the films of the test plate, a still picture, and of a package that a hand does not hold quite still. */
export async function filmAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const plate = await platePhoto({ widthPx: 640, heightPx: 480 })
  writeFileSync(cameraFootage(folder, 'plate'), Buffer.concat(Array.from({ length: frames }, () => plate)))
  const shots = Array.from({ length: frames }, (_, frame) =>
    barcodePhoto(knownCode, { widthPx: 1280, heightPx: 720, degrees: 5 + (frame % 5), blurPx: 1.2 }),
  )
  writeFileSync(cameraFootage(folder, 'barcode'), Buffer.concat(await Promise.all(shots)))
}
