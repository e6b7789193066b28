import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSteadyTap } from './use-steady-tap.ts'

const acted = vi.fn<(meal: string) => void>()

function Meal({ name }: { name: string }) {
  const steady = useSteadyTap(name)
  return (
    <button type="button" onClick={() => steady(() => acted(name))}>
      Já comi
    </button>
  )
}

const tap = () => fireEvent.click(screen.getByRole('button'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  acted.mockReset()
})

test('the first tap acts at once', () => {
  render(<Meal name="café" />)
  tap()
  expect(acted.mock.calls).toEqual([['café']])
})

test('the second touch of a double tap acts on nothing, whether the meal has changed or not', () => {
  const { rerender } = render(<Meal name="café" />)
  tap()
  vi.advanceTimersByTime(200)
  tap()
  rerender(<Meal name="almoço" />)
  vi.advanceTimersByTime(200)
  tap()
  expect(acted.mock.calls).toEqual([['café']])
})

test('a meal that has just appeared under the finger is not logged, and a later tap logs it', () => {
  const { rerender } = render(<Meal name="café" />)
  tap()
  vi.advanceTimersByTime(3000)
  rerender(<Meal name="almoço" />)
  vi.advanceTimersByTime(500)
  tap()
  expect(acted.mock.calls).toEqual([['café']])
  vi.advanceTimersByTime(800)
  tap()
  expect(acted.mock.calls).toEqual([['café'], ['almoço']])
})

test('what appears where nothing was can be tapped at once', () => {
  const { rerender } = render(<Meal name="" />)
  rerender(<Meal name="café" />)
  tap()
  expect(acted.mock.calls).toEqual([['café']])
})
