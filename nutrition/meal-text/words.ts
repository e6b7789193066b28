/** Lower case without accents: `Pão` and `PAO` read alike. */
export function plain(text: string): string {
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

/** Endings of plurals, longest first, with what the singular ends in. */
const plurals: readonly (readonly [string, string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['eses', 'es'],
  ['res', 'r'],
  ['zes', 'z'],
  ['s', ''],
]

/**
 * The singular of a plain word by its ending. It need not be a word (`doritos` -> `dorito`): names and text
 * pass through the same rule, so they still meet.
 */
export function singular(word: string): string {
  if (word === 'bois') return 'boi'
  if (word.length < 4 || invariable.has(word)) return word
  for (const [ending, replacement] of plurals) {
    if (word.endsWith(ending) && word.length > ending.length)
      return word.slice(0, -ending.length) + replacement
  }
  return word
}

const feminineAdjectives: Readonly<Record<string, string>> = {
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
}

/** The form under which a word is looked up: plain, singular, adjectives in one gender. */
export function wordKey(word: string): string {
  const single = singular(plain(word))
  return feminineAdjectives[single] ?? single
}

const diminutives = ['zinho', 'zinha', 'inho', 'inha'] as const
const augmentatives = ['zao', 'zona', 'aco'] as const

/**
 * What a diminutive or augmentative may come from: `franguinho` -> `frango`, `paozinho` -> `pao`.
 * Only a list of candidates: the caller keeps the one that is a known word.
 */
export function baseForms(key: string): readonly string[] {
  return [...diminutives, ...augmentatives].flatMap((ending) =>
    key.endsWith(ending) ? withVowels(key.slice(0, -ending.length)) : [],
  )
}

function withVowels(stem: string): readonly string[] {
  if (stem.length < 2) return []
  // Spelling keeps the sound before i: suco -> suquinho, frango -> franguinho.
  const hard = stem.endsWith('qu') ? `${stem.slice(0, -2)}c` : stem.endsWith('gu') ? stem.slice(0, -1) : stem
  return [stem, `${hard}o`, `${hard}a`, `${stem}e`, `${stem}m`]
}

/** Edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      }
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length]!
}
