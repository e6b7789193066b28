import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { rareNames, rareWords } from './rare-words.ts'
import { knowsWords } from '#nutrition/meal-text/finding/food-finder.ts'
import { readSample } from '../../../day/shared/table-reader/sample-reading.ts'
import { printSlip } from '../../../day/shared/table-reader/sample-slip.ts'

const rare = new Set(rareWords)
const rareTogether = rareNames.map((name) => name.split(' '))

/**
 * Matches sentences that need rules which this worker lacks (`lean-food-table.ts`): with brackets, with a dish and its
 * ingredients, with counted pieces and their kinds, about a barbecue, or about food that was planned, given away,
 * replaced, cooked for somebody else or only mentioned.
 */
const untold =
  /(?:\d ?(?:ml|k?g|l)?|\b(?:lata|cop|garraf|fatia|colher|concha|xicara|pote|un|pedaco|scoop)[a-z]*),? (?:zero|light|diet|sem |semi|desn|inte|isol|par|pre|bran|ver|car|fra|min|fres|coa|mu|prat|doce|ama|coz|mex|fri)|, (?:zero|light|diet|desn|integ)|(?:tapi|suco|vita|acai|sorv|iog|pizz|esf|past|tort|bol|esco|shak)[a-z]*:|foi (?:d|p|com)|outr[oa]|[tb]id?[oa]s? (?:n[oa]|com) leite|molho d|dog|cachor|mas so|fritei|grelhei|nenhum|media|(?:arroz|feijao).*(?:marmit|prato|pf)[^,.]*$|pedac[a-z]* (?:de )?(?:carn|fran|pei|bif|cos|lin|por)|(?:hamb|burg|smash)[^,.]*\d|[([]|[,.] de |\b(?:(?:san|mist|lanche|baur|torrada|wrap|hamb|panq|crep|waf|shak|vit|macarronad|risot|salada de f)[^,.]* (?:com|c\/|fe|leite)|quase|fiz [^.]*\d|rend|deu|deram|cort|(?:metade|terco|quarto) d|cada|queijos|[,;] ?(?:(?:fiz|deu|tipo) (?:uma? )?)?(?:san|mist|lanche|baur|torrada|wrap|hamb|panq|crep|waf|shak|vit|mingau|overn|romeu|omel|tapi|queijo q)[^,.]*(?:$|[,.;])|(?:romeu|crep|mist|mingau|overn|omel|queijo q)[^.]*, ?(?:um|d|\d)|(?:salg|cerv|pizza|esf|past|cox|pao|paes)[^.]*[,:;] ?(?:sendo )?(?:um|d|\d)|(?:frango|galet)[^.]*[,:].*(?:coxa|asa)|e mei[ao] [a-z]|colher[^,.]*, [a-z ]+ \d|quentinha|(?:com|e) [^,.]*[,:] [^,.]+ e (?:um|\d)|churrasco|rodizio|pizza[^.]*[:,] ?(?:calab|mu)|amanha|mesm[oa]|ia|iria|iamos|queri|quis|pens|preten|planej|era|fizemos|prepar|cozinh|assei|fritei|montei|servi|compr|levei|dei|demos|doei|guard|joguei|[a-z]{2,}[oea]u\b|\w+ram\b|parec|vontade|desejo|receita|preco|falta|acab|plant|isso|isto|aquilo|el[ea]|voce|gente|vida|troq|subst|vez|lugar|inves|pul)/

/** Words of measures, which repeat without naming a food twice. */
const measures = /^(?:colher|copo|fatia|concha|pedaco|xicara|grama|unidade)/

/** Unlike `normalizeText`, keeps punctuation, which `untold` needs. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

// Replies `null` if the text has a rare word, a part that matches no food, or no food at all. The worker with the
// whole table then reads the text.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const said = normalizeText(data).split(/[^\p{L}\d]+/u)
  const words = new Set([...said, ...said.map((word) => word.replace(/s$/, ''))])
  const isRare =
    !knowsWords(data) ||
    untold.test(withoutAccents(data)) ||
    [...words].some((word) => rare.has(word)) ||
    said.some((word, at) => word.length > 3 && !measures.test(word) && said.indexOf(word) < at) ||
    rareTogether.some((together) => together.every((word) => words.has(word)))
  const reading = isRare ? null : readSample(data)
  const isKnown = reading !== null && reading.lines.length > 0 && reading.unmatched.length === 0
  postMessage(isKnown ? printSlip(reading) : null)
})
