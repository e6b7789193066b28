import { plain } from '../../meal-text/words/words.ts'
import { cleanLine } from './clean-line.ts'

const arVerbs = `mistur coloc coloqu lev ass deix junt acrescent adicion despej amass sov peneir espalh polvilh cort enrol unt
  lig peg deslig desligu refog refogu temper dour jog jogu process model grelh esper tir retir vir fech mont decor gel hidrat
  escald pass us prepar pic piqu lav descasc descasqu cozinh frit test reche recheie rale rala afog trit
  liquidific esquent bat`
const erVerbs = 'bat mex derret faz fac ferv escorr dissolv pon cobr serv divid cub cubr aquec'
const otherForms = 'poe ponha vai faz fazer sirva sirvam cubra recheie rale ralar bote bota botar'

const forms = new Set([
  ...stems(arVerbs).flatMap((stem) => ['a', 'ar', 'e', 'em', 'ando', 'ei'].map((ending) => stem + ending)),
  ...stems(erVerbs).flatMap((stem) => ['e', 'a', 'er', 'ir', 'endo', 'indo'].map((ending) => stem + ending)),
  ...stems(otherForms),
])

/** Verbs that are also nouns or adjectives, so that they start a step only at the start of a line or sentence. */
const ambiguous = new Set(
  stems(
    'cozinha passa passe passar frita fritar corte cobre leve use usa serve gela pica vai faz liga asse lava lave vire',
  ),
)
/** Words before a verb that make it a purpose or a thing: `para untar`, `de mistura`. */
const purposes = new Set(stems('para pra p de do da ao a o por que se e com sem'))

/** Verbs that are also nouns of ingredients: `mistura para bolo 1 pacote`. */
const nounWithAmount =
  /^(?:corte|mistura) (?:de|para|pra) (?!\p{L}+[aei]r )(?:(?!(?:com|por|em|ate|e) )\p{L}+ ){1,4}\d/u

/** Phrases that start a step without a verb. */
const stepOpening =
  /^(?:ai|dai|depois|entao|agora|quando|enquanto|por (?:ultimo|cima)|em seguida|primeiro|num|numa|n[ao] (?:panela|liquidificador|tigela|batedeira|forma|frigideira|airfryer|forno|fogo|micro)|forno|fogo|panela|frigideira|banho maria|micro-?ondas|airfryer)\b(?! \d+ (?:xic|col|g\b|ml))/u

/** Numbers that are no amounts of food: times, temperatures, sizes and repetitions. */
const otherNumbers =
  /\d+(?:[.,]\d+)?\s*(?:a \d+\s*)?(?:min(?:uto)?s?|h(?:ora)?s?|seg(?:undo)?s?|graus?|°\s?c?|º\s?c?|cm|vezes|x|lados?|dias?|bolinhas|pedacos|partes)(?![\p{L}])/gu

/** Returns whether a line states an amount of food. */
export function statesAmount(line: string): boolean {
  return /\d|[½¼¾⅓⅔⅛]|(?:^|\s)(?:mei[ao]|uma?|dois|duas|tres) \p{L}/u.test(
    plain(line).replaceAll(otherNumbers, ' '),
  )
}

/** Returns whether a line starts with a step of the method: `bate tudo`, `aí mistura`, `forno 180 graus`. */
export function startsStep(line: string): boolean {
  const words = plain(line)
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:(?:e|so|agora|voce|vc|eu|ja) )+/u, '')
  const [first = ''] = words.split(/[^\p{L}]+/u)
  if (nounWithAmount.test(words) && statesAmount(words)) return false
  return forms.has(first) || /^\p{L}{3,}uei$/u.test(first) || stepOpening.test(words) || isOnlyTime(words)
}

/** Returns whether a line starts with a time or temperature: `40 min na pressão`. */
function isOnlyTime(words: string): boolean {
  return /^\d/u.test(words) && !/\d/u.test(words.replaceAll(otherNumbers, ' '))
}

/**
 * Returns the position at which the method starts in a line, or its length: before `bate` in `2 ovos 1 xic leite bate
 * tudo`.
 */
export function methodStart(line: string): number {
  if (startsStep(cleanLine(line))) return 0
  const words = [...line.matchAll(/[\p{L}]+/gu)]
  const at = words.findIndex((word, index) => {
    const said = plain(word[0])
    const before = line.slice(0, word.index).trimEnd()
    if (/[.;!,:–—-]$/u.test(before)) return startsStep(line.slice(word.index))
    const previous = plain(words[index - 1]?.[0] ?? '')
    const follows = previous.length > 2 && before.endsWith(words[index - 1]?.[0] ?? ' ')
    return (
      forms.has(said) && !ambiguous.has(said) && !said.endsWith('ndo') && follows && !purposes.has(previous)
    )
  })
  return words[at]?.index ?? line.length
}

function stems(list: string): string[] {
  return list.trim().split(/\s+/u)
}
