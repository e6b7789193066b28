import type { PlateReading } from '#contract/day/meals.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ItemRow } from './item-row.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { amountInMeasure, chosenItem, totalsOf, usualItem } from '../shared/plate-items.ts'
import { PlateDoubts, PlateNotes, PlateScore, PlateTotals } from '../shared/plate-summary.tsx'
import { beans, rice, rowOf } from '../shared/test-food-rows.ts'

afterEach(cleanup)
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
const ignore = () => undefined

test('totals use the decimals of the rows', () => {
  const items = [usualItem(rowOf(rice)), usualItem(rowOf(beans))]
  render(<PlateTotals totals={totalsOf(items)} />)
  const calories = items.reduce((sum, item) => sum + (item.calories ?? 0), 0)
  expect(screen.getByText(String(calories))).toBeDefined()
})

test('a sum with an unknown fiber is written as a lower bound', () => {
  const fiberOf = (...foods: readonly string[]) => {
    render(<PlateTotals totals={totalsOf(foods.map((id) => usualItem(rowOf(id))))} />)
    const text = screen.getByText('Fibra').parentElement?.textContent
    cleanup()
    return text
  }
  const meatballs = 'taco:331'
  expect(fiberOf(meatballs)).toBe('Fibra–')
  expect(fiberOf(beans)).toMatch(/^Fibra\d/)
  expect(fiberOf(beans, meatballs)).toMatch(/^Fibrapelo menos\d/)
})

test.each([
  [{ score: 20, score_range: null }, 'Sobre este prato'],
  [{ score: null, score_range: [30, 50] as [number, number] }, 'Sobre este prato'],
  [{ score: 40, score_range: null }, 'Pode melhorar'],
])('a score below 40 is not shown, and neither is its band: %o', (score, heading) => {
  const reading = {
    ...score,
    score_label: 'Pode melhorar',
    notes: ['Uma fruta vai bem junto.'],
    confidence_label: 'alta',
    numbers_hidden: false,
  } as PlateReading
  render(
    <>
      <PlateScore reading={reading} />
      <PlateNotes reading={reading} />
    </>,
  )
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(screen.queryByRole('img') !== null).toBe(heading === 'Pode melhorar')
})

test('an account without numbers sees foods and measures, no energy or weight', () => {
  const item = usualItem(rowOf(beans, { hidesNumbers: true }))
  const { container } = render(
    <>
      <PlateTotals totals={totalsOf([item])} />
      <ul>
        <ItemRow item={item} onAmount={ignore} onOpen={ignore} />
      </ul>
      <ItemSheet
        item={item}
        removeLabel="Tirar do prato"
        onChange={ignore}
        onRemove={ignore}
        onClose={ignore}
      />
    </>,
  )
  const words = container.ownerDocument.body.textContent ?? ''
  expect(words).toContain('1 concha')
  expect(words).not.toMatch(/kcal|\d\s?g\b|Proteína|Peso|NaN|null/)
})

test('every measure takes a quantity, and the sheet closes with a button', () => {
  const close = vi.fn<() => void>()
  function OpenBeans() {
    const [item, setItem] = useState(usualItem(rowOf(beans)))
    return <ItemSheet item={item} removeLabel="Tirar" onChange={setItem} onRemove={ignore} onClose={close} />
  }
  render(<OpenBeans />)
  const quantity = within(screen.getByRole('group', { name: 'Quantidade', hidden: true }))
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  tap('Mais')
  tap('Mais')
  expect(quantity.getByText('2 conchas')).toBeDefined()
  fireEvent.click(screen.getByText('colher de sopa'))
  expect(quantity.getByText('1 colher de sopa')).toBeDefined()
  tap('Mais')
  tap('Mais')
  tap('Menos')
  expect(quantity.getByText('1½ colher de sopa')).toBeDefined()
  tap('Pronto')
  expect(close).toHaveBeenCalledOnce()
})

test('a question is answered with a tap: another food, or right as it is', () => {
  const item = { ...usualItem(rowOf(rice)), alternatives: [rowOf(beans)] }
  const ask = (code: string, text: string, place: number | null) => ({ code, text, item: place })
  const questions = [
    ask('ambiguous_food', 'Qual dos dois foi?', 0),
    ask('shared_amount', 'Contei a metade. Confere?', null),
    ask('absurd_amount', 'Foi isso mesmo?', 1),
    ask('meal_day', 'Foi hoje?', null),
  ]
  const onExchange = vi.fn<(place: number) => void>()
  const onConfirm = vi.fn<(question: object) => void>()
  render(
    <PlateDoubts
      items={[item, chosenItem(rowOf(beans), amountInMeasure(rowOf(beans), 'concha', 2))]}
      unmatched={[]}
      questions={questions}
      onFood={ignore}
      onExchange={onExchange}
      onConfirm={onConfirm}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    item.name,
    rowOf(beans).name,
    'Está certo',
    'Deixar 2 conchas',
  ])
  fireEvent.click(screen.getByRole('button', { name: rowOf(beans).name }))
  expect(onExchange).toHaveBeenCalledWith(0, rowOf(beans))
  fireEvent.click(screen.getByRole('button', { name: 'Está certo' }))
  expect(onConfirm).toHaveBeenCalledWith(questions[1])
})
