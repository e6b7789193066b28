import { expect, test } from 'vitest'
import { mayBeOwnWish, statementAround } from './own-statements.ts'

/** Returns the statements of a text. */
function statementsOf(text: string): string[] {
  const starts = new Set(Array.from(text, (_, at) => statementAround(text, at, at).from))
  return [...starts].map((from, index, all) => text.slice(from, all[index + 1]).trim())
}

test.each([
  [['nunca tive cancer', 'faco hemodialise']],
  [['tomo varfarina', 'nao tenho diabetes']],
  [['minha mae e diabetica', 'eu tomo varfarina']],
  [['minha irma tem anorexia', 'e so queria sumir de vez']],
  [['nunca bebi', 'queria sumir']],
  [['nao bebo', 'so quero sumir do mundo']],
  [['sem diabetes', 'sou celiaca']],
  [['so parar de viver', 'quero emagrecer']],
])('a verb in the first person after a complete statement begins another one: %s', (statements) => {
  expect(statementsOf(statements.join(' '))).toEqual(statements)
})

test.each([
  'diabetes tenho desde crianca',
  'diabetes nunca tive gracas a deus',
  'tenho diabetes nao uso mais',
  'minha mae e diabetica e o que compro',
  'minha mae nao sabe se tomo insulina',
  'meu pai faz o que quero dizer',
  'minha irma e linda queria sumir',
  'cuido da minha irma tinha cancer',
])('no other statement begins in "%s"', (text) => {
  expect(statementsOf(text)).toEqual([text])
})

test.each([
  ['minha irma tem anorexia e queria sumir', true],
  ['minha irma casou vontade de sumir', true],
  ['queria sumir', true],
  ['minha irma queria sumir', false],
  ['minha irma disse que queria sumir', false],
  ['minha irma e linda e tem vontade de sumir', false],
])('a wish after a complete statement may be of the writer: "%s"', (text, isPossible) => {
  expect(mayBeOwnWish(text, text.length)).toBe(isPossible)
})
