import type { Token } from './tokens.ts'

const platePhrases =
  /^(?:pf|prato feito|prato executivo|prato comercial|marmita|marmitex|quentinha|marmitinha)$/u

/** Returns the number of words at a token that name a composed plate (`PF`, `prato feito`, `marmita`); 0 if none. */
export function plateWordsAt(tokens: readonly Token[], at: number): 0 | 1 | 2 {
  const [first, second] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  if (platePhrases.test(`${first} ${second}`)) return 2
  return platePhrases.test(first) ? 1 : 0
}
