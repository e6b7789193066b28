import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadSelection } from './stored-work.ts'
import { useSelection } from './use-selection.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('every change of the selection is stored, also several within one event', () => {
  const { result } = renderHook(useSelection)
  const { toggle } = result.current
  act(() => {
    result.current.setAll(['a', 'b', 'c'], true)
    result.current.toggle('b')
  })
  expect([...result.current.ids]).toEqual(['a', 'c'])
  expect([...loadSelection()]).toEqual(['a', 'c'])
  expect(result.current.toggle).toBe(toggle)
  act(() => result.current.replace(['d']))
  expect([...loadSelection()]).toEqual(['d'])
})
