/** Words that leave the amount open. */
const openAmounts =
  /\b(?:a gosto|ao gosto|a seu gosto|o quanto baste|quanto baste|q\.? ?b\.?|o suficiente|quanto bastar|ate dar (?:o )?ponto|ate o ponto|se necessario|se precisar|opcional a gosto|para (?:untar|fritar|polvilhar|enfarinhar|refogar|pincelar|decorar|finalizar|servir|temperar|empanar|salpicar|regar|acompanhar|fritura|decoracao|cobrir)|(?:moid[oa]|ralad[oa]) na hora)\b/u

/** Returns whether the words of a line (plain, without accents) leave the amount open. */
export function leavesAmountOpen(line: string): boolean {
  return openAmounts.test(line)
}

/** Words that describe a preparation and change no numbers. */
const noteWords = new Set(
  `bem muito pouco pouquinho mais menos em de do da dos das a o as os ao aos na no nas nos um uma e para pra por sem com cada tamanho
  picadinho picadinha picadinhos picadinhas cubo cubos cubinhos rodela rodelas tiras tirinhas fatia fatias lascas pedaco pedacos pedacinhos metade metades gomos
  finas finos fina fino grosso grossa grossas grossos grosseiramente finamente delicadamente levemente miudo miuda miudinho miudinha
  pequeno pequena pequenos pequenas medio media medios medias grande grandes inteiro inteira inteiros inteiras
  fresco fresca frescos frescas maduro madura maduros maduras firme firmes verde verdes novo nova novos novas
  morno morna gelado gelada quente frio fria natural temperatura ambiente neve ponto pomada
  pele peles semente sementes casca cascas caroco carocos osso ossos talo talos soro miolo gordura espinha espinhas espinho casquinha pelo
  limpo limpa limpos limpas lavado escorrido peneirado agua proprio caldo marca preferencia sua preferida gosto favorita bom boa boas bons qualidade comum tradicional caseiro caseira
  italiano italiana italianas italianos nanica prata redondo salada roxo roxa roxas roxos branco branca brancas vermelho vermelha amarelo amarela preto preta
  aproximadamente cerca unidade unidades dedo dedos cm centimetros juliana brunoise chiffonade petala petalas estilo tipo ou
  opcional extra virgem extravirgem refinado refinada peneirada peneirar separadamente separados separado batido batida batidas batidos
  sobremesa recheio massa cobertura decorar untar hidratar molho banho maria forno untada dividido dividida usar usei medida mesma mesmo lata xicara copo sopa cha
  crua cru crus cruas instantaneo cortado aparado reservada reservado dessalgar kg g gramas ml`
    .trim()
    .split(/\s+/u),
)

/** Participles that make another food: they are never a mere note. */
const changing =
  /^(?:defumad|cristalizad|condensad|salgad|torrad|folhad|granulad|desnatad|semidesnatad|desidratad|fermentad|caramelizad|recheiad|rechead|empanad|texturizad|adocad|hidratad|frit|assad|grelhad|tostad|temperad|liofilizad|gratinad|aromatizad|achocolatad|enlatad)[oa]s?$/u

/** Returns whether a word after a food only says how it is prepared. */
export function isNoteWord(plain: string): boolean {
  if (noteWords.has(plain)) return true
  return /(?:ad|id)[oa]s?$/u.test(plain) && !changing.test(plain)
}

const headingWords =
  /^(?:ingredientes?|para (?:o|a|os|as) [\p{L} ]{2,40}|(?:massa|recheio|cobertura|calda|molho|caldo|creme|base|crosta|farofa|montagem|decoracao|finalizacao|glace|ganache|tempero|marinada|guarnicao|acompanhamento|outros|merengue|brigadeiro|chantilly|xarope|pure|refogado)(?: (?:d[eoa]s?|com|branco|para) ?[\p{L} ]{0,40})?)$/u

/** Returns whether a line without a number is the title of a group of ingredients. */
export function isHeading(plainLine: string): boolean {
  if (/\d|[½¼¾⅓⅔⅛]/u.test(plainLine) || leavesAmountOpen(plainLine)) return false
  return plainLine.endsWith(':') || headingWords.test(plainLine)
}
