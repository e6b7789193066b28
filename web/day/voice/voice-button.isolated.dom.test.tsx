import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyVoiceButton } from '../shared/lazy-voice-button.tsx'
import { VoiceButton } from './voice-button.tsx'

/** Recognition that does only what a test tells it. */
class FakeRecognition extends EventTarget {
  static latest: FakeRecognition | undefined
  lang = ''
  start() {
    FakeRecognition.latest = this
  }
  stop() {
    this.tell('end')
  }
  abort() {
    this.tell('end')
  }
  tell(type: string, fields: object = {}) {
    act(() => void this.dispatchEvent(Object.assign(new Event(type), fields)))
  }
  hear(...words: string[]) {
    this.tell('result', { results: words.map((transcript) => [{ transcript }]) })
  }
}

function Field({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return (
    <>
      <input aria-label="Prato" value={text} onChange={(event) => setText(event.target.value)} />
      <VoiceButton text={text} onText={setText} />
    </>
  )
}

const typed = () => screen.getByLabelText<HTMLInputElement>('Prato').value
const said = () => screen.getByRole('status').textContent
const tap = (name: string) => act(() => screen.getByRole('button', { name }).click())
const engine = () => {
  const { latest } = FakeRecognition
  if (!latest) throw new Error('The recognition was not started.')
  return latest
}

/** Opens the field, accepts the service and taps the microphone. */
function dictate(start = '') {
  render(<Field start={start} />)
  tap('Ditar')
  tap('Entendi, ditar')
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  localStorage.clear()
  FakeRecognition.latest = undefined
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first use names who gets the sound, and starts only when accepted, once', () => {
  render(<Field start="" />)
  tap('Ditar')
  expect(screen.getByRole('dialog').textContent).toMatch(/o som vai para .+, e não passa por nós/)
  tap('Agora não')
  expect(FakeRecognition.latest).toBeUndefined()
  tap('Ditar')
  tap('Entendi, ditar')
  expect(engine().lang).toBe('pt-BR')
  engine().tell('start')
  engine().tell('end')
  FakeRecognition.latest = undefined
  tap('Ditar')
  expect(engine()).toBeDefined()
})

test('a dictation stopped before the browser hears is no failure, and the button stays', () => {
  dictate('2 ovos')
  tap('Parar de ouvir')
  expect(said()).toBe('')
  expect(typed()).toBe('2 ovos')
  expect(screen.getByRole('button', { name: 'Ditar' })).toBeDefined()
})

test('words are shown while they are spoken and appended to what was typed', () => {
  dictate('2 ovos')
  expect(said()).toBe('Ligando o microfone…')
  engine().tell('start')
  expect(said()).toBe('Pode falar…')
  engine().hear('Um pão')
  expect(said()).toBe('Um pão')
  expect(typed()).toBe('2 ovos')
  engine().hear('Um pão francês', 'café com leite')
  tap('Parar de ouvir')
  expect(typed()).toBe('2 ovos, um pão francês café com leite')
  expect(said()).toBe('')
})

test('a connection that breaks loses no words', () => {
  dictate()
  engine().tell('start')
  engine().hear('arroz e feijão')
  engine().tell('error', { error: 'network' })
  engine().tell('end')
  expect(typed()).toBe('arroz e feijão')
})

test.each([
  ['not-allowed', /microfone está bloqueado/],
  ['audio-capture', /Não encontramos um microfone/],
  ['network', /precisa de internet/],
  ['no-speech', /Não ouvimos nada/],
])('the error %s is explained, and the microphone stays', (error, words) => {
  dictate('2 ovos')
  engine().tell('error', { error })
  engine().tell('end')
  expect(said()).toMatch(words)
  expect(typed()).toBe('2 ovos')
  expect(screen.getByRole('button', { name: 'Ditar' })).toBeDefined()
})

test('a browser that never starts says so and loses its microphone, here and from then on', async () => {
  dictate('2 ovos')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(said()).toMatch(/não consegue ouvir aqui/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(typed()).toBe('2 ovos')
  cleanup()
  render(<LazyVoiceButton text="" onText={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a browser that may still be asking for permission is given time', async () => {
  const permissions = { query: async () => ({ state: 'prompt' }) }
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, permissions })
  dictate()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  engine().tell('start')
  expect(said()).toBe('Pode falar…')
})
