import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { todayQuery } from '../../../api/today.ts'
import { readOnDevice } from '../../../day/shared/device-reader/read-on-device.ts'
import { localError } from '../../../api/api-error.ts'
import * as upgrade from '../use-upgrade.ts'
import { DescriptionView } from './description-view.tsx'
import { DeviceReading } from './device-reading.tsx'

/** Facts of the account in the simulated worker; null if the device never received them. */
let facts: ReaderFacts | null
let isLoaded = true
/** Resolved when the simulated worker may answer. */
let ready = Promise.resolve()
vi.mock('../../../day/shared/device-reader/device-reader.ts', () => ({
  readEaten: async (_client: unknown, { text }: { text: string }) => {
    await ready
    if (!isLoaded) throw new Error('not loaded')
    return readOnDevice(text, facts, { today: '2026-11-26', minutes: 12 * 60 })
  },
}))

beforeEach(() => {
  isLoaded = true
  ready = Promise.resolve()
  facts = {
    exclusions: {
      all: [{ source: 'alergia', answer: 'Ovo', tags: ['ovo'], rules: [], identities: [] }],
      is_strict: false,
    },
    own_foods: [],
    saved_meals: [],
    own_amounts: [],
    ladle_grams: null,
    numbers_hidden: false,
  }
})
afterEach(cleanup)

/** Shows the reading of a text in an account whose stored day hides its numbers or not; null without a stored day. */
function show(text: string, hidesNumbers: boolean | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (hidesNumbers !== null) client.setQueryData([...todayQuery.queryKey], { numbers_hidden: hidesNumbers })
  render(
    <QueryClientProvider client={client}>
      <DeviceReading text={text} />
    </QueryClientProvider>,
  )
}

test('a text without a network can be saved only once its warnings are shown, or the reader has failed', async () => {
  vi.spyOn(upgrade, 'useUpgrade').mockReturnValue(() => false)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  ready = promise
  const onLater = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DescriptionView
        photoUrl={null}
        usual={[]}
        text="2 ovos fritos"
        onText={() => undefined}
        onRead={() => Promise.reject(localError('offline'))}
        onLater={onLater}
      />
    </QueryClientProvider>,
  )
  await act(async () => screen.getByRole('button', { name: 'Ver os números' }).click())
  screen.getByRole('button', { name: 'Conferindo alergias…' }).click()
  expect(onLater).not.toHaveBeenCalled()
  resolve(undefined)
  const save = await screen.findByRole('button', { name: 'Guardar esta refeição' })
  expect(screen.getByText('Atenção a este alimento')).toBeDefined()
  save.click()
  expect(onLater).toHaveBeenCalledWith('2 ovos fritos')
})

test('a text that could not be sent is read when the network is back', async () => {
  vi.spyOn(upgrade, 'useUpgrade').mockReturnValue(() => false)
  const onRead = vi.fn<() => Promise<undefined>>().mockRejectedValueOnce(localError('offline'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DescriptionView
        photoUrl={null}
        usual={[]}
        text="2 ovos fritos"
        onText={() => undefined}
        onRead={onRead}
        onLater={() => Promise.resolve()}
      />
    </QueryClientProvider>,
  )
  await act(async () => screen.getByRole('button', { name: 'Ver os números' }).click())
  expect(screen.getByText('Sem internet agora')).toBeDefined()
  onRead.mockResolvedValueOnce(undefined)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(onRead).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('Sem internet agora')).toBeNull()
})

test('only water read without a network is answered with one tap to note it', async () => {
  show('tomei 2 copos de agua', false)
  expect(await screen.findByRole('button', { name: /^Anotar 480\sml$/ })).toBeDefined()
})

test('help is shown without a network, with the foods and without any', async () => {
  show('comi 2 ovos fritos, depois enfiei o dedo na garganta', false)
  expect(await screen.findByText(/CVV atende no 188/)).toBeDefined()
  expect(screen.getByText('Ovo frito')).toBeDefined()
  cleanup()
  show('não comi nada, queria morrer', false)
  expect(await screen.findByText(/192 \(SAMU\)/)).toBeDefined()
})

const beans = '2 conchas de feijão e xablau'

test('the device shows foods, amounts, numbers and what it does not know', async () => {
  show(beans, false)
  expect(await screen.findByText('213 kcal', { selector: 'span' })).toBeDefined()
  const { textContent } = document.body
  expect(textContent).toContain('Feijão carioca cozido 2 conchas (280 g)')
  expect(textContent).toContain('ficou fora da conta: “xablau”. Também não deu para conferir')
  expect(textContent).not.toContain('não avisamos sobre alergias')
})

test('the device warns of what the person may not eat', async () => {
  show('2 ovos fritos', false)
  expect(await screen.findByText('Atenção a este alimento')).toBeDefined()
  expect(document.body.textContent).toContain('o que você informou como alergia: Ovo')
})

test('without the facts of the person it says that it does not warn', async () => {
  facts = null
  show('2 ovos fritos', false)
  expect(await screen.findByText(/Sem internet não avisamos sobre alergias/)).toBeDefined()
})

test.each([
  ['the day hides numbers', true, false],
  ['the account hides numbers', false, true],
  ['neither is known', null, null],
] as const)('if %s it shows foods and household measures alone', async (_case, ofDay, ofAccount) => {
  facts = facts && ofAccount !== null ? { ...facts, numbers_hidden: ofAccount } : null
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  show(beans, ofDay)
  expect(await screen.findByText(/2 conchas/)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/kcal|prote|\d g/)
})

test('a table that is not on the device says so, and the meal can wait', async () => {
  isLoaded = false
  show(beans, false)
  expect(await screen.findByText(/ainda não está neste aparelho/)).toBeDefined()
})

test('the device says which meal it understood, and answers words without a food', async () => {
  show('jantar: arroz', false)
  expect((await screen.findByText('jantar', { selector: 'strong' })).parentElement?.textContent).toBe(
    'Entendi: jantar.',
  )
  cleanup()
  show('o mesmo de ontem', false)
  expect(await screen.findByText(/“De novo\?”/)).toBeDefined()
})

test('the number of meals in a text is shown', async () => {
  show('almocei arroz e jantei pizza', false)
  expect(await screen.findByText('2 refeições')).toBeTruthy()
})
