import type { Token } from './tokens.ts'
import { entryOf, plain, wordKey } from './words.ts'

/** Foods that people send as an emoji. */
const foods: Readonly<Record<string, string>> = {
  '🍌': 'banana',
  '🍎': 'maçã',
  '🍏': 'maçã verde',
  '🍐': 'pera',
  '🍊': 'laranja',
  '🍇': 'uva',
  '🍓': 'morango',
  '🍉': 'melancia',
  '🍍': 'abacaxi',
  '🥭': 'manga',
  '🥝': 'kiwi',
  '🥑': 'abacate',
  '🥚': 'ovo',
  '🍳': 'ovo frito',
  '🍞': 'pão',
  '🥖': 'pão francês',
  '🥐': 'croissant',
  '🧀': 'queijo',
  '🥛': 'leite',
  '☕': 'café',
  '🍚': 'arroz',
  '🍗': 'coxa de frango',
  '🥩': 'bife',
  '🥗': 'salada',
  '🍝': 'macarrão',
  '🍲': 'sopa',
  '🍕': 'pizza',
  '🍔': 'hambúrguer',
  '🍟': 'batata frita',
  '🌭': 'cachorro-quente',
  '🥪': 'sanduíche',
  '🍣': 'sushi',
  '🥕': 'cenoura',
  '🌽': 'milho',
  '🍅': 'tomate',
  '🥦': 'brócolis',
  '🍫': 'chocolate',
  '🍪': 'biscoito',
  '🍰': 'bolo',
  '🎂': 'bolo',
  '🍮': 'pudim',
  '🍦': 'sorvete',
  '🍿': 'pipoca',
  '🥤': 'refrigerante',
  '🍺': 'cerveja',
  '🍷': 'vinho',
}

const emoji = /\p{Extended_Pictographic}/gu

/**
 * Returns the tokens of a text of nothing but emoji, equal ones counted: `🍌🍌 ☕` is two bananas and a coffee. Beside words
 * an emoji only decorates, and would count its food twice: `comi banana 🍌`.
 */
export function emojiTokens(text: string): readonly Token[] | undefined {
  if (/[\p{L}\d]/u.test(text)) return undefined
  const found = [...text.matchAll(emoji)]
  if (!found.some(([sign]) => entryOf(foods, sign) !== undefined)) return undefined
  const tokens: Token[] = []
  for (let at = 0; at < found.length;) {
    const sign = found[at]?.[0] ?? ''
    let end = at + 1
    while (found[end]?.[0] === sign) end += 1
    const [start, last] = [found[at]?.index ?? 0, found[end - 1]?.index ?? 0]
    const span = { start, end: last + sign.length, value: 0 }
    const name = entryOf(foods, sign)
    if (name !== undefined) {
      const count = String(end - at)
      tokens.push({ ...span, kind: 'number', accented: count, plain: count, key: count, value: end - at })
      for (const word of name.split(/[ -]/u))
        tokens.push({ ...span, kind: 'word', accented: word, plain: plain(word), key: wordKey(word) })
      tokens.push({ ...span, start: span.end, kind: 'break', accented: ',', plain: ',', key: ',' })
    }
    at = end
  }
  return tokens
}
