import { type Token, tokenize } from './tokens.ts'
import { wordKey } from './words.ts'

/** Returns words that the text lacks as tokens at a position of it: `1 porção de` before a dish. */
export function insertedWords(words: string, position: number): readonly Token[] {
  return movedTo(tokenize(words), position)
}

/** Moves tokens to a position of the text, between the words that are quoted there. */
export function movedTo(tokens: readonly Token[], position: number): readonly Token[] {
  return tokens.map((token) => ({ ...token, start: position, end: position }))
}

/** Returns a token as another number. */
export function asNumber(token: Token, value: number): Token {
  const text = String(value)
  return { ...token, kind: 'number', accented: text, plain: text, key: text, value }
}

/** Returns a token as another word without accents: `tulipa` as `copo`. */
export function asWord(token: Token, word: string): Token {
  return { ...token, kind: 'word', accented: word, plain: word, key: wordKey(word) }
}
