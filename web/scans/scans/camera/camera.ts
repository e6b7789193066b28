import { type RefCallback, type RefObject, useCallback, useRef, useState } from 'react'
import { cameraReasons, cameraTexts } from '../copy.ts'

export type CameraState =
  | { is: 'closed' }
  | { is: 'opening' }
  | { is: 'open' }
  | { is: 'failed'; message: string }

interface Camera {
  state: CameraState
  /** Ref of the element that shows the camera; removing the element stops the camera. */
  video: RefCallback<HTMLVideoElement>
  open: () => Promise<void>
  /** Takes the picture and stops the camera. */
  capture: () => Promise<Blob | null>
}

/** Back camera of the phone, from opening to one picture. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ is: 'closed' })
  const screen = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)

  const video = useCallback((element: HTMLVideoElement) => {
    screen.current = element
    return () => {
      screen.current = null
      stop(stream)
    }
  }, [])

  const open = async () => {
    if (!('mediaDevices' in navigator) || !navigator.mediaDevices?.getUserMedia) {
      setState({ is: 'failed', message: cameraTexts.unsupported })
      return
    }
    setState({ is: 'opening' })
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1600 }, height: { ideal: 1200 } },
      })
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      setState({ is: 'failed', message: cameraTexts.refused(cameraReasons[name] ?? 'motivo desconhecido') })
      return
    }
    // The permission was granted after the screen was left.
    if (!screen.current) {
      stop(stream)
      return
    }
    for (const track of stream.current.getTracks()) {
      track.addEventListener('ended', () => setState({ is: 'closed' }))
    }
    try {
      screen.current.srcObject = stream.current
      await screen.current.play()
      setState({ is: 'open' })
    } catch {
      stop(stream)
      setState({ is: 'failed', message: cameraTexts.video })
    }
  }

  const capture = async () => {
    const picture = screen.current
    if (!picture || picture.videoWidth === 0) return null
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.videoWidth,
      height: picture.videoHeight,
    })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    stop(stream)
    setState({ is: 'closed' })
    return new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9)
    })
  }

  return { state, video, open, capture }
}

function stop(stream: RefObject<MediaStream | null>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop()
  stream.current = null
}
