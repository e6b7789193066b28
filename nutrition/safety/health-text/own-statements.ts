import { otherWords } from './cues.ts'
import { matchesIn } from './pattern-matches.ts'

/** Verbs in the first person. */
const own =
  '(?:tenho|sou|estou|uso|tomo|faco|fiz|tive|fui|sofro|operei|descobri|possuo|vivo|convivo|aplico|injeto|amamento|vomito|provoco|forco|quero|penso|tento|preciso|consigo|aguento|(?<=nao )vejo|acho|sinto|sei|vou|ando|fico|passo|continuo|odeio|durmo|perdi|emagreci|engordei|engoli|comi|bebi|recebi|nasci|virei|pari|dou|cuido|levo|compro|desisti|prefiro|evito|espero|rezo|me (?:corto|machuco|mato|bato|odeio)|(?!volei|hoquei|joquei)\\w{3,}ei)'
/** Verbs that are alike in the first and third person. */
const alike =
  '(?:queria|preferia|gostaria|pensava|desejava|imaginava|sonhava|tentava|quis|ia|tinha|estava|tomava|usava|fazia)'
const third =
  '(?:esta|tem|teve|era|foi|fez|faz|toma|usa|sofre|vive|anda|bebe|come|quer|vai|grita|diz|cuida|\\w{2,}(?:ou|eu|iu))'
const adverbs = '(?:(?:e|ja|nao|nunca|nem|tambem|hoje|ainda|mesmo|sempre|entao|ate|as vezes|eu|so) )*'
/** Rests of a clause that name nothing, so that its verb is about what stands before: "diabetes não tenho graças a Deus". */
const withoutObject =
  '(?!(?:(?:mais|isso|tambem|ainda|sim|nao|nunca|jamais|el[ea]s?|la|aqui|hoje|na vida|gracas a deus|que eu saiba|ate hoje|bem|otim[ao]|curad[ao]|liberad[ao]|normal|livre|recuperad[ao])(?: |$))+$|nem )'
const begin = new RegExp(
  `\\b${adverbs}(?:(?:${own}|(?:so|eu) ${alike}) ${withoutObject}|aguento mais\\b)`,
  'g',
)
const beginAlike = new RegExp(`\\b${adverbs}${alike} ${withoutObject}`, 'g')
/** Words after which a verb belongs to the statement that they stand in: "o que tomo", "não sei se tive". */
const governing =
  /\b(?:que|se|quando|onde|como|porque|ou|quem|quanto|enquanto|qual|caso|conforme|[ao]s?|uma?|meus?|minhas?|d[aeo]s?|n[ao]s?|ao|em|com|sem|por|para|faco|fiz|faz|fazer|fazendo) $/
const other = new RegExp(otherWords.source)
const statesOwn = new RegExp(`\\b(?:${own}|${alike})\\b`)
const states = new RegExp(
  `\\b(?:${own}|${alike}|${third})\\b|\\b(?:nao|nunca|jamais) \\w{2,}[io]\\b|\\b(?:anos|idade|semanas|matar|machucar|cortar|morrer|sumir|viver)\\b|\\b(?:sem|zero|nenhuma?|nega|nego) \\w|(?:${otherWords.source}) (?:e|\\w{3,}) `,
)
const startsOwn = new RegExp(`^${adverbs}(?:${own}|(?:so|eu) ${alike})\\b`)
/** Wishes without a word that tells whose they are. */
const wish = new RegExp(`\\b${adverbs}(?:${alike}|(?:muita |uma )?vontade)\\b`, 'g')
const hasWish = /\b(?:tem|teve|tinha|sente|sentia|da|dava|deu|ha|anda) $/

/** A part of a segment without punctuation that is a statement by itself. */
export interface Statement {
  readonly from: number
  readonly to: number
}

/**
 * Returns the statement of a run-on segment in which words from `from` to `to` stand: where a complete statement
 * precedes it, a verb in the first person begins another one. "Nunca tive câncer faço hemodiálise" has two.
 */
export function statementAround(text: string, from: number, to: number): Statement {
  const starts = ownStarts(text)
  return {
    from: starts.findLast((at) => at <= from) ?? 0,
    to: starts.find((at) => at >= to) ?? text.length,
  }
}

/** Returns the statements of a segment in order. */
export function statementsOf(text: string): Statement[] {
  const starts = [0, ...ownStarts(text)]
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? text.length }))
}

function ownStarts(text: string): readonly number[] {
  const starts: number[] = []
  const candidates = [
    ...matchesIn(begin, text).map(({ index }) => ({ index, isAlike: false })),
    ...matchesIn(beginAlike, text).map(({ index }) => ({ index, isAlike: true })),
  ].toSorted((a, b) => a.index - b.index)
  for (const { index, isAlike } of candidates) {
    const before = text.slice(0, index)
    const last = before.slice(starts.at(-1) ?? 0)
    if (governing.test(before)) continue
    if (isAlike ? statesOwn.test(last) && !other.test(last) : states.test(last)) starts.push(index)
  }
  return starts
}

/** Returns whether a statement begins with a verb in the first person. */
export function isOwn(statement: string): boolean {
  return startsOwn.test(statement)
}

/**
 * Returns whether words that begin in `text` before `to` may be a wish of the writer after a complete statement about
 * somebody else: "minha irmã tem anorexia e queria sumir". "Minha irmã queria sumir" and "ela disse que queria sumir" are
 * none.
 */
export function mayBeOwnWish(text: string, to: number): boolean {
  return matchesIn(wish, text.slice(0, to)).some(({ index }) => {
    const before = text.slice(0, index)
    return before === '' || (states.test(before) && !governing.test(before) && !hasWish.test(before))
  })
}
