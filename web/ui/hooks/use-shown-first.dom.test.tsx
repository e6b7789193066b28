import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { afterPaint } from './after-paint.ts'
import { useShownFirst } from './use-shown-first.ts'

afterEach(cleanup)

const rendered: boolean[] = []

function Box({ work }: { work: (set: (value: boolean) => void) => void }) {
  const [value, setValue] = useState(false)
  const [shown, tap] = useShownFirst(value)
  useEffect(() => void rendered.push(shown))
  return (
    <input
      type="checkbox"
      checked={shown}
      onChange={() => tap(!shown, () => work(setValue))}
      aria-label="caixa"
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'caixa' })

test.each([
  ['at once', (set: () => void) => set()],
  ['in a later task, as a query store does', (set: () => void) => void setTimeout(set)],
])(
  'a tap shows its result before its work begins, and keeps it when the work sets it %s',
  async (_, later) => {
    rendered.length = 0
    const begun: string[] = []
    render(
      <Box
        work={(set) => {
          begun.push('act')
          later(() => set(true))
        }}
      />,
    )
    fireEvent.click(box())
    expect([box().checked, begun]).toEqual([true, []])
    await waitFor(() => expect(begun).toEqual(['act']))
    await act(() => afterPaint())
    await act(() => afterPaint())
    expect(box().checked).toBe(true)
    expect(rendered.slice(rendered.indexOf(true))).not.toContain(false)
  },
)

test('a tap whose work changes nothing is undone', async () => {
  render(<Box work={() => undefined} />)
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  await waitFor(() => expect(box().checked).toBe(false))
})

test('a tap is done even if the control is gone by then', async () => {
  const begun: string[] = []
  const { unmount } = render(<Box work={() => begun.push('act')} />)
  fireEvent.click(box())
  unmount()
  await waitFor(() => expect(begun).toEqual(['act']))
})
