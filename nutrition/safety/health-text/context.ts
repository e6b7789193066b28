import type { Concept } from './lexicon/concept.ts'
import type { HealthTextField } from './health-text.ts'
import type { Segment } from './segments.ts'

/**
 * How a text speaks of something: `present` of the writer and now, `absent` negated, `other` of somebody else, `past` over,
 * `possible` feared, wished or prevented, `unsure` suspected or planned. After ConText (Harkema et al. 2009), for
 * Portuguese.
 */
export type Standing = 'present' | 'absent' | 'other' | 'past' | 'possible' | 'unsure'

/** Carries over a list: "não tenho diabetes, hipertensão nem colesterol", "minha mãe tem diabetes, pressão alta". */
export interface ListState {
  readonly standing: Standing
  /** The verb of the list takes nouns ("tenho") or states ("estou", "sou"). */
  readonly verb: 'have' | 'be' | null
}

const stops =
  /\b(?:mas|porem|porque|de tanto|de tant[ao]s|ja que|por causa|por conta|gracas|devido|por ser|por ter|por estar|embora|apesar|alem d[aeo]s?|entao|so que|desde que|por isso|e que|assim que|sendo)\b/g

const selfWords =
  /\b(?:eu|mim|comigo|tenho|estou|sou|tomo|uso|faco|fiz|tive|fui|sofro|trato|vivo|convivo|possuo|descobri|amamento|operei|passei|virei|fiquei|sinto|temos|estamos|somos|apliquei|injeto|aplico|peguei|recebi|nasci|tinha|vomito|provoco|perdi|emagreci|ando|acabei|comecei|voltei|preciso|me|tambem|aqui|ganhei|dei|tirei|tomei|minha (?:propria|diabetes|pressao|doenca|condicao|alergia|glicemia|insulina)|meu (?:proprio|caso|diabetes|colesterol|coracao|figado|rim|pre natal)|meus rins)\b/g

const others =
  '(?:maes?|pais?|irma|irmao|irmaos|irmas|avos?|tios?|tias?|primos?|primas?|filhos?|filhas?|filhinh[ao]|bebe|marido|esposa|esposo|mulher|namorad[ao]|noiv[ao]|companheir[ao]|sogr[ao]s?|cunhad[ao]s?|amig[ao]s?|vizinh[ao]s?|colegas?|chefe|patrao|patroa|famili[a]|familiares?|parentes?|net[ao]s?|sobrinh[ao]s?|madrasta|padrasto|bisavo|afilhad[ao]|padrinho|madrinha|gato|gata|cachorr[ao]|pet|enteado|enteada|genro|nora|crianca|criancas|menin[ao]s?|gente|pessoas?|alguem|ele|ela|eles|elas|dela|dele|dindo|dinda|comadre|compadre|crush|conjuge|todos?|clientes?|visita)'
const otherWords = new RegExp(
  `\\b(?:${others}|historico familiar|hereditari\\w*|genetic\\w*|pacientes|(?:meu|uma?|d[eoa]|cada|minha) paciente(?! (?:renal|cardiac|oncolog|diabet|transplant))|alun[ao]s|trabalho (?:com|na|no|em)|cuido d[aeo]s?|cuidador[a]?|estudo|pesquiso|enfermeir[ao]|medic[ao] d[aeo]|sou (?:oncologista|cardiologista|nefrologista|hepatologista|endocrinologista)|atendo|casos?|personagem|novela|atriz|ator|cantora?|vendo|doula|motorista|tecnic[ao] d[aeo]|cirurgiao|viuv[ao]|mecanico|carro|clinica|de profissao|tema|ficha|celular|escrevo|leio|curiosidade|no jogo|grupo|oferta|bloqueei|hamster|egua|vaca|bicho|animal|personagens|plantao|faxina|voluntari\\w+|palestr\\w+|administro|instrument\\w+|romance|interpreto|dono d[eao]|dona d[eao]|confeitaria|hospital d[eoa]|onde (?:faco|trabalho)|moro na rua|rua|falecid[ao]|me chamam de|perfil|perfis|pagina\\w*|videos?)\\b`,
  'g',
)

