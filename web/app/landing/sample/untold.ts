/** Starts of the names of dishes that people describe by what is in them. */
const filled = 'san|mist|lanche|baur|torrada|wrap|hamb|panq|crep|waf|shak|vit'

/** Shapes of text, under the names of the rules of `nutrition/meal-text/` that the small worker lacks. */
const anywhere = [
  // stories/kinds-after-amounts
  '(?:\\d ?(?:ml|k?g|l)?|\\b(?:lata|cop|garraf|fatia|colher|concha|xicara|pote|un|pedaco|scoop)[a-z]*),? (?:zero|light|diet|sem |semi|desn|inte|isol|par|pre|bran|ver|car|fra|min|fres|coa|mu|prat|doce|ama|coz|mex|fri|pur)',
  ', (?:zero|light|diet|desn|integ)',
  // stories/amounts-in-names
  '(?:suco|milk|shak|vit|ref|cha|smoo|nec|bati|agua|iog|leit|dano|sorv|gel|sun|mou|mus|pud|acai|bol|tort|pizz|quic|las|sop|cald|crem)[a-z]* (?:\\d[^a-z]*|uma? |d[ou][a-z]+ |mei. )(?!colh)[a-z]+ (?:[a-z]+ )?d',
  // stories/colons
  '(?:tapi|suco|vita|acai|sorv|iog|pizz|esf|past|tort|bol|esco|shak)[a-z]*:',
  // stories/foods-of-others, stories/leftovers
  'foi (?:d|p|com)',
  'outr[oa]',
  'mas so',
  // stories/made-with-milk
  '[tb]id?[oa]s? (?:n[oa]|com) leite',
  // matching/sauce-contents
  'molho d',
  // items/sandwich-fillings
  'dog',
  'cachor',
  // stories/cooked-by-verb
  'fritei',
  'grelhei',
  // stories/counter-words
  'media',
  // plates/named-last
  '(?:arroz|feijao).*(?:marmit|prato|pf)[^,.]*$',
  // amounts/meat-pieces
  'pedac[a-z]* (?:de )?(?:carn|fran|pei|bif|cos|lin|por)',
  // items/burger-weights
  '(?:hamb|burg|smash)[^,.]*\\d',
  // stories/counter-words
  'd[ao] (?:cai|pac|pot|sac)',
  'x ?\\d',
  'de can',
  's torrad',
  // stories/street-foods, stories/powder-doses, stories/whole-cakes, items/shared-portions
  'podr|kfc|dividim|rach|^\\d scoops?(?! [dw])|medida|dosad|(?:mei[oa]|\\d de) (?:bol|pane|choco)|bolo int',
  // stories/combos, stories/home-bread, grouping/measured-before
  'combo|feijoada comp|sanduic[^,.]* e [^,.]* no pao|pao de cas|o com [^.]*ninho| e [a-z]+, (?:um|d|\\d)[a-z]* (?:posta|concha)s?(?! de)',
  // stories/corrections
  'corri|na verdade',
  // stories/added-later, stories/left-on-plate, stories/place-burgers, stories/chocolate-milk, stories/vague-foods
  'mais (?:uma?|d[ou][a-z]+|tr[a-z]+|\\d+)(?: depois|$|[,.])|deixei|(?:nescau|toddy|achocolatado) com leite',
  'hamb[a-z]* (?:[a-z]+ )?[dn][oa] |d[eo] sempre|coisa|besteir|bobage|porcari|geladinh|contando',
  // stories/halved-amounts, stories/frozen-pizzas, stories/noting-words, stories/named-cuts
  'metade.*metade|pizza.*congel|esqueci|carne (?:pic|cos|alc|mam|fral|cup)',
  // stories/brand-flavors, stories/eggs-with-bacon, stories/maker-words, stories/sauce-names
  '(?:sorvete|picole|bala|mentado) (?:li|mo|uv|pe)|\\bcha m(?:aca|or)|ovos?[a-z ]* com bacon|donald|barbecue',
  // amounts/bare-singulars, stories/trailing-plates
  '^(?:torrada|bisnaguinha|ovo de codorna|ameixa|bolinh[a-z]+ de [a-z]+)$|(?:ugo|esa|rao|que|nha|ada) prato',
  // stories/weighed-boxes, plates/weighed-plates, plates/plate-part
  '(?:marmi|prato|pf\\b).*(?:metade|\\d\\/\\d)|(?:marmi|prato|pf\\b)[^,.]*\\d{3}|\\d{3}[^,.]*(?:marmi|prato|pf\\b)',
  'self|buffet|quilo',
  // finding/said-fats
  '(?:n[ao]|(?:frit|refog)[a-z]* com) (?:azei|mante|marga|oleo|banha|ghee)|fryer|alho e az',
  // matching/dish-exchanges
  '(?:vit|shak|choc|smoo)[^,.]* (?:zero|diet|sem ad|leite[^,.]* sem a)|com leite de coco|farof[^,.]* sem o| e sem',
  '(?:vit|mingau|choc|smoo)[^,.]* (?:com|c|na|em) agua',
  '(?:mis|x|bau|burg)[^,.]* com pao|sal[ap][^,.]* com iog|(?:omel|crep|faro|ovo)[^,.]* com (?:azei|mante|oleo)',
  // items/shared-portions
  'meia porc',
  // stories/brackets
  '[([]',
  '[,.] de ',
  'nenhum',
]

