import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

export const skimmedWords = /^(?:desnatado|semidesnatado|desn)$/u

/** Gives the milk of a list the kind that its title names: `mingau com leite desnatado: 2 colheres de aveia, 200 ml de leite`. */
export function nameMilkOfTitle(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex((token) => token.kind === 'colon')
  const milk = tokens.findIndex(
    ({ plain }, at) => plain === 'leite' && skimmedWords.test(tokens[at + 1]?.plain ?? ''),
  )
  const said = tokens[milk + 1]
  if (milk < 0 || milk > colon || !said) return tokens
  return tokens.flatMap((token, at) => {
    const isBare = at > colon && token.plain === 'leite' && tokens[at + 1]?.kind !== 'word'
    return isBare ? [token, ...insertedWords(said.plain, token.end)] : [token]
  })
}