/** "Diabetes tem o meu padeiro", "marevan é do meu marido", "nefrologista de profissão". */
const toldOfThird =
  /^(?:(?:quem )?(?:tem|teve) (?:o|a|os|as) |(?:e|era) d[oa] (?!mim|tipo)|e o tema|(?:de|por) profissao|onde trabalho|n[ao]s? (?:clientes?|pacientes?|carro|celular|chuveiro|jogo|hospital|lab))/

/** A third person as the subject: "minha égua está", "o hamster teve". Bodies, doctors and examinations are the writer's own. */
const thirdPerson =
  /\b(?:o|a|os|as|meu|minha|meus|minhas|um|uma|nosso|nossa|aquele|aquela) (?!medic|dou|exame|pressao|glic|colesterol|tireoide|rim|rins|figado|coracao|barriga|corpo|peso|estomago|intestino|doenca|diagnostic|sangue|acucar|pancreas|problema|gestacao|gravidez|menstrua|bebe|filh|caso|vida|dieta|rotina|nutri|endocrino|cardiolog|ginecolog|resultado|ultra|teste|saude|cirurgia|remedio|alergia|ansiedade|depressao|compulsao|diabetes|historia|idade|mente|cabeca|garganta|boca|pele|perna|joelho|coluna|gente|que|qual|unic|maior|condic|tratament|medicac|imunidade|taxa|creatinina|triglic|laudo|leite|peito|parto|pre |ultim|minha|meu)\w+(?: \w+){0,2} (?:teve|tem|esta|era|foi|morreu|faz|toma|tomava|usa|anda|faleceu|sofre)\b/

const ownBaby = /\b(?:(?:meu|minha|nosso|nossa|o|a) )?(?:bebe|filh[ao]|menin[ao]|pequen[ao])\b/g

const otherAfter = new RegExp(
  `^(?:\\w+ ){0,3}?(?:d[aeo]s?|n[ao]s?|em|com|para|e) (?:(?:a|o|minha|meu|meus|minhas|nossa|um|uma|falecid[ao]|outra|outro) ){0,2}(?:${others})\\b`,
)
const familyAfter =
  /\b(?:na|em|da|pela|por parte d[ae]|lado d[ae]) (?:minha |nossa |toda a )?(?:familia|mae|pai|avo|materno|paterno)\b/

const negations =
  /\b(?:nao|ninguem|nunca|jamais|nem|sem|nenhuma?|nego|nega|ausencia|descart\w+|afast(?:ou|aram)|nada de|livre|negativ\w+|zero|tampouco|deu normal|longe de ter)\b/g
/** "não" beside these denies how it goes, not that it is there. */
const innerNegation =
  /\bnao (?:(?:sou |tenho |e |estou |tomo |uso )?(?:so|apenas|somente)|control\w+|trat\w+|cuid\w+|aceit\w+|me cuid\w+|sei (?:lidar|controlar|cuidar)|consigo (?:controlar|viver|ficar|tratar|parar|superar|me livrar)|vivo sem|fico sem|posso (?:ficar )?sem|passo sem|esqueco|abro mao|largo|parei|e facil|gosto de ter|aguento mais|estou bem|melhor\w+|abaixa|baixa|passa|sabia|descobri\w*|contei|falei|comentei|informei|coloquei|marquei|esta controlad\w*|estabiliz\w+|deixo|deixei|paro|consigo largar|consigo deixar|quero (?:falar|contar|que saibam|que ninguem))\b/g

const statesHealth =
  /^(?:\w+ ){0,2}(?:esta|estao|deu|ta|sempre|foi|baixou e) (?:\w+ ){0,2}(?:ok|normal|normais|otim[ao]s?|perfeit[ao]s?|em dia|limp[ao]s?|zerad[ao]s?|bo[ao]s?|bom|certinh[ao])\b/

