/**
 * Cue words for the status of a mention: denied, about another person, past, feared, suspected. The patterns match text
 * in lower case without accents and with single spaces.
 */

export const statementBoundaries =
  /\b(?:mas|porem|porque|de tanto|de tant[ao]s|ja que|por causa|por conta|gracas|devido|por ser|por ter|por estar|embora|apesar|alem d[aeo]s?|entao|so que|desde que|por isso|assim que|sendo)\b/g

export const selfWords =
  /\b(?:eu|mim|comigo|tenho|estou|sou|tomo|uso|faco|fiz|tive|fui|sofro|trato|vivo|convivo|possuo|descobri|amamento|operei|passei|virei|fiquei|sinto|temos|estamos|somos|apliquei|injeto|aplico|peguei|recebi|nasci|tinha|vomito|provoco|perdi|emagreci|ando|acabei|comecei|voltei|doei|preciso|dou (?:de )?(?:mamar|mama|peito)|mae de primeira viagem|me|tambem|aqui|ganhei|dei|tirei|tomei|o meu e|a minha e|minha (?:propria|diabetes|pressao|doenca|condicao|alergia|glicemia|insulina)|meu (?:proprio|caso|diabetes|colesterol|coracao|figado|rim|pre natal)|meus rins)\b/g

const others =
  '(?:maes?|pais?|irma|irmao|irmaos|irmas|avos?|tios?|tias?|primos?|primas?|filhos?|filhas?|filhinh[ao]|bebe|marido|esposa|esposo|mulher|namorad[ao]|noiv[ao]|companheir[ao]|sogr[ao]s?|cunhad[ao]s?|amig[ao]s?|vizinh[ao]s?|colegas?|chefe|patrao|patroa|famili[a]|familiares?|parentes?|net[ao]s?|sobrinh[ao]s?|madrasta|padrasto|bisavo|netinh[ao]|afilhad[ao]|padrinho|madrinha|gato|gata|cachorr[ao]|pet|enteado|enteada|genro|nora|crianca|criancas|menin[ao]s?|(?<!\\ba )gente|pessoas?|alguem|ele|ela|eles|elas|dela|dele|dindo|dinda|comadre|compadre|crush|conjuge|clientes?|visitas?|hospedes?|convidad[ao]s?|inquilin[ao]|diarista|empregad[ao]|funcionari[ao]|professora?|pastor|vizinhanca)'
export const otherWords = new RegExp(
  `\\b(?:${others}|historico familiar|hereditari\\w*|genetic\\w*|pacientes|os paciente|^(?:hf|ahf|af)|(?:meu|uma?|d[eoa]|cada|minha) paciente(?! (?:renal|cardiac|oncolog|diabet|transplant))|alun[ao]s|trabalho (?:com|na|no|em|num|numa)|cuido d[aeo]s?|cuidador[a]?|estudo(?! (?:de (?:manha|tarde|noite)|a (?:tarde|noite)|n[ao]|integral|em|aqui|muito|longe))|pesquiso|enfermeir[ao]|(?<!\\b(?:meu|minha) )medic[ao] d[aeo]|sou (?:oncologista|cardiologista|nefrologista|hepatologista|endocrinologista)|atendo|(?<!\\bmeu )casos?|personagem|novela|atriz|ator|cantora?|vendo|doula|ja vi muit[ao]s?|acompanho gestantes|bombeir[ao]|socorrista|policial|tecnic[ao] em|motorista|tecnic[ao] d[aeo]|cirurgiao|viuv[ao]|mecanico|carro|clinica|de profissao|tema|ficha|celular|escrevo|leio|curiosidade|no jogo|grupo|oferta|bloqueei|hamster|egua|(?<!de )vaca|bicho|animal|personagens|plantao|faxina|voluntari\\w+|palestr\\w+|administro|instrument\\w+|romance|interpreto|dono d[eao]|dona d[eao]|confeitaria|hospital d[eoa]|onde (?:faco|trabalho)|moro na rua|rua|falecid[ao]|me chamam de|perfil|perfis|pagina\\w*|videos?)\\b`,
  'g',
)

/** Matches a writer who only names the own job directly before the mention: "policial hipertenso", "bombeiro com diabetes". */
export const ownJob =
  /^(?:eu )?(?:bombeir[ao]|socorrista|policial(?: militar| civil)?|motorista|enfermeir[ao]|tecnic[ao] (?:em|d[aeo]) \w+)(?: com)? $/

/**
 * Matches words that attribute a mention to another person: "Diabetes tem o meu padeiro", "marevan é do meu marido".
 */
