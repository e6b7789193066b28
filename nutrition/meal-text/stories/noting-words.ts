import type { Token } from '../words/tokens.ts'

export const notingWords = /^(?:anotar|registrar|lancar|marcar)$/u
const before = /^(?:de|esqueci|esquecemos|faltou|falta|preciso|quero|queria|vou|deixa|eu|tenho|que)$/u

/** Drops what a person says to the app: `esqueci de anotar`, `faltou registrar`. */
export function dropNoting(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => notingWords.test(plain))
  let from = at
  while (before.test(tokens[from - 1]?.plain ?? '')) from -= 1
  return from === at ? tokens : tokens.toSpliced(from, at + 1 - from)
}
