import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useShownFirst } from './use-shown-first.ts'

afterEach(cleanup)

function Box({ act }: { act: (set: (value: boolean) => void) => void }) {
  const [value, setValue] = useState(false)
  const [shown, tap] = useShownFirst(value)
  return (
    <input
      type="checkbox"
      checked={shown}
      onChange={() => tap(!shown, () => act(setValue))}
      aria-label="caixa"
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'caixa' })

test('a tap shows its result before its work begins, and keeps it after', async () => {
  const begun: string[] = []
  render(
    <Box
      act={(set) => {
        begun.push('act')
        set(true)
      }}
    />,
  )
  fireEvent.click(box())
  expect([box().checked, begun]).toEqual([true, []])
  await waitFor(() => expect(begun).toEqual(['act']))
  await new Promise((resolve) => setTimeout(resolve))
  expect(box().checked).toBe(true)
})

test('a tap whose work changes nothing is undone', async () => {
  render(<Box act={() => undefined} />)
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  await waitFor(() => expect(box().checked).toBe(false))
})

test('a tap is done even if the control is gone by then', async () => {
  const begun: string[] = []
  const { unmount } = render(<Box act={() => begun.push('act')} />)
  fireEvent.click(box())
  unmount()
  await waitFor(() => expect(begun).toEqual(['act']))
})
