import type { FoodGroup } from '../../foods/food.ts'

/** Words that leave the amount open; the pattern matches lines without accents. */
const openAmounts =
  /\b(?:a gosto|ao gosto|a seu gosto|a vontade|o? ?quanto baste|quanto bastar|q\.? ?b|o suficiente|suficiente para|ate dar (?:o )?ponto|ate o ponto|se necessario|se precisar|para (?:o |a )?(?:\p{L}{2,}[aei]r|fritura|decoracao)|(?:moid[oa]|ralad[oa]) na hora)\b/u

/** Returns whether a line (plain words, no accents) leaves the amount open. */
export function leavesAmountOpen(line: string): boolean {
  return openAmounts.test(line)
}

/** Words for a preparation, a piece or a brand that do not change the numbers. */
const noteWords = new Set(
  `bem muito pouco pouquinho mais menos em de do da dos das d a o as os ao aos na no nas nos um uma e para pra por sem com cada tamanho
  picadinho picadinha picadinhos picadinhas cubo cubos cubinhos rodela rodelas tiras tirinhas fatia fatias lascas pedaco pedacos pedacinhos metade metades gomos
  finas finos fina fino grosso grossa grossas grossos grosseiramente finamente delicadamente levemente miudo miuda miudinho miudinha
  pequeno pequena pequenos pequenas medio media medios medias grande grandes inteiro inteira inteiros inteiras
  fresco fresca frescos frescas maduro madura maduros maduras firme firmes novo nova novos novas
  morno morna gelado gelada quente frio fria natural temperatura ambiente neve ponto pomada fervente
  pele peles semente sementes casca cascas caroco carocos osso ossos talo talos soro miolo gordura espinha espinhas espinho casquinha pelo
  limpo limpa limpos limpas escorrido agua proprio caldo marca preferencia sua preferida favorita bom boa bons boas qualidade comum tradicional caseiro caseira
  unidade unidades dedo dedos cm centimetros juliana brunoise chiffonade petala petalas estilo tipo ou file files peca
  opcional refinado refinada peneirar separadamente separado separados
  untar molho banho maria forno dividido dividida usar usei medida mesma mesmo lata xicara copo sopa cha
  crua cru crus cruas instantaneo n nº numero primeira segunda dia anterior ontem amanhecido amanhecida restante resto sobra
  suficiente extra virgem al dente vezes duas forte socado socados qb q b longa vida magra magro generosa generoso bonito bonita bonitos bonitas especial organico organica organicos caipira caipiras kg g gramas ml
  sadia perdigao seara nestle moca uniao renata adria barilla quaker yoki royal knorr maggi philadelphia qualy vigor itambe tirolez elege parmalat camponesa predilecta quero heinz hemmer dona benta`
    .trim()
    .split(/\s+/u),
)

/** Names of varieties that do not change the numbers of vegetables, fruit and eggs. */
const varieties = new Set(
  `verde verdes roxo roxa roxas roxos branco branca brancas brancos vermelho vermelha vermelhas vermelhos amarelo amarela amarelas preto preta
  italiano italiana italianas italianos siciliano siciliana sicilianos azedo azedos azeda lisa liso crespa crespo escuro escura escuros escuras claro clara claras tahiti taiti galego cereja cerejas nanica nanicas prata redondo salada caqui cereja gala verdinha caturra asterix manteiga japonesa`
    .trim()
    .split(/\s+/u),
)
/** Groups that are usually smoked, so that `defumado` names no other food. */
const smoked: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['embutido'])
const withVarieties: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'legumes',
  'folhas',
  'fruta',
  'tuberculo',
  'tempero',
  'ovo',
  'castanha',
])

/** Varieties of rice, whose numbers hardly differ. */
const riceNames = /^(?:jasmim|basmati|japones|arboreo|carnaroli|agulhinha|parboilizado|polido)$/u

/** Participles that turn a food into another one. They are never a mere note. */
const changing =
  /^(?:defumad|cristalizad|condensad|salgad|torrad|folhad|granulad|desnatad|semidesnatad|desidratad|fermentad|caramelizad|recheiad|rechead|empanad|texturizad|adocad|hidratad|frit|tostad|liofilizad|aromatizad|achocolatad|enlatad)[oa]s?$/u
/** Dry foods that are soaked before use: `hidratada` says nothing about whether the weight is dry. */
const soakedForUse: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['tempero', 'fruta'])

/** Returns whether a word after a food only describes its preparation or variety. */
export function isNoteWord(plain: string, group?: FoodGroup): boolean {
  if (noteWords.has(plain) || (group && withVarieties.has(group) && varieties.has(plain))) return true
  if (group === 'arroz' && riceNames.test(plain)) return true
  if (group && smoked.has(group) && /^defumad[oa]s?$/u.test(plain)) return true
  if (group && soakedForUse.has(group) && /^hidratad[oa]s?$/u.test(plain)) return true
  return /(?:[ai]d[oa]s?|mente)$/u.test(plain) && !changing.test(plain)
}

const bareHeading =
  /^(?:ingredientes?(?: .*)?|(?:para|p) (?:o|a|os|as) [\p{L} ]{2,40}|(?:massa|recheio|cobertura|calda|molho|caldo|creme|base|crosta|farofa|montagem|decoracao|finalizacao|glace|ganache|tempero|temperos|marinada|guarnicao|acompanhamento|outros|merengue|brigadeiro|chantilly|xarope|pure|refogado|modo (?:de|do) \p{L}+|preparo))$/u
const shoutedHeading = /^(?:massa|recheio|cobertura|calda|molho|creme|base|crosta)\b/u

/** Returns whether a line without a number is the title of a group of ingredients. */
export function isHeading(line: string, plainLine: string): boolean {
  if (/\d|[½¼¾⅓⅔⅛]/u.test(line) || leavesAmountOpen(plainLine)) return false
  if (line.endsWith(':') || bareHeading.test(plainLine)) return true
  return line === line.toUpperCase() && shoutedHeading.test(plainLine)
}
