import { cameraFailures } from '../copy.ts'
import { createAgreement } from './agreeing-reads.ts'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'

export type ScanState =
  | { readonly is: 'opening' }
  | { readonly is: 'reading'; readonly torch: Torch | null }
  /** The camera is open and every picture is black, as in some installed apps on iPhones. */
  | { readonly is: 'black' }
  | { readonly is: 'failed'; readonly message: string }

/** Light of the camera; `null` for cameras without one. */
export interface Torch {
  switch(isOn: boolean): Promise<void>
}

export interface ScanHandlers {
  readonly onState: (state: ScanState) => void
  /** Receives the digits of the first code that two pictures agree on; the scan has then ended. */
  readonly onCode: (digits: string) => void
}

const widestFrame = 1280
const pauseMs = 120
const blackAfterMs = 3000
/** Brightest value of a pixel, 0 to 255, in a picture that counts as black. */
const darkest = 12

/** Shows the back camera in a video and reads codes from it until one is found or the signal aborts. */
export async function scanWithCamera(
  video: HTMLVideoElement,
  { onState, onCode }: ScanHandlers,
  signal: AbortSignal,
): Promise<void> {
  onState({ is: 'opening' })
  const stream = await openCamera(onState)
  if (!stream) return
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // The permission may be granted after the view was closed.
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  let reader: BarcodeReader | undefined
  try {
    video.srcObject = stream
    ;[reader] = await Promise.all([openBarcodeReader(), video.play()])
    onState({ is: 'reading', torch: torchOf(stream) })
    const digits = await readUntilFound(video, { reader, onState, torch: torchOf(stream), signal })
    if (digits !== null) onCode(digits)
  } catch {
    if (!signal.aborted) onState({ is: 'failed', message: cameraFailures.reader })
  } finally {
    stop()
    reader?.close()
  }
}

async function openCamera(onState: ScanHandlers['onState']): Promise<MediaStream | null> {
  if (!('mediaDevices' in navigator) || !navigator.mediaDevices?.getUserMedia) {
    onState({ is: 'failed', message: cameraFailures.unsupported })
    return null
  }
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    onState({ is: 'failed', message: cameraFailures.byName[name] ?? cameraFailures.other })
    return null
  }
}

/** Returns the light of the camera; browsers name it in the capabilities of the track (Chrome on Android). */
function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getVideoTracks()
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !capabilities?.torch) return null
  return {
    switch: (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
  }
}

interface Reading {
  readonly reader: BarcodeReader
  readonly torch: Torch | null
  readonly onState: ScanHandlers['onState']
  readonly signal: AbortSignal
}

async function readUntilFound(
  video: HTMLVideoElement,
  { reader, torch, onState, signal }: Reading,
): Promise<string | null> {
  const agree = createAgreement()
  const startedAt = performance.now()
  let wasSeen = false
  let isBlack = false
  while (!signal.aborted) {
    const frame = frameOf(video)
    wasSeen ||= frame !== null && isLit(frame)
    if (!wasSeen && !isBlack && performance.now() - startedAt > blackAfterMs) {
      isBlack = true
      onState({ is: 'black' })
    } else if (wasSeen && isBlack) {
      isBlack = false
      onState({ is: 'reading', torch })
    }
    const found = frame && agree(await reader.read(frame))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return null
}

/** Returns the picture that the video shows, at most 1280 pixels wide; `null` before the first one. */
function frameOf(video: HTMLVideoElement): ImageData | null {
  if (video.videoWidth === 0) return null
  const scale = Math.min(1, widestFrame / video.videoWidth)
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/** Whether any of the sampled pixels is brighter than black. */
function isLit({ data }: ImageData): boolean {
  const step = Math.max(4, Math.floor(data.length / 4000) * 4)
  for (let at = 0; at + 2 < data.length; at += step) {
    if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > darkest) return true
  }
  return false
}
