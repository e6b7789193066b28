// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { sessionKey, visitor } from '../../api/session-state.ts'
import { saveObservations, loadObservations } from './observations-draft.ts'

beforeEach(() => {
  localStorage.clear()
  signIn('ana')
})

function signIn(id: string) {
  const user = { id, name: id, email: `${id}@exemplo.br`, is_admin: false }
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
}

test('a note for the week is restored until it is used or cleared', () => {
  expect(loadObservations(localStorage)).toBe('')
  saveObservations(localStorage, 'sem forno ')
  expect(Object.keys(localStorage)).toEqual(['draft:week-observations:ana'])
  expect(loadObservations(localStorage)).toBe('sem forno ')
  saveObservations(localStorage, '  ')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a note of an expired session is not shown to the next account', () => {
  saveObservations(localStorage, 'sem forno')
  queryClient.setQueryData(sessionKey, visitor)
  expect(loadObservations(localStorage)).toBe('')
  signIn('bia')
  expect(loadObservations(localStorage)).toBe('')
  saveObservations(localStorage, '')
  signIn('ana')
  expect(loadObservations(localStorage)).toBe('sem forno')
})