/** Named for what may be ill: "minha tireoide está ótima" says that it is not. */
const isOrgan = /^(?:tireoide|colesterol|pressao|coracao|figado|rins?|triglic\w+|glic\w+)/

const futures =
  /\b(?:medo|receio|pavor|panico|trauma|horror|neura|riscos?|chances?|tendencia|predispos\w+|propens\w+|prevenir|prevencao|preven\w+|evitar|evito|evitando|futuramente|algum dia|um dia|ano que vem|contra|vacina\w*|livros?|artigos?|palestra|curso|filme|serie|novela|documentario|se eu|caso eu|para nao|protege|proteger|evita|campanha|dia mundial|outubro|novembro azul|receitas? (?:de|para)|dieta (?:de|para)|produto\w* para|chocolate para|doce para|pao para|comida para|cardapio (?:de|para)|rastreamento|check up|tomaria|usaria|faria|fosse|pedi (?:para|ao|a)|ofere\w+|achando que|acham que|acharam que|pensam que|parece que|prefiro morrer|quem me dera)\b/g
const desires =
  /\b(?:quero|queria|gostaria|pretendo|penso|pensando|planejo|planejando|sonho|pensei|cogito|vou|desejo|vontade|tentando|curiosidade|meta|objetivo|preciso)\b(?: \w+){0,5} (?:fazer|ter|engravidar|comecar|usar|tomar|experimentar|colocar|ficar|estar|virar|ser|operar|perder|eliminar|secar|emagrecer|aplicar|por|testar)\b/
const doubts =
  /\b(?:suspeit\w+|investig\w+|nao sei se|sera que|talvez|pode ser|possivel|possibilidade|desconfi\w+|duvida|fazendo exames?|esperando (?:o )?(?:resultado|exame))\b/

const pastBefore =
  /\b(?:tive|ja tive|teve|tinha|fui|era|estive|estava|usei|usava|tomava|ja tomei|ja usei|ja fiz uso|parei|larguei|suspendi|deixei|abandonei|sai d[aeo]|curei|curad[oa]|ex|antes tinha|antigamente|no passado|superei|quando (?:eu )?(?:era|tinha)|na infancia|na adolescencia|sobrevivi|passei por|ja passei)\b/
const pastAfter =
  /\b(?:curad[oa]s?|ja passou|(?<!medic[oa] |endocrino |doutora? |nutri |ela |ele )passou$|superei|superad[oa]|resolvid[oa]|resolveu|sumiu|sarou|sarei|sumiram|zerou|normalizou|no passado|na infancia|quando (?:eu )?(?:era|tinha|nasci)|(?:de|quando) crianca|antigamente|na adolescencia|na juventude|hoje (?:nao|estou bem|normal)|nao (?:tomo|uso|tenho|sinto|faco) mais|parei|suspens[oa]|suspendi|larguei|ate (?:\w+ ){0,2}(?:19|20)\d\d|foi embora|na gravidez|na gestacao|durante a (?:gravidez|gestacao)|nunca mais)\b/
const longAgo =
  /\b(?:em (?:19|20)\d\d|(?:19|20)\d\d|ano passado|anos atras|ano atras|(?:ha|faz|tem) (?:mais de |uns |quase )?(?:\d+|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|varios|muitos|alguns|uns|bons) (?:\w+ )?anos?|anos passados|decada\w*|seculo|(?:\d+|dois|tres|cinco|dez|vinte|muitos) anos (?:ja|atras)|muito tempo|tempos atras|ha (?:muito )?tempo|quando (?:eu era )?(?:bebe|moleque|menin[ao]|guri[a]?)|menin[ao] ainda|ainda menin[ao]|aos \d+ anos|com \d+ anos(?: de idade)?|quando (?:eu )?(?:tinha|era)|quando (?:era )?crianca|na infancia|na adolescencia|antig\w+)\b/
