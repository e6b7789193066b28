import { expect, test } from 'vitest'
import { ApiError, localError } from './api-error.ts'
import { offlineNote } from './offline-note.ts'

const refusal = (code: 'rate_limited' | 'internal_error', status: number) =>
  new ApiError({ code, detail: '', status })
const fresh = { data: [], dataUpdatedAt: 1, error: null, failureReason: null }

test('a fresh answer and a missing answer have no note', () => {
  expect(offlineNote(fresh)).toBeNull()
  expect(offlineNote({ ...fresh, data: undefined, failureReason: localError('offline') })).toBeNull()
})

test.each([
  ['no answer yet', null, 'Sem resposta do servidor'],
  ['no network', localError('offline'), 'Sem conexão'],
  ['a server that fails', refusal('internal_error', 500), 'Sem resposta do servidor'],
  ['a refusal, which is an answer', refusal('rate_limited', 429), 'Não deu para atualizar'],
])('%s gets its own note', (_, failureReason, why) => {
  expect(offlineNote({ ...fresh, dataUpdatedAt: 0, failureReason })).toBe(
    `${why}: mostrando o que você já viu.`,
  )
})
