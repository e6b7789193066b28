import { expect, test } from 'vitest'
import { threadEnvironment } from './thread-environment.ts'

test('a thread gets none of the secrets, and finds what was compiled for the threads before it', () => {
  const settings = {
    AUTH_SECRET: 'secret',
    DATABASE_URL: 'postgres://prato',
    THREAD_COMPILE_CACHE: '/compiled',
  }
  expect(threadEnvironment(settings)).toEqual({ NODE_COMPILE_CACHE: '/compiled' })
})

test('where the process keeps what it compiled, its threads find it there', () => {
  expect(threadEnvironment({ NODE_COMPILE_CACHE: '/compiled' })).toEqual({ NODE_COMPILE_CACHE: '/compiled' })
})

test('without either a thread gets nothing at all', () => {
  expect(threadEnvironment({ AUTH_SECRET: 'secret' })).toEqual({})
})
