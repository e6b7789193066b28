import { expect, test } from 'vitest'
import { threadEnvironment } from './thread-environment.ts'

test('a thread gets the compile cache and none of the secrets', () => {
  const settings = {
    AUTH_SECRET: 'secret',
    DATABASE_URL: 'postgres://prato',
    THREAD_COMPILE_CACHE: '/compiled',
  }
  expect(threadEnvironment(settings)).toEqual({ NODE_COMPILE_CACHE: '/compiled' })
})

test('a thread shares the compile cache of its process', () => {
  expect(threadEnvironment({ NODE_COMPILE_CACHE: '/compiled' })).toEqual({ NODE_COMPILE_CACHE: '/compiled' })
})

test('without a compile cache a thread gets an empty environment', () => {
  expect(threadEnvironment({ AUTH_SECRET: 'secret' })).toEqual({})
})
