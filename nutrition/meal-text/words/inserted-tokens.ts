import { type Token, tokenize } from './tokens.ts'

/** Returns words that the text lacks as tokens at a position of it: `1 porção de` before a dish. */
export function insertedWords(words: string, position: number): readonly Token[] {
  return movedTo(tokenize(words), position)
}

/** Moves tokens to a position of the text, between the words that are quoted there. */
export function movedTo(tokens: readonly Token[], position: number): readonly Token[] {
  return tokens.map((token) => ({ ...token, start: position, end: position }))
}
