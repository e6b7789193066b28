import { expect, test } from 'vitest'
import {
  adjustLabel,
  amountInWords,
  keptToast,
  overtakenToast,
  proposalTexts,
  proposalTitle,
  rebalancedToast,
  rebalanceTexts,
  undoneToast,
} from './copy.ts'

const toasts = [
  rebalancedToast(() => undefined),
  keptToast(() => undefined),
  overtakenToast(true),
  overtakenToast(false),
  undoneToast(1),
  undoneToast(0),
]
const sentences = [
  ...Object.values(rebalanceTexts),
  ...Object.values(proposalTexts),
  proposalTitle(['jantar']),
  adjustLabel(['lanche_tarde', 'jantar', 'ceia']),
  ...toasts.flatMap(({ title, description = '', action }) => [title, description, action?.label ?? '']),
].join(' ')

test('no sentence about a rebalance blames, counts energy or mentions compensation', () => {
  expect(sentences).not.toMatch(
    /compens|recuper|passou|exced|estour|exager|demais|acima|limite|meta|culpa|queim|kcal|caloria|\d|!/i,
  )
})

test('a proposal names its meals', () => {
  expect(proposalTitle(['jantar'])).toBe('Quer ajustar o jantar?')
  expect(adjustLabel(['jantar'])).toBe('Ajustar o jantar')
  expect(adjustLabel(['jantar', 'ceia'])).toBe('Ajustar o jantar e a ceia')
  expect(adjustLabel(['lanche_tarde', 'jantar', 'ceia'])).toBe('Ajustar as próximas refeições')
})

test.each([
  [0.5, '½\u00a0porção (80\u00a0g)'],
  [1, '1\u00a0porção (80\u00a0g)'],
  [1.5, '1½\u00a0porção (80\u00a0g)'],
  [2, '2\u00a0porções (80\u00a0g)'],
])('%d portions are written in halves', (portions, words) => {
  expect(amountInWords({ portions, grams: 80 })).toBe(words)
})

test('the toast of a rebalance says that the day goes on and offers the undo', () => {
  expect(rebalancedToast(() => undefined)).toMatchObject({
    title: 'O dia segue.',
    description: 'Estas porções combinam com o que você já comeu.',
    action: { label: 'Desfazer' },
  })
})
