/** Returns the value that a record itself has for a word; ignores inherited keys such as `constructor`. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

const isAscii = /^[ -~]*$/

/** Returns text in lower case without accents. */
export function plain(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

const invariable = new Set([
  'tres',
  'mais',
  'pires',
  'brocolis',
  'lapis',
  'onibus',
  'gratis',
  'depois',
  'pois',
  'dois',
  'seis',
  'menos',
  'talvez',
  'gas',
  'arroz',
  'noz',
  'bis',
  'picles',
  'shoyus',
  'reais',
  'cais',
  'pais',
  'reis',
  'leis',
  'mas',
  'as',
  'os',
  'das',
  'dos',
  'nas',
  'nos',
  'apos',
  'ades',
  'passas',
])

/**
 * Plural endings with the singular ending. The first match counts; `francês` becomes `france`, because it ends in s.
 */
const plurals: readonly (readonly [string, string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['eses', 'e'],
  ['res', 'r'],
  ['zes', 'z'],
  ['s', ''],
]

/**
 * Returns the singular of a plain word, by its ending. The result need not be a real word (`doritos` -> `dorito`),
 * because names and texts are changed by the same rule.
 */
export function singular(word: string): string {
  if (word === 'bois') return 'boi'
  if (word.length < 4 || !word.endsWith('s') || invariable.has(word)) return word
  for (const [ending, replacement] of plurals) {
    if (word.endsWith(ending) && word.length > ending.length)
      return word.slice(0, -ending.length) + replacement
  }
  return word
}

/** Variants of words, with the form used in look-up keys: other gender, plural or misspelling. */
const wordVariants: Readonly<Record<string, string>> = {
  branca: 'branco',
  preta: 'preto',
  roxa: 'roxo',
  vermelha: 'vermelho',
  amarela: 'amarelo',
  seca: 'seco',
  magra: 'magro',
  desnatada: 'desnatado',
  semidesnatada: 'semidesnatado',
  recheada: 'recheado',
  salgada: 'salgado',
  moido: 'moida',
  quentes: 'quente',
  suina: 'suino',
  bovina: 'bovino',
  minera: 'mineiro',
  cerial: 'cereal',
  olio: 'oleo',
  beringela: 'berinjela',
}

/** Returns the look-up key of a word: plain, singular, with variants replaced (`wordVariants`). */
export function wordKey(word: string): string {
  const single = singular(plain(word))
  return entryOf(wordVariants, single) ?? single
}

/**
 * Returns possible base forms of a diminutive or augmentative: `franguinho` -> `frango`, `paozinho` -> `pao`. The
 * caller keeps the form that is a known word.
 */
export function baseForms(key: string): readonly string[] {
  const [, stem, ending] = /^(.*?)(z?inh[oa]|zao|zona)$/u.exec(key) ?? []
  if (stem === undefined) return []
  if (ending === 'zinho' && /.[oa]e$/u.test(stem)) return [`${stem.slice(0, -2)}ao`]
  // The z of `arrozinho` is one of the word.
  return [...withVowels(stem), ...(ending?.startsWith('zi') ? withVowels(`${stem}z`) : [])]
}

function withVowels(stem: string): readonly string[] {
  if (stem.length < 3) return []
  // Reverses the spelling change before i: suco -> suquinho, frango -> franguinho.
  const hard = stem.endsWith('qu') ? `${stem.slice(0, -2)}c` : stem.endsWith('gu') ? stem.slice(0, -1) : stem
  return [stem, `${hard}o`, `${hard}a`, `${stem}e`, `${stem}m`]
}
