import { normalizeText } from '../../../foods/normalize-text.ts'

/** Cuts a text before the words at the offsets that `offsetsIn` finds in its normalized text. */
export function cutBefore(part: string, offsetsIn: (text: string) => readonly number[]): string[] {
  const words = part.split(/ (?=[^ ]*[\p{L}\p{N}])/u)
  /** Index in `words` of each normalized word, because `terça-feira` has two. */
  const owners = words.flatMap((word, index) =>
    normalizeText(word)
      .split(' ')
      .map(() => index),
  )
  const text = words.map(normalizeText).join(' ')
  const wordAt = (offset: number) => owners[text.slice(0, offset).split(' ').length - 1] ?? 0
  const cuts = offsetsIn(text)
    .filter((offset) => offset < text.length)
    .map(wordAt)
  const edges = [...new Set([0, ...cuts.toSorted((a, b) => a - b)])]
  return edges.map((edge, index) => words.slice(edge, edges[index + 1]).join(' '))
}