export const aboutThirdPerson =
  /^(?:(?:e )?so (?:(?:a|o|minha|meu|n[ao]) )*(?:mae|pai|avo|irma|irmao|tia|tio|marido|esposa|familia|filh[ao]|sogra|sogro)|quem (?:fez|usa|toma|tem|teve) (?:foi|e) |(?:quem )?(?:tem|teve) (?:o|a|os|as) |(?:e|era) d[oa] (?!mim|tipo)|e o tema|(?:de|por) profissao|onde trabalho|n[ao]s? (?:clientes?|pacientes?|carro|celular|chuveiro|jogo|hospital|lab))/

/**
 * Matches a third person as subject ("o hamster teve"). Exceptions are the writer's own body, doctors and examinations.
 */
export const thirdPerson =
  /\b(?:o|a|os|as|meu|minha|meus|minhas|um|uma|nosso|nossa|aquele|aquela) (?!medic|dou|exame|pressao|glic|colesterol|tireoide|rim|rins|figado|coracao|barriga|corpo|peso|estomago|intestino|doenca|diagnostic|sangue|acucar|pancreas|problema|gestacao|gravidez|menstrua|bebe|filh|caso|vida|dieta|rotina|nutri|endocrino|cardiolog|ginecolog|resultado|ultra|teste|saude|cirurgia|remedio|alergia|ansiedade|depressao|compulsao|diabetes|historia|idade|mente|cabeca|garganta|boca|pele|perna|joelho|coluna|gente|que|qual|unic|maior|condic|tratament|medicac|imunidade|taxa|creatinina|triglic|laudo|leite|peito|parto|pre |ultim|minha|meu)\w+(?: \w+){0,2} (?:teve|tem|esta|era|foi|morreu|faz|toma|tomava|usa|anda|faleceu|sofre)\b/

export const ownBaby =
  /\b(?:(?:meu|minha|nosso|nossa|o|a) )?(?:bebe|filh[ao]|menin[ao]|pequen[ao]|ele|ela)\b/g

export const otherAfter = new RegExp(
  `^(?:\\w+ ){0,3}?(?:d[aeo]s?|n[ao]s?|em|com|para|e) (?:(?:a|o|minha|meu|meus|minhas|nossa|um|uma|falecid[ao]|outra|outro) ){0,2}(?:${others})\\b`,
)
export const familyAfter =
  /\b(?:na|em|da|pela|por parte d[ae]|lado d[ae]) (?:minha |nossa |toda a )?(?:familia|mae|pai|avo|materno|paterno)\b/

export const negations =
  /\b(?:nao|ninguem|nunca|jamais|nem|sem|nenhuma?|nego|nega|ausencia|descart\w+|afast(?:ou|aram)|nada (?:de|para|contra|pra)|livre|negativ\w+|zero|tampouco|deu normal|longe de ter)\b/g
/** Matches negated phrases that leave the condition itself affirmed: "não trato", "não está controlada". */
export const innerNegation =
  /\b(?:(?:regras?|menstruacao) nao (?:vem|veio|desce|desceu)|nao (?:recus\w+|rejeit\w+|dispens\w+|nego|(?:sou |tenho |e |estou |tomo |uso )?(?:so|apenas|somente)|control\w+|trat\w+|cuid\w+|aceit\w+|me cuid\w+|sei (?:lidar|controlar|cuidar)|consigo (?:controlar|viver|ficar|tratar|parar|superar|me livrar)|vivo sem|fico sem|posso (?:ficar )?sem|passo sem|esqueco|abro mao|largo|parei|e facil|gosto de ter|aguento mais|estou bem|melhor\w+|abaixa|baixa|passa|sabia|descobri\w*|contei|falei|comentei|informei|coloquei|marquei|esta controlad\w*|estabiliz\w+|deixo|deixei|paro|consigo largar|consigo deixar|quero (?:falar|contar|que saibam|que ninguem)))\b/g

/** Matches a refusal directly before what was refused: "recusei a sibutramina". */
export const refusal =
  /\b(?<!\b(?:nao|nunca) )(?:recus|rejeit|dispens)(?:ei|amos) (?:(?:a|o|as|os|um|uma|esse|essa|tal|de|tomar|usar|aplicar|fazer|colocar|por|comecar|com|injecao|caneta|remedio) )*$|\b(?:neguei|abri mao|desdenhei) (?:d[aeo] |a |o |tomar |usar )*$/

/** Matches a trade in medicines directly before the medicine: "sou propagandista do laboratório do ozempic". */
export const tradesMedicine =
  /\b(?:propagandista|propaganda|divulgo|represento|entreg(?:o|ar|uei|ando)|representante|balconista|farmaceutic[ao]|vendedora?|promotora?|divulgadora?)(?: (?:d[aeo]s?|no|na|um|o|a|e|vendo|laboratorio|fabrica|marca|empresa|industria|farmaceutica|farmacia|drogaria|que|faz|fabrica|produz|vende|comercial|medico))* $/

