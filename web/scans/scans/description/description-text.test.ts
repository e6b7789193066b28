import { expect, test } from 'vitest'
import { hasPhrase, withoutPhrase, withPhrase } from './description-text.ts'

const beans = '1 concha de feijão carioca cozido'

test.each([
  ['', beans],
  ['2 colheres de arroz', `2 colheres de arroz, ${beans}`],
  ['2 colheres de arroz, ', `2 colheres de arroz, ${beans}`],
  ['2 colheres de arroz.', `2 colheres de arroz, ${beans}`],
])('%j and a usual food make %j', (text, next) => {
  expect(withPhrase(text, beans)).toBe(next)
  expect(hasPhrase(next, beans)).toBe(true)
})

test('removing a usual food leaves the other words unchanged', () => {
  expect(withoutPhrase(`1,5 concha de lentilha, ${beans}, um bife`, beans)).toBe(
    '1,5 concha de lentilha, um bife',
  )
})

test('one of two equal phrases is removed', () => {
  expect(withoutPhrase(`${beans}, ${beans}`, beans)).toBe(beans)
})

test('a food is not found by the prefix of another one', () => {
  expect(hasPhrase(`${beans} com farinha`, beans)).toBe(false)
})
