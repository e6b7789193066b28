import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CameraView } from './camera-view.tsx'

const code = '7891000100103'
const applyConstraints = vi.fn<(constraints: object) => Promise<void>>()
const track = {
  stop: vi.fn<() => void>(),
  getCapabilities: (): object => ({}),
  applyConstraints,
}
const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
const getUserMedia = vi.fn<() => Promise<unknown>>()
const detect = vi.fn<() => Promise<{ rawValue: string }[]>>()
const onCode = vi.fn<(digits: string) => void>()

class Detector {
  static getSupportedFormats = async () => ['ean_13', 'qr_code']
  detect = detect
}

let brightness = 200
const pictureOf = () => new Uint8ClampedArray(64).fill(brightness)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.clearAllMocks()
  brightness = 200
  getUserMedia.mockResolvedValue(stream)
  applyConstraints.mockResolvedValue()
  detect.mockResolvedValue([])
  track.getCapabilities = () => ({})
  vi.stubGlobal('BarcodeDetector', Detector)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: pictureOf(), width: 4, height: 4 }),
  } as unknown as null)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open() {
  const shown = render(<CameraView onCode={onCode} onClose={() => undefined} />)
  await pass(0)
  return shown
}

test('a code that two pictures agree on is reported once, and the camera stops', async () => {
  detect.mockResolvedValue([{ rawValue: code }])
  await open()
  await pass(1000)
  expect(onCode.mock.calls).toEqual([[code]])
  expect(detect).toHaveBeenCalledTimes(2)
  expect(track.stop).toHaveBeenCalled()
})

test('closing the view stops the camera and the reading', async () => {
  const { unmount } = await open()
  await pass(500)
  unmount()
  expect(track.stop).toHaveBeenCalled()
  const times = detect.mock.calls.length
  await pass(2000)
  expect(detect).toHaveBeenCalledTimes(times)
})

test('a camera granted after closing is stopped at once', async () => {
  let allow: (stream: unknown) => void = () => undefined
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)))
  const { unmount } = await open()
  unmount()
  await act(async () => allow(stream))
  expect(track.stop).toHaveBeenCalledOnce()
  expect(detect).not.toHaveBeenCalled()
})

test.each([
  ['NotAllowedError', /câmera está bloqueada/],
  ['NotFoundError', /Não há câmera/],
  ['NotReadableError', /em uso por outro aplicativo/],
  ['UnheardOfError', /A câmera não abriu/],
])('%s is explained with a way on', async (name, text) => {
  getUserMedia.mockRejectedValue(new DOMException('', name))
  await open()
  expect(screen.getByText(text)).toBeTruthy()
})

test('a browser without cameras says so', async () => {
  vi.stubGlobal('navigator', {})
  await open()
  expect(screen.getByText(/não oferece a câmera/)).toBeTruthy()
})

test('a black picture is noticed after three seconds, and forgotten when it lights up', async () => {
  brightness = 0
  await open()
  await pass(2800)
  expect(screen.queryByText(/imagem está preta/)).toBeNull()
  await pass(600)
  expect(screen.getByText(/imagem está preta/)).toBeTruthy()
  brightness = 90
  await pass(300)
  expect(screen.queryByText(/imagem está preta/)).toBeNull()
})

test('the light is offered only where the camera has one', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Acender a luz' })).toBeNull()
  cleanup()
  track.getCapabilities = () => ({ torch: true })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Acender a luz' }))
  await pass(0)
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
  expect(screen.getByRole('button', { name: 'Apagar a luz' })).toBeTruthy()
})

test('a reader that fails says so and releases the camera', async () => {
  detect.mockRejectedValue(new Error('no service'))
  await open()
  await pass(200)
  expect(screen.getByText(/leitor de códigos não carregou/)).toBeTruthy()
  expect(track.stop).toHaveBeenCalled()
})
