/**
 * Words banned from every sentence about eating, because they shame, reward restraint, judge the body or promise
 * results. They are stems, also found inside words: `exager` matches "exagerou" and "exagero".
 */
const unkindStems = [
  'atrás do ritmo',
  'a noite agradece',
  'nem 1\\s?%',
  'comida de verdade',
  'compens',
  'falhou',
  'falhas? su',
  'desliz',
  'besteir',
  'porcaria',
  'permitid',
  'proibid',
  '(?<!des)culpa',
  'exager',
  'pecad',
  '\\blixo\\b',
  'queimar? ',
  'queima de',
  'detox',
  'jacar',
  'furou',
  '(saiu|fora) da dieta',
  'pé na jaca',
  'força de vontade',
  'disciplina',
  'vergonha',
  'você merece',
  'merecid',
  'engord',
  'barriga',
  'gordinh',
  'tentaç',
  'vilã',
  'dia livre',
  'perca peso',
  'milagr',
  'garantid',
  'quebrou (a|sua) sequência',
  'perdeu (a|sua) sequência',
  'não desista',
  'sem desculpa',
  'se comporte',
  'pouco juízo',
]

export const unkindWords = new RegExp(unkindStems.join('|'), 'i')

/** Returns all strings inside a copy object; for a function, its source code. */
export function sentencesOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy === 'function') return [String(copy)]
  return copy !== null && typeof copy === 'object' ? Object.values(copy).flatMap(sentencesOf) : []
}
