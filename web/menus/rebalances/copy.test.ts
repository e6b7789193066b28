import { expect, test } from 'vitest'
import { rebalancedToast, rebalanceTexts, undoneToast } from './copy.ts'

const toasts = [rebalancedToast(() => undefined), undoneToast(1), undoneToast(0)]
const sentences = [
  ...Object.values(rebalanceTexts),
  ...toasts.flatMap(({ title, description = '', action }) => [title, description, action?.label ?? '']),
].join(' ')

test('no sentence about a rebalance blames, counts energy or mentions compensation', () => {
  expect(sentences).not.toMatch(
    /compens|recuper|passou|exced|estour|exager|demais|acima|limite|meta|culpa|queim|kcal|caloria|\d|!/i,
  )
})

test('the toast of a rebalance says that the day goes on and offers the undo', () => {
  expect(rebalancedToast(() => undefined)).toMatchObject({
    title: 'O dia segue.',
    description: 'Estas porções combinam com o que você já comeu.',
    action: { label: 'Desfazer' },
  })
})