export const statesHealth =
  /^(?:(?:\w+ ){0,2}(?:esta|estao|deu|ta|sempre|foi|e|sao|baixou e|vieram?|veio) )?(?:\w+ ){0,2}?(?:ok|normal|normais|otim[ao]s?|perfeit[ao]s?|em dia|limp[ao]s?|zerad[ao]s?|bo[ao]s?|bom|certinh[ao])\b/

/** Matches organs and lab values, which alone do not state an illness: "minha tireoide está ótima". */
export const isOrgan =
  /^(?:(?:o|a|os|as|meu|minha|meus) )?(?:tireoide|colesterol|pressao|coracao|figado|rins?|triglic\w+|glic\w+|creatinina|clearance|tfg|filtracao|tsh|tg[op])/

export const hypotheticals =
  /\b(?:(?:aprend\w+|li|ler|lendo|leio|estud\w+|assist\w+|vi|ouvi|aula|trabalho|tcc|monografia|tese|materia|prova|seminario|reportagem|podcast|pesquis\w+|congresso|conversas?|falaram|campanha|post|palestr\w+|no jornal|na tv|noticia) (?:(?!medic[ao]|doutora?|endocrino)\w+ ){0,5}?(?:sobre(?! (?:a |o )?(?:minha|meu|nossa)\b)|que proib\w+)|medo|receio|pavor|panico|trauma|horror|neura|riscos?|chances?|tendencia|predispos\w+|propens\w+|prevenir|prevencao|preven\w+|evitar|evito|evitando|futuramente|algum dia|um dia|ano que vem|contra|vacina\w*|livros?|artigos?|palestra|curso|filme|serie|novela|documentario|se eu|caso eu|para nao|protege|proteger|evita|campanha|dia mundial|outubro|novembro azul|receitas? (?:de|para)|dieta (?:de|para)|produto\w* para|chocolate para|doce para|pao para|comida para|cardapio (?:de|para)|rastreamento|check up|tomaria|usaria|faria|fosse|pedi (?:para|ao|a)|ofere\w+|achando que|ach(?:ei|ava) que|pens(?:ei|ava) que|jurava que|achavam que|pensavam que|acharam|suspeitaram|acham que|acharam que|pensam que|parece que|prefiro morrer|quem me dera|quase)\b/g
/** Matches a resemblance, which is only asked about: "parece diabetes". */
export const resembles = /\b(?:parece(?:ndo)?(?! que)|pareco)(?: \w+){0,2} ?$/
/** Matches words after a subject of study that say that the writer has it: "aprendi sobre diabetes quando descobri que tenho". */
export const hasStudied = /\b(?:que|e|tambem|porque|quando) (?:eu )?(?:tambem )?(?:tenho|sou|descobri)\b/
export const desires =
  /\b(?:quero|queria|gostaria|pretendo|penso|pensando|planejo|planejando|sonho|pensei|cogito|vou|desejo|vontade|tentando|curiosidade|meta|objetivo|preciso)\b(?: \w+){0,5} (?:fazer|ter|engravidar|comecar|usar|tomar|experimentar|colocar|ficar|estar|virar|ser|operar|perder|eliminar|secar|emagrecer|aplicar|por|testar)\b/
/** Matches wishes to be rid of the condition that follows: "quero parar de ter compulsão". */
export const wantsToStop = /\b(?:parar|deixar|livrar|vencer|superar|tratar|controlar|sair) (?:d[aeo]s? )?\w*/
export const doubts =
  /\b(?:suspeit\w+|investig\w+|nao sei se|sera que|talvez|pode ser|possivel|possibilidade|desconfi\w+|duvida|mandaram fazer|pediram|fazendo exames?|esperando (?:o )?(?:resultado|exame))\b/

export const pastBefore =
  /\b(?:tive|ja tive|teve|tinha|fui|era|estive|estava|usei|usava|tomava|ja tomei|ja usei|ja fiz uso|parei|larguei|suspendi|deixei|abandonei|sai d[aeo]|curei|curad[oa]|ex|antes tinha|antigamente|no passado|superei|quando (?:eu )?(?:era|tinha)|na infancia|na adolescencia|sobrevivi|passei por|ja passei)\b/
