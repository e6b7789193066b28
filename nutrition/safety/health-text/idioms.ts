import type { Segment } from './segments.ts'

interface Idiom {
  readonly pattern: RegExp
  /** Matches words elsewhere in the text without which the pattern is no idiom. */
  readonly beside?: RegExp
}

const idiom = (alternatives: readonly string[], beside?: RegExp): Idiom => ({
  pattern: new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'g'),
  ...(beside && { beside }),
})

const idea =
  '(?:ideias?|projetos?|planos?|sonhos?|vontade|esperanca|curiosidade|orgulho|saudade|raiva|odio|felicidade|alegria|ansiedade|novidades?|boletos?|trabalho|tcc|tese|livros?|comida|pizza|cerveja|chopp?|feijoada|lasanha|pa[eo]s?|churrasco|coxinha|acai|gases|ar|amor|possibilidades)'

/** Figures of speech, acronyms and names that only sound like an illness. Their words are not read. */
const idioms: readonly Idiom[] = [
  idiom([
    `(?:gravid[ao]|prenh[ae]|prenho) de (?:tant[ao]s? |muit[ao]s? )?${idea}`,
    'barriga de (?:\\d+|\\w+) meses de (?:tant[ao] )?(?:chopp?e?|cerveja|pao|pizza|comer|beber)',
    'par(?:ir|indo|i) (?:esse|essa|este|esta|[ao]s?|um|uma|meu|minha) (?:\\w+ )?(?:tcc|tese|dissertacao|projeto|livro|relatorio|artigo|monografia|texto|trabalho|ideia|slide\\w*)',
    '(?:foi|e|esta sendo|esta) um parto (?:para |de |com )?(?:achar|fazer|conseguir|arranjar|encontrar|sair|chegar|marcar|comprar|\\w+ar)',
    'entre um parto e (?:o )?outro',
    '(?:mae|pai) de (?:pet|gato|gata|cachorr\\w+|planta\\w*|quatro patas|\\d+ gatos)',
    '(?:meu|o) (?:bebe|filho) (?:[ao] |e (?:o |meu )?)?(?:carro|moto|bike|celular|notebook|pet|cachorro|gato)',
    'cancer de (?:tao )?(?:bo[mn]|boa|bonit[ao]|lind[ao]|gostos[ao]|chique|engracad[ao]|top|fof[ao])',
    'cancer d[aeo]s? (?:sociedade|brasil|politica|internet|corrupcao|futebol|mundo|pais|humanidade|transito|empresa)',
    'tropico de cancer',
    '(?:doenca|remedio|dor|mal|cura) (?:d[eo]|para) (?:o |um )?coracao (?:partid|ferid|apaixonad)\\w*|(?:dor|mal|doenca) de amor',
    'coracao(?:zinho)? (?:partid[ao]|de (?:ouro|mae|pedra|chocolate|pelucia|estudante)|na (?:mao|boca)|corin\\w+|flamengu\\w+|tricolor|quentinho|bobo|apaixonado)',
    '(?:quase|de) (?:infart|enfart)\\w+(?! (?:ano|em|no ano|semana|mes|ontem))',
    '(?:infart|enfart)(?:ei|ando|o|ar) (?:com [oa] (?:preco|conta|valor|fatura|boleto)|de (?:rir|susto|emocao)|n[ao] (?:mercado|feira|penaltis?))',
    '(?:que )?(?:da|dar|causa|pega|pegar|pegando|peguei) (?:ate |uma )?diabetes?(?: tipo \\w+)? (?:so )?(?:de|em) (?:so )?(?:olhar|ver|pensar|cheirar|ler|ouvir)|diabetes? (?:de tao doce|na colher|em forma de \\w+|instantane[ao])|(?:que )?(?:chega a dar|quase da|de tao doce da) diabetes?',
    'sangue doce (?:so )?(?:para|pra|pro|e|que) (?:os? )?(?:mosquitos?|pernilongos?|muricocas?|carapanas?|borrachudos?|insetos?)',
    '(?:tempo|clima|ceu|previsao) bipolar|(?:sao paulo|curitiba|porto alegre) (?:\\w+ )?bipolar',
    'depressao (?:pos|depois d[ae]s?|de fim d[eo]) (?:feriad\\w+|ferias|series?|bbb|carnaval|filme|livro|formatura|jogo|show|domingo|viagem|festa|natal)',
    '(?:salario|carteira|conta|orcamento|poupanca|bolso|saldo) (?:\\w+ ){0,2}(?:anorexic|bulimic)[ao]',
    'overdose de (?:brigadeiros?|chocolates?|doces?|acucar|acai|fofura|trabalho|cafe|cafeina|series?|netflix|pizza|churrasco|panetone|sushi|carboidratos?|reuniao|reunioes)',
    'abstinencia de (?:cafe|chocolate|doces?|acucar|redes|celular|internet|serie|futebol|academia)',
    'vomit\\w+ (?:arco iris|palavras|textao|verdades?|ideias|regras?)',
    '(?:n[ao]|pela|minha|mand\\w+|cham\\w+|respond\\w+|por|via|abr\\w+|as) dms?(?= (?:que|e|do|no|da|para|com|em|pra|$)|$)',
    'ig \\d+ seguidor\\w+|(?:prancha|isometria|descanso|plank|tiros?|series?|timer|pausa) (?:de )?\\d+s|anos \\d\\ds',
    '(?:fiz|fazer|tenho|duas|as|minhas) (?:duas )?listas? d[aeo] (?:compras?|mercado|tarefas?|desejos?|supermercado|feira|presentes?|convidados?)',
    '(?:dois|duas|2) (?:riscos|traços|tracos) (?:n[ao]|d[aeo]) (?:carro|celular|papel|parede|armario|mesa|oculos)',
    '(?:seu|dona|rua|dr|doutor|professor|carlos|evandro|avenida|cruz das|bairro) chagas',
    '(?:meu|um|o|d[oe]) lada|lada (?:niva|laika|samara|\\d\\d)',
    'um rim (?:n[ao] (?:aluguel|mercado|dentista|conserto|posto|combustivel|ifood|show|cartao|conta|gasolina|feira|farmacia|luz|escola)|por (?:mes|quilo))|(?:cust|pag|val|vend)\\w+ (?:\\w+ )?(?:um|meu|os dois) ri(?:m|ns)',
    '(?:cancer|depressao|anorexia|bulimia|suicidio|diabetes|alzheimer) n[ao] (?:cinema|filme|serie|novela|livro|tv|jornal)',
    'nunca e lupus|tag (?:de|d[ao]) (?:preco|roupa|pedagio|mala)|sem parar tag',
    'bomba (?:d[oae] |de )(?:chimarrao|chocolate|creme|agua|gasolina|doce)',
    '(?:esquadrao|virgens|missao|sanduiches?|sanduba|prato|combo|bolo|torta|brigadeiro|pudim|coxinha|lanche|hamburguer|hot dog|cachorro quente|drink|batida|porcao|molho|pimenta|asinhas?|frango|pastel|pizza|nachos?|burger|temaki|wings|caipirinha) suicidas?',
    '(?:entreg\\w+|apresent\\w+|banca|nota|defes\\w+|orientador\\w*|prazo) (?:\\w+ ){0,2}tca|tca (?:\\w+ )?d[aeo] (?:faculdade|escola|colegio|curso|pos|graduacao)',
    '(?:shows?|pecas?|concertos?|orquestra|espetaculo|teatro|bale|ballet|musical|opera) (?:\\w+ ){0,2}n?o tca|(?:peeling|acido) (?:de |com )?tca',
    'suicidi?[oa]? (?:culinari\\w+|social|socialmente|profissional|digital|gastronomic\\w+|financeir\\w+|politic\\w+|caloric\\w+|fiscal)',
  ]),
  idiom(
    ['cancer(?! d[aeo] (?!horoscopo))'],
    /\b(?:ascendente|signos?|horoscopo|mapa astral|zodiac\w*|lua em)\b/,
  ),
  idiom(
    ['tca'],
    /\b(?:tribunal|contas|audiencia|processo|advogad\w+|licitacao|conselheir\w+|julg\w+|turma|concurso|edital|petrobras|clube)\b/,
  ),
]

