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
  expect(loadObservations()).toBe('')
  saveObservations('sem forno ')
  expect(Object.keys(localStorage)).toEqual(['draft:week-observations:ana'])
  expect(loadObservations()).toBe('sem forno ')
  saveObservations('  ')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a note of an expired session is not shown to the next account', () => {
  saveObservations('sem forno')
  queryClient.setQueryData(sessionKey, visitor)
  expect(loadObservations()).toBe('')
  signIn('bia')
  expect(loadObservations()).toBe('')
  saveObservations('')
  signIn('ana')
  expect(loadObservations()).toBe('sem forno')
})