export const pastAfter =
  /\b(?:curad[oa]s?|ja passou|(?<!medic[oa] |endocrino |obstetra |gineco |ginecologista |psiquiatra |cardiologista |cardio |nefro |oncologista |dentista |doutora? |dra? |nutri |ela |ele )passou$|superei|superad[oa]|resolvid[oa]|resolveu|sumiu|sarou|sarei|sumiram|zerou|normalizou|no passado|na infancia|quando (?:eu )?(?:era|tinha|nasci)|(?:de|quando) crianca|antigamente|na adolescencia|na juventude|hoje (?:nao|estou bem|normal)|nao (?:tomo|uso|tenho|sinto|faco) mais(?! nada| nenhum)|parei|suspens[oa]|suspendi|larguei|ate (?:\w+ ){0,2}(?:19|20)\d\d|foi embora|na gravidez|na gestacao|durante a (?:gravidez|gestacao)|nunca mais)\b/
export const longAgo =
  /\b(?:em (?:19|20)\d\d|(?:19|20)\d\d|ano passado|anos atras|ano atras|(?:ha|faz|tem) (?:mais de |uns |quase )?(?:\d+|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|varios|muitos|alguns|uns|bons) (?:\w+ )?anos?|anos passados|decada\w*|seculo|(?:\d+|dois|tres|cinco|dez|vinte|muitos) anos (?:ja|atras)|muito tempo|tempos atras|ha (?:muito )?tempo|quando (?:eu era )?(?:bebe|moleque|menin[ao]|guri[a]?)|menin[ao] ainda|ainda menin[ao]|aos \d+(?! ?(?:semanas|dias|meses|minutos|poucos))(?: anos)?|com \d+ anos(?: de idade)?|quando (?:eu )?(?:tinha|era)|quando (?:era )?crianca|na infancia|na adolescencia|antig\w+)\b/
export const presentVerb =
  /\b(?:tenho|sou|estou|uso|tomo|faco|sofro|trato|convivo|continuo|ainda|vivo|aplico|injeto|preciso|hoje|atualmente|cronic\w+)\b/

/**
 * Matches a year or "ano passado", which mean the past unless a verb is in the present. Does not match a duration ("há
 * 10 anos").
 */
export const dated = /\b(?:em|de|no ano de) (?:19|20)\d\d\b|\bano passado\b|\banos atras\b/
/** Matches a following segment that states that the condition is over. */
export const endsNext =
  /^(?:(?:mas|ja|hoje|depois|e|do parto) )*(?:curad[oa]|resolvid[oa]|resolveu|sumiu|normalizou|passou|ja passou|nao (?:tomo|uso|tenho) mais(?! nada| nenhum)|so daquela vez|sarei|alta em|acabou|terminei|encerrei|nunca mais)\b/

/** Matches words for a recent operation or for recovery from one. */
export const recent =
  /\b(?:recent\w*|ontem|anteontem|hoje|semanas?|mes|meses|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo|passad[ao]|deste|desse|agora|acabei|pos operatorio|recuperando|recuperacao|pontos?|repouso|faz pouco|ha pouco|este ano|esse ano|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|bolsa|cinta|dreno)\b/

/** Matches a following segment that states that a medicine was stopped. */
export const stopsNext =
  /^(?:(?:mas|ja|hoje|depois|e) )*(?:parei(?: (?:em|ha|faz|tem|no ano|de (?:tomar|usar)|com (?:o|a)|de vez)\b|$)|suspens[oa]|suspendi|larguei)/

/** Matches words in front of a place of work: "estagiando no ambulatório de transtornos alimentares". */
export const worksIn =
  /\b(?:estagi\w+|trabalh(?:o|ando|ei|ava)|plantao|voluntari[ao]) (?:\w+ ){0,2}?n[ao]s? (?:(?!e|tenho|sou|estou|com|por|que|fiz|faco|tive)\w+ ){0,3}$/
/** Matches somebody else as the subject of an object in front: "bariátrica minha mãe fez". */
export const doneByOther = new RegExp(
  `^(?:quem fez foi |foi )?(?:(?:a|o|minha|meu|nossa|nosso) )+(?:${otherWords.source}) (?:ja |que |tambem )*(?:fez|faz|tem|teve|toma|tomava|usa|usava|sofre)\\b`,
)

/** Matches a doctor as the subject of a new statement. */
export const beginsWithDoctor =
  /^(?:e )?(?:a|o|minha|meu) (?:medic[ao]|doutora?|dra?|\w+logista|nefro|cardio|onco|hepato|obstetra|psiquiatra) (?!nao|nunca)\w/

/** Matches the other half of a correction: "não é para TDAH, é para o comer compulsivo". */
export const correctsDenial = /^e (?:para|por causa|porque)\b/

/** Matches a list of medicines that the writer only gives to somebody else. */
export const servesOther = new RegExp(
  `\\b(?:remedios?|medicamentos?|comprimidos?) d[aeo]s? (?:(?:minha|meu|nossa|nosso) )?(?:${otherWords.source})\\b.*\\beu (?:que )?(?:separo|dou|compro|busco|organizo|aplico|levo)$`,
)
