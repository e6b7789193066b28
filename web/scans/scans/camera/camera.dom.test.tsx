import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCamera } from './camera.ts'

const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() })
const stream = { getTracks: () => [track] }
const getUserMedia = vi.fn<() => Promise<unknown>>()

function Stage({ onPhoto }: { onPhoto?: (photo: Blob | null) => void }) {
  const { state, video, open, capture } = useCamera()
  return (
    <>
      <video ref={video} muted />
      <output>{state.is === 'failed' ? state.message : state.is}</output>
      <button type="button" onClick={() => void open()}>
        abrir
      </button>
      <button type="button" onClick={() => void capture().then(onPhoto)}>
        fotografar
      </button>
    </>
  )
}
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  track.stop.mockClear()
  getUserMedia.mockResolvedValue(stream)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['photo'])))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the camera stops after taking its picture', async () => {
  const onPhoto = vi.fn<(photo: Blob | null) => void>()
  render(<Stage onPhoto={onPhoto} />)
  await tap('abrir')
  expect(shown()).toBe('open')
  expect(track.stop).not.toHaveBeenCalled()
  await tap('fotografar')
  expect(track.stop).toHaveBeenCalledOnce()
  expect(onPhoto).toHaveBeenCalledWith(expect.any(Blob))
  expect(shown()).toBe('closed')
})

test('leaving the screen stops the camera', async () => {
  const { unmount } = render(<Stage />)
  await tap('abrir')
  unmount()
  expect(track.stop).toHaveBeenCalledOnce()
})

test('a camera granted after leaving the screen is stopped at once', async () => {
  let allow: (stream: unknown) => void = () => undefined
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)))
  const { unmount } = render(<Stage />)
  await tap('abrir')
  unmount()
  await act(async () => allow(stream))
  expect(track.stop).toHaveBeenCalledOnce()
})

test('a revoked camera closes', async () => {
  render(<Stage />)
  await tap('abrir')
  await act(async () => void track.dispatchEvent(new Event('ended')))
  expect(shown()).toBe('closed')
})

test.each([
  ['NotAllowedError', 'a permissão foi negada. Libere a câmera nas configurações do navegador'],
  ['NotFoundError', 'nenhuma câmera encontrada'],
  ['UnheardOfError', 'motivo desconhecido'],
])('%s is reported as "%s"', async (name, reason) => {
  getUserMedia.mockRejectedValue(new DOMException('', name))
  render(<Stage />)
  await tap('abrir')
  expect(shown()).toBe(`Não foi possível acessar a câmera: ${reason}`)
})

test('a device without a camera says so', async () => {
  vi.stubGlobal('navigator', {})
  render(<Stage />)
  await tap('abrir')
  expect(shown()).toBe('Camera not supported on this device')
})

test('a video that does not play says so and releases the camera', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'AbortError'))
  render(<Stage />)
  await tap('abrir')
  expect(shown()).toBe('Erro ao configurar vídeo da câmera')
  expect(track.stop).toHaveBeenCalledOnce()
})