const presentVerb =
  /\b(?:tenho|sou|estou|uso|tomo|faco|sofro|trato|convivo|continuo|ainda|vivo|aplico|injeto|preciso|hoje|atualmente|cronic\w+)\b/

function lastIndexOf(pattern: RegExp, text: string): number {
  let last = -1
  for (const match of text.matchAll(pattern)) last = match.index
  return last
}

/** "Nenhuma doença, fora a pressão alta": what follows is not part of the list. */
const isException = /^(?:so|somente|apenas|fora|exceto|tirando|menos|a nao ser|alias|quer dizer)\b/

/** Words before a match that still belong to its statement. */
function statementBefore(before: string): string {
  let from = 0
  for (const match of before.matchAll(stops)) from = match.index + match[0].length
  return before.slice(from)
}

export function standingOf(
  concept: Concept,
  segment: Segment,
  from: number,
  to: number,
  inherited: ListState | null,
  field: HealthTextField,
  following = '',
): Standing {
  const before = statementBefore(segment.text.slice(0, from))
  const after = segment.text.slice(to).trim()
  const whole = segment.text
  const match = whole.slice(from, to)
  const isBare = inherited !== null && !hasOwnStatement(`${before} ${match}`) && !isException.test(whole)

  if (segment.isQuestion && !/\b(?:tenho|sou|estou|tomo|uso|faco|sendo)\b/.test(whole) && !affirms(following))
    return 'possible'
  if (isOfOther(before, match, after, concept.ofOwnBaby === true)) return 'other'
  if (isBare && inherited.standing === 'other' && !selfWords.test(reset(selfWords, before))) return 'other'
  if (isDenied(before, after, match)) return 'absent'
  if (isBare && inherited.standing === 'absent' && continuesDenial(inherited, before, segment, from))
    return 'absent'
  if (doubts.test(before)) return concept.code === 'gestante' ? 'present' : 'unsure'
  if (
    lastIndexOf(futures, before) >= 0 &&
    !/\b(?:tenho|sou|estou com)\b[^|]*$/.test(afterLast(futures, before))
  ) {
    return 'possible'
  }
  if (
    /\b(?:quero|queria|sonho com|gostaria de|desejo|cogito|penso em)(?: (?:um|uma|fazer|ter|a|o))?$/.test(
      before.trim(),
    )
  )
    return 'possible'
  if (desires.test(before) && concept.code !== 'lactante') {
    return /\bvou\b/.test(before) && concept.code !== 'perda_rapida' ? 'unsure' : 'possible'
  }
  if (isBare && inherited.standing === 'possible') return 'possible'
  if (isOrgan.test(match) && /^(?:\w+ )?(?:era|estava|foi|andava) (?:\w+ )?(?:alt|elevad|ruim)/.test(after))
    return 'past'
  if (concept.code === 'pos_parto' && longAgo.test(whole)) return 'past'
  if (concept.isEvent) return eventStanding(`${whole} ${following}`, field)
  if (concept.past === 'ends' && isOver(before, after, whole, field)) return 'past'
  return 'present'
}

/** A global pattern keeps its place between two tests. */
function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0
  return text
}

function afterLast(pattern: RegExp, text: string): string {
  return text.slice(Math.max(lastIndexOf(pattern, text), 0))
}

function hasOwnStatement(before: string): boolean {
  return /\b(?:tenho|tem|sou|estou|uso|tomo|faco|fiz|tive|fui|era|sofro|trato|operei|descobri|possuo|vivo|convivo|estava|eu|aplico|injeto|tomei|nasci|esta|e)\b/.test(
    before,
  )
}

function isOfOther(before: string, match: string, after: string, ofOwnBaby: boolean): boolean {
  const self = lastIndexOf(selfWords, before)
  const other = lastIndexOf(otherWords, ofOwnBaby ? before.replaceAll(ownBaby, '') : before)
  if (toldOfThird.test(after)) return true
  if (/^(?:\w+ ){0,2}?quem (?:usa|toma|tem|faz|sofre|teve) (?:e |era )/.test(after)) return true
  if (Math.max(other, before.search(thirdPerson)) > self) return true
  if (self >= 0 || lastIndexOf(selfWords, match) >= 0) return false
  if (/^escondid[ao] d[aeo]/.test(after)) return false
  return otherAfter.test(after) || familyAfter.test(after)
}