/** Words around titles: "maratona de série", "lendo". */
const media =
  /\b(?:filmes?|series?|maratona|maratonar|netflix|cinema|livros?|romance|novela|musicas?|cantar|cantando|karaoke|shows?|playlist|teatro|documentario|album|episodios?|temporada|assist\w+|ler|lendo|leitura|leio|clube d[oe] (?:livro|leitura|filme)|estreia|gibi|anime|podcast|sessao (?:dupla|de cinema|pipoca)|hq|doramas?|dorama)\b/

/** Sign for a letter that is not read. It is no letter of a word, so that no pattern matches it. */
const blot = '·'

/**
 * Returns the segments with idioms and titles of films, books and songs blotted out of their text, at unchanged
 * positions.
 */
export function withoutIdioms(segments: readonly Segment[], original: string): Segment[] {
  const whole = segments.map(({ text }) => text).join(' , ')
  const isAboutMedia = media.test(whole)
  return segments.map((segment) => {
    let { text } = segment
    for (const { pattern, beside } of idioms)
      if (!beside || beside.test(whole)) text = text.replaceAll(pattern, blotted)
    if (isAboutMedia) text = withoutTitles(segment, text, original)
    return text === segment.text ? segment : { ...segment, text }
  })
}

const blotted = (words: string) => words.replaceAll(/[^ ]/g, blot)

/** Returns whether words of a segment were blotted out. */
export function hasIdiom({ text }: Segment): boolean {
  return text.includes(blot)
}

const quotes = /["“”«»][^"“”«»]{2,80}["“”«»]/g
const small = /^(?:a|o|as|os|de|da|do|das|dos|e|em|no|na|um|uma|para|por|com|sem)$/

/** Blots out what is in quotation marks, and two or more neighbouring words that begin with a capital letter. */
function withoutTitles({ tokens }: Segment, text: string, original: string): string {
  const quoted = [...original.matchAll(quotes)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  )
  const isCapital = tokens.map(
    ({ start, isUppercase }, index) =>
      !isUppercase && /\p{Lu}/u.test(original[start] ?? '') && (index > 0 || start > 0),
  )
  const isTitle = tokens.map(({ start, word }, index) => {
    if (quoted.some(([from, to]) => start > from && start < to)) return true
    const isPart = isCapital[index] === true || (small.test(word) && isCapital[index - 1] === true)
    return (
      isPart &&
      (isCapital[index - 1] === true ||
        isCapital[index + 1] === true ||
        (small.test(tokens[index + 1]?.word ?? '') && isCapital[index + 2] === true) ||
        (small.test(tokens[index - 1]?.word ?? '') && isCapital[index - 2] === true))
    )
  })
  let at = 0
  let read = ''
  for (const [index, { word }] of tokens.entries()) {
    const part = text.slice(at, at + word.length)
    read += `${index > 0 ? ' ' : ''}${isTitle[index] === true ? blotted(part) : part}`
    at += word.length + 1
  }
  return read
}