/** Shapes of text that match only at the start of a word. */
const atWordStart = [
  // stories/clock-hours
  '(?:a|da|pela|pra)s (?:\\d|um|d[ou]|tr|qua|ci|se[it]|oi|no|on)|\\d+ d[ae] (?:ma|ta|no)',
  // grouping/ingredient-lists
  `(?:${filled}|macarronad|risot|salada de f)[^,.]* (?:com|c\\/|fe|leite)`,
  `[,;] ?(?:(?:fiz|deu|tipo) (?:uma? )?)?(?:${filled}|mingau|overn|romeu|omel|tapi|queijo q)[^,.]*(?:$|[,.;])`,
  '(?:romeu|crep|mist|sandu|mingau|overn|omel|queijo q)[^.]*, ?(?:um|d|\\d)',
  '(?:com|e) [^,.]*[,:] [^,.]+ e (?:um|\\d)',
  // stories/recipe-shares, stories/own-pieces, stories/each-of-them
  'fiz [^.]*\\d|rend|deu|deram|cort|(?:metade|terco|quarto) d|cada|quase|receita',
  // items/meal-headings
  '(?:salg|cerv|pizza|esf|past|cox|pao|paes)[^.]*[,:;] ?(?:sendo )?(?:um|d|\\d)',
  '(?:frango|galet)[^.]*[,:].*(?:coxa|asa)',
  'pizza[^.]*[:,] ?(?:calab|mu)',
  // items/barbecues
  'churrasco|rodizio',
  // Dishes and measures that are described in several parts.
  'quentinha|queijos|meio da|e mei[ao] [a-z]|colher[^,.]*, [a-z ]+ \\d',
  // Food that was planned, given away, replaced, cooked for somebody else or only mentioned.
  'amanha|mesm[oa]|ia|iria|iamos|queri|quis|pens|preten|planej|era|vontade|desejo|preco|falta|acab|parec|plant',
  'fizemos|prepar|cozinh|assei|montei|servi(?!r)|compr|levei|dei|demos|doei|guard|joguei|[a-z]{2,}[oea]u\\b|\\w+ram\\b',
  'isso|isto|aquilo|el[ea]|voce|gente|vida|troq|subst|vez|lugar|inves|pul',
]

/**
 * Matches a text that needs a rule which the small worker lacks (`lean-food-table.ts`); such a text is read with the
 * whole table. Expects lower case without accents, with the punctuation.
 */
export const untold = new RegExp(`${anywhere.join('|')}|\\b(?:${atWordStart.join('|')})`)
