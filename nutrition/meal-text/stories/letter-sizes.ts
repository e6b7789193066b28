import { asWord } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

/** Sizes by letter on menus, and the size of a family. */
const sizes: ReadonlyMap<string, string> = new Map([
  ['p', 'pequena'],
  // `média` by itself is coffee with milk.
  ['m', 'medio'],
  ['g', 'grande'],
  ['gg', 'gigante'],
  ['familia', 'gigante'],
])
/** `marmitão` is a large box. */
const largeBox = 'marmitao'
export const sizeWords: ReadonlySet<string> = new Set([...sizes.keys(), 'tam', largeBox])
/** Foods and vessels that are sold by letter. */
const sold =
  /^(?:pizza|marmit\w*|quentinha|batatas?|fritas?|mcfritas|coca|cola|zero|refri|refrigerante|guarana|suco|acai|copo|milkshake|shake|combo|coxinha|esfiha|esfirra|pastel|sorvete|pote|porcao|pipoca|cafe|cappuccino|capuccino|pepsi|fanta|temaki|yakisoba|poke|sopa|caldo|salada|tamanho|tam)$/u
/** Words after a `p` that is short for `para`: `marmita p viagem`. */
const afterFor =
  /^(?:viagem|viajem|mim|eu|ela?s?|levar|comer|dividir|janta|jantar|almoco|casa|todo|toda|a|o|as|os|meus?|minhas?|dois|duas|tres|quatro|acompanhar|viajar)$/u

/** Writes a size by letter as its word: `pizza G`, `marmitex P`, `coca zero M`. */
export function nameLetterSizes(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const size = sizes.get(token.plain)
    if (size !== undefined && isSize(tokens, at)) return [asWord(token, size)]
    if (token.plain === largeBox) return [asWord(token, 'marmita'), asWord(token, 'grande')]
    return token.plain === 'tam' && sizes.has(tokens[at + 1]?.plain ?? '')
      ? [asWord(token, 'tamanho')]
      : [token]
  })
}

/** Returns whether a letter follows what is sold by it, and ends its phrase: not `pizza p 2 pessoas`. */
function isSize(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before?.kind !== 'word' || !sold.test(before.plain)) return false
  const isFor = after?.kind === 'number' || after?.kind === 'clock' || afterFor.test(after?.plain ?? '')
  return tokens[at]?.plain !== 'p' || !isFor
}