function isDenied(before: string, after: string, match: string): boolean {
  const plain = before.replaceAll(innerNegation, ' afirma ')
  const found = [...plain.matchAll(negations)]
  if (found.length > 0) {
    const last = found.at(-1)!
    const between = plain.slice(last.index + last[0].length).trim()
    const distance = between === '' ? 0 : between.split(' ').length
    // "sem" and "zero" deny what follows at once; "não" the rest of the statement.
    const reach = /^(?:sem|zero|livre|nenhuma?)$/.test(last[0]) ? 4 : 9
    const isDouble = found.length === 2 && last[0] === 'sem' && /^(?:nao|nunca)$/.test(found[0]![0])
    const isNeeded =
      last[0] === 'sem' &&
      /\b(?:nao (?:funciono|vivo|fico|aguento|consigo|ando|dou conta|durmo)|passo mal|morro|desabo)\b/.test(
        after,
      )
    if (distance <= reach && !isDouble && !isNeeded)
      return (
        !/\b(?:tenho|sou|estou|uso|tomo)\b/.test(between) || /^(?:tenho|sou|estou|uso|tomo)\b/.test(between)
      )
  }
  if (isOrgan.test(match) && statesHealth.test(after)) return true
  if (/^(?:nada|coisa que nunca tive|e coisa que (?:nao|nunca) \w+)$/.test(after)) return true
  return /^(?:\w+ ){0,7}(?:deu |veio )negativ\w*|^(?:\w+ ){0,1}(?:negativ\w+|sem alterac\w+|sem problema\w*|so no horoscopo|nenhuma?$|esta fora|descartad[ao]|afastad[ao]|descartaram|nao$|nao (?:tenho|tive|sou|estou|possuo|uso|tomo|faco|apareceu|deu|mais)|nunca$|jamais|nem pensar|nem cogito|nunca (?:tive|fiz|usei|tomei)|zero$|normal$|deu (?:normal|negativo))/.test(
    after,
  )
}

/** A bare piece goes on with a denial where it fits the verb: "não tenho X, Y", "não sou X, nem Y". */
function continuesDenial(inherited: ListState, before: string, segment: Segment, from: number): boolean {
  if (/\b(?:nem|ou|tambem|tampouco)\b/.test(before)) return true
  const word = segment.text.slice(from).split(' ')[0]!
  const isState =
    /^(?:gravid|gestant|diabetic|hipertens|celiac|lactant|cardiac|obes|depressiv|ansios|alergic|intoleran|bulimic|anorex|acamad)/.test(
      word,
    )
  return inherited.verb === 'be' ? isState : inherited.verb === 'have' || inherited.verb === null
}

function isOver(before: string, after: string, whole: string, field: HealthTextField): boolean {
  const justNow =
    (field === 'refeicao' || field === 'semana') &&
    /\b(?:tomei|apliquei|usei|injetei|tive|estava)\b/.test(before)
  if (justNow && !longAgo.test(whole)) return false
  if (/\b(?:ainda|continuo|atualmente)\b/.test(whole)) return false
  if (pastAfter.test(after)) return true
  if (pastBefore.test(before)) {
    const lastPast = before.search(new RegExp(`${pastBefore.source}(?!.*${pastBefore.source})`))
    return !presentVerb.test(before.slice(Math.max(lastPast, 0)))
  }
  return (
    longAgo.test(after) && /\b(?:tomei|usei|fiz|descobri que)\b/.test(before) && !presentVerb.test(before)
  )
}

