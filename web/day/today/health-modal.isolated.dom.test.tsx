import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HealthModal } from './health-modal.tsx'

vi.mock('../../ui/buttons/link-button.tsx', () => ({ LinkButton: () => null }))

beforeEach(() => {
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

function show(typed = '') {
  render(
    <>
      <textarea aria-label="O que você comeu?" defaultValue={typed} />
      <HealthModal />
    </>,
  )
  return screen.getByLabelText('O que você comeu?')
}
const wait = (ms = 10_000) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const question = () => screen.queryByText('Complete seu perfil de saúde')

test('the questionnaire is asked for once the person is idle', () => {
  show()
  expect(question()).toBeNull()
  wait()
  expect(question()).toBeTruthy()
})

test('nobody who types is interrupted', () => {
  const field = show()
  wait(500)
  field.focus()
  fireEvent.keyDown(field, { key: '2' })
  fireEvent.input(field, { target: { value: '2 pao ' } })
  wait()
  field.blur()
  wait()
  expect(question()).toBeNull()
})

test('neither a field with the focus nor a typed text is covered', () => {
  show().focus()
  wait()
  expect(question()).toBeNull()
  cleanup()
  show('2 pao com ovo')
  wait()
  expect(question()).toBeNull()
})
