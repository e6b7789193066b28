import type { UsualFood } from '#contract/day/meals.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowOf } from '../../../day/shared/test-food-rows.ts'
import { localError } from '../../../api/api-error.ts'
import { DescriptionView } from './description-view.tsx'
import * as upgrade from '../use-upgrade.ts'
import { saveDescription, loadDescription } from '../../shared/drafts.ts'

const leadToUpgrade = vi.fn<() => boolean>(() => false)

const beans: UsualFood = {
  food_id: 'taco:561',
  name: 'Feijão carioca cozido',
  quantity: 1,
  measure: 'concha',
  grams: 140,
  text: '1 concha de feijão carioca cozido',
  food: rowOf('taco:561'),
}

function Stage({ onRead }: { onRead: (text: string) => Promise<string | undefined> }) {
  const [text, setText] = useState(loadDescription)
  return (
    <DescriptionView
      photoUrl={null}
      usual={[beans]}
      text={text}
      onText={(next) => {
        setText(next)
        saveDescription(next)
      }}
      onRead={onRead}
    />
  )
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('O que tem no prato?')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const read = () => act(async () => screen.getByRole('button', { name: 'Ver os números' }).click())

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(upgrade, 'useUpgrade').mockReturnValue(leadToUpgrade)
})
afterEach(cleanup)

test('an unreadable text stays in its field, which shows the reason', async () => {
  render(<Stage onRead={() => Promise.reject(localError('offline'))} />)
  write('1 pf de frango')
  await read()
  expect(field().value).toBe('1 pf de frango')
  expect(screen.getByRole('alert').textContent).toBe(
    'Você está sem internet. Confira a conexão e tente novamente. Suas palavras continuam aqui.',
  )
})

test('a text that is too long stays whole, says so at once, and is not sent', async () => {
  const onRead = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined))
  render(<Stage onRead={onRead} />)
  const long = 'arroz e feijão, '.repeat(70)
  write(long)
  expect(screen.getByRole('alert').textContent).toContain('Cabem 1.000 caracteres, e aqui há 1.119.')
  await read()
  expect(field().value).toBe(long)
  expect(onRead).not.toHaveBeenCalled()
  write('1 pf de frango')
  await read()
  expect(onRead).toHaveBeenCalledWith('1 pf de frango')
})

test('the text survives a reload', () => {
  const { unmount } = render(<Stage onRead={() => Promise.resolve(undefined)} />)
  write('1 pf de frango')
  unmount()
  render(<Stage onRead={() => Promise.resolve(undefined)} />)
  expect(field().value).toBe('1 pf de frango')
})

test('an empty text sends no request', async () => {
  const onRead = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined))
  render(<Stage onRead={onRead} />)
  write('   ')
  await read()
  expect(onRead).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Conte o que tem no prato.')
})

test('a usual food is added with one tap and removed with another', async () => {
  render(<Stage onRead={() => Promise.resolve(undefined)} />)
  write('um bife')
  const tile = screen.getByRole('button', { name: /Feijão carioca cozido/ })
  await act(async () => tile.click())
  expect(field().value).toBe(`um bife, ${beans.text}`)
  expect(tile.getAttribute('aria-pressed')).toBe('true')
  await act(async () => tile.click())
  expect(field().value).toBe('um bife')
})

test('a refusal because of the plan leads to the plans, not to the field', async () => {
  leadToUpgrade.mockReturnValueOnce(true)
  render(<Stage onRead={() => Promise.reject(new Error('quota'))} />)
  write('um bife')
  await read()
  expect(leadToUpgrade).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})