/** An operation matters for a year; without a date only where recent ones are asked for. */
function eventStanding(whole: string, field: HealthTextField): Standing {
  if (longAgo.test(whole)) return 'past'
  if (/\b(?:marcad[ao]|agendad[ao]|na fila|vou (?:operar|fazer|tirar))\b/.test(whole)) return 'unsure'
  const isRecent =
    field === 'cirurgia' ||
    field === 'semana' ||
    /\b(?:recent\w*|ontem|hoje|semana\w*|mes\w*|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo|passad[ao]|deste|desse|agora|acabei|pos operatorio|recuperando|recuperacao|pontos|repouso|faz pouco|ha pouco|este ano|esse ano|bolsa)\b/.test(
      whole,
    )
  return isRecent ? 'present' : 'unsure'
}

/** What a segment leaves to a list that goes on after it. */
export function listStateAfter(segment: Segment, standings: readonly Standing[]): ListState | null {
  const last = standings.at(-1)
  const verb = /\b(?:tenho|tive|tem|sem|uso|tomo|faco|fiz|possuo|nego|nenhuma?)\b/.test(segment.text)
    ? 'have'
    : /\b(?:sou|estou|esta)\b/.test(segment.text)
      ? 'be'
      : null
  if (last !== undefined) return { standing: last, verb }
  if (/^(?:\w+ )?(?:nega|nego|nao tenho|sem|nenhuma?|nada de)\b/.test(segment.text))
    return { standing: 'absent', verb }
  if (lastIndexOf(otherWords, segment.text) > lastIndexOf(selfWords, segment.text))
    return { standing: 'other', verb }
  return null
}

export function speaksOfOther(segment: Segment): boolean {
  return (
    lastIndexOf(otherWords, segment.text.replaceAll(ownBaby, '')) >
    lastIndexOf(selfWords, segment.text.replaceAll(ownBaby, ''))
  )
}

/** "Diabetes? Não": denies what the segment before asked. */
export function deniesQuestion(segment: Segment): boolean {
  return /^(?:nao|nunca|negativo|nenhuma?|zero)\b(?: (?:tenho|tive|uso|tomo|sou|estou|gracas a deus))?$/.test(
    segment.text,
  )
}

/** "A médica sugeriu, não quis", "… mas é de outra pessoa, não sou eu": takes back what the segment before said. */
export function takesBack(segment: Segment, isMedicine: boolean): boolean {
  const { text } = segment
  if (
    isMedicine &&
    /^(?:eu )?nao (?:uso|tomo|tomei|usei|fiz uso|faco uso|comecei|comprei)(?: (?:mais|ainda|nada|nao|nem \w+))*$/.test(
      text,
    )
  ) {
    return true
  }
  return /^(?:e )?(?:eu )?(?:nao (?:quis|aceitei|e (?:o )?meu caso|era nada|e comigo|sou eu|sou(?: nao)?|tenho(?: nada| nao| isso)?|fui|vou|pari)|nunca (?:tive|fui|fiz|usei|tomei)(?: nada)?|recusei|bloqueei|descartaram|foi descartad[ao]|deu negativo|alarme falso|(?:esta |deu )?tudo (?:normal|ok|certo|no padrao|em ordem|em dia|bem)|nem cogito|nem pensar|muito caro|nao e para mim|deu benigno|e so (?:o|a) \w+)$/.test(
    text,
  )
}

/** "Diabetes? Sim": a question that the next words answer with yes. */
export function affirms(text: string): boolean {
  return /^(?:sim|tenho|sou|estou|tomo|uso|faco|desde|ha|aham|claro|positivo|tem|infelizmente|ja)\b/.test(
    text,
  )
}

/** "… de família, eu também tenho": says of oneself what was said of others. */
export function joinsIn(segment: Segment): boolean {
  return /^(?:e )?(?:eu )?(?:tambem (?:tenho|sou|estou|sofro)|tenho (?:tambem|os dois|os tres|as duas|igual)|eu tambem)\b|^(?:e )?eu (?:sou|tenho)$/.test(
    segment.text,
  )
}
