import { insertedWords } from '../words/inserted-tokens.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { readNumeral } from '../words/numerals.ts'

/** Returns whether a sauce is measured or eaten with a food, and does not describe one: `1 colher de barbecue`. */
function isSauce(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined || isMark(before) || before.plain === 'com' || before.plain === 'mais') return true
  return (
    isOf(before) && /^(?:colher|sache|porcao|potinho|pote|g|ml|concha|fio)$/u.test(measureBefore(tokens, at))
  )
}

function measureBefore(tokens: readonly Token[], at: number): string {
  const isKind = /^(?:sopa|cha|sobremesa|cafe)$/u.test(tokens[at - 2]?.plain ?? '')
  return tokens[isKind ? at - 4 : at - 2]?.key ?? ''
}

export const sauceWords = /^barbecue$/u

/** Names the sauce that `barbecue` means beside a food: `nuggets com barbecue`, but not `costelinha barbecue`. */
export function nameBarbecue(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) =>
    sauceWords.test(token.plain) && (isSauce(tokens, at) || readNumeral(tokens, at + 1))
      ? [...insertedWords('molho', token.start), token]
      : [token],
  )
}
