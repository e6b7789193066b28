import { afterEach, expect, test, vi } from 'vitest'
import { keepParts } from './keep-parts.ts'

afterEach(() => void vi.unstubAllGlobals())

async function keptOf(list: Response, isThere = (_file: string) => true): Promise<string[]> {
  vi.stubGlobal('fetch', async () => list)
  const asked: string[] = []
  await keepParts('/assets/parts.txt', async (file) => {
    asked.push(file)
    return { ok: isThere(file) }
  })
  return asked
}

test('the files of the list are stored in order', async () => {
  expect(await keptOf(new Response('/a.js /b.js /c.css'))).toEqual(['/a.js', '/b.js', '/c.css'])
})

test('a reply that is no list stores nothing', async () => {
  expect(await keptOf(new Response('Not found', { status: 404 }))).toEqual([])
})

test('a file that the server lost ends the list', async () => {
  expect(await keptOf(new Response('/a.js /b.js /c.css'), (file) => file !== '/b.js')).toEqual([
    '/a.js',
    '/b.js',
  ])
})
