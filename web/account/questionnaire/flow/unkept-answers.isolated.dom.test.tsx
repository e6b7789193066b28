import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { sessionKey, visitor } from '../../../api/session-state.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { completeAnswers } from '../answers/test-answers.ts'
import { visitorOwner } from '../unfinished.ts'
import type { Step } from '../steps.ts'
import { Questionnaire } from './questionnaire.tsx'

const way = vi.hoisted(() => ({ step: 4 as Step, leave: vi.fn<() => void>() }))

vi.mock('../../../ui/overlay/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('../../../ui/buttons/link-button.tsx', () => ({ LinkButton: () => null }))
vi.mock('../steps/step-questions.tsx', () => ({ StepQuestions: () => null }))
vi.mock('./use-steps.ts', () => ({ useSteps: () => ({ ...way, openReview: null }) }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(showToast).mockClear()
  way.leave.mockClear()
  localStorage.clear()
})

function openAt(step: Step) {
  way.step = step
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  queryClient.setQueryData(sessionKey, visitor)
  render(
    <QueryClientProvider client={queryClient}>
      <Questionnaire
        {...{ owner: visitorOwner, start: completeAnswers(), entry: step, isFirst: false, given: {} }}
        isResumed
      />
    </QueryClientProvider>,
  )
}

function blockStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

function tap(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

test('answers that the device stored are left for later', () => {
  openAt(4)
  tap('Terminar depois')
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Respostas ainda não enviadas' }))
  expect(way.leave).toHaveBeenCalledOnce()
})

test('answers that the device could not store stay on the screen, and are not called kept', () => {
  blockStorage()
  openAt(4)
  tap('Terminar depois')
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Não deu para guardar neste aparelho' }),
  )
  expect(way.leave).not.toHaveBeenCalled()
})

test('the login dialog promises kept answers only if the device stored them', () => {
  openAt(7)
  tap('Finalizar')
  expect(screen.getByText(/^Suas respostas ficam guardadas neste aparelho/)).toBeTruthy()
  blockStorage()
  tap('Finalizar')
  expect(screen.getByText(/^Não deu para guardar suas respostas neste aparelho/)).toBeTruthy()
})
