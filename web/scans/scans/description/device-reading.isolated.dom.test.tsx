import { type SavedName, withoutSavedNames } from '#nutrition/meal-text/saved-names.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { todayQuery } from '../../../api/today.ts'
import { readSample } from '../../../day/shared/table-reader/sample-reading.ts'
import { printSlip } from '../../../day/shared/table-reader/sample-slip.ts'
import type { TableSlip } from '../../../day/shared/table-reader/whole-table.ts'
import { DeviceReading } from './device-reading.tsx'

const readFromTable = vi.hoisted(() =>
  vi.fn<(text: string, saved?: readonly SavedName[]) => Promise<TableSlip>>(),
)
vi.mock('../../../day/shared/table-reader/whole-table.ts', () => ({ readFromTable }))

afterEach(cleanup)

/** Shows the reading of a text in an account whose stored day hides its numbers or not; null without a stored day. */
function show(text: string, hidesNumbers: boolean | null, saved: readonly string[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (hidesNumbers !== null) client.setQueryData([...todayQuery.queryKey], { numbers_hidden: hidesNumbers })
  client.setQueryData(['saved-meals'], { meals: saved.map((name) => ({ id: name, name })), most: 50 })
  render(
    <QueryClientProvider client={client}>
      <DeviceReading text={text} />
    </QueryClientProvider>,
  )
}

const beans = '2 conchas de feijão e xablau'

test('the device shows foods, amounts, numbers and what it does not know', async () => {
  readFromTable.mockImplementation(async (text) => ({ ...printSlip(readSample(text)), named: [] }))
  show(beans, false)
  expect(await screen.findByText('213 kcal', { selector: 'span' })).toBeDefined()
  const { textContent } = document.body
  expect(textContent).toContain('Feijão carioca cozido 2 conchas (280 g)')
  expect(textContent).toContain('ficou fora da conta: “xablau”')
  expect(textContent).toContain('Sem internet não avisamos sobre alergias')
})

test('a saved meal is named as read later, and no word of it is read as another food', async () => {
  readFromTable.mockImplementation(async (text, saved = []) => {
    const { rest, named } = withoutSavedNames(text, saved)
    return { ...printSlip(readSample(rest)), named }
  })
  show('café de sempre e 2 conchas de feijão', false, ['Café de sempre'])
  expect(await screen.findByText(/“Café de sempre”.*quando a internet voltar/)).toBeDefined()
  const { textContent } = document.body
  expect(textContent).toContain('Feijão carioca cozido')
  expect(textContent).not.toContain('Café (')
})

test.each([true, null])(
  'without leave to show numbers (%j) it shows foods and household measures alone',
  async (hides) => {
    readFromTable.mockImplementation(async (text) => ({ ...printSlip(readSample(text)), named: [] }))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    show(beans, hides)
    expect(await screen.findByText(/2 conchas/)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/kcal|prote|\d g/)
  },
)

test('a table that is not on the device says so, and the meal can wait', async () => {
  readFromTable.mockRejectedValue(new Error('not loaded'))
  show(beans, false)
  expect(await screen.findByText(/ainda não está neste aparelho/)).toBeDefined()
})
