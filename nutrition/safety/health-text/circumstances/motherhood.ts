import { type Circumstance, healthFields, signs } from './circumstance.ts'

const month = '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const day = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|ontem|hoje|anteontem|dia \\d+)'
const noPerson =
  '(?:dent\\w+|siso|sol|lua|dia|barba|cabelo|pelos?|mudas?|plantas?|brotos?|flor\\w*|unhas?|ideia\\w*|net[ao]|sobrinh[ao]|bezerr[ao]|filhotes?|potro|pint\\w+)'

/** Pregnancy, told by its examinations, preparations and feelings. */
export const pregnancy: Circumstance = {
  code: 'gestante',
  past: 'ends',
  bystanders:
    /\b(?:marido|esposo|namorado|companheiro|noivo|ele|obstetra|medic[ao]|doutora?|enfermeir[ao]|doula|parteira|gente|familia|sogra|sogro|menin[ao]s?|bebes?|crianca)\b/g,
  unless:
    /\bbolsa \w+ (?:\w+ ){0,4}(?:mercado|ovos|compras)\b|\b(?:shampoo|xampu|cavalo|ajudar (?:a )?minha filha)\b|\b(?:sou|trabalho (?:como|de)|plantao|atendo|curso de) (?:\w+ )?(?:doula|obstetra|parteira|enfermeir[ao]|medic[ao]|ultrassonografista|biomedic[ao]|embriologista|tecnic[ao]|fotograf[ao]|maternidade|gestantes)\b|\b(?:menopausa|vasectomia|tirei o utero|sem utero|histerect\w+|descansei|parto (?:\w+ )?mes passado|costur\w+|ganhei (?:o )?(?:nene|bebe)|pari|pos parto|nasceu|dei a luz|puerper\w+|resguardo|(?:ele|ela) tem \d+ anos|peso d[ao] (?:bebe|gravidez)|mamadeira|(?:meu|minha) bebe (?:de|com|tem) (?:\d+|um|uma|dois|duas|tres) (?:anos?|mes|meses)|trabalh\w+ na maternidade|anticoncep\w+|pilula|diu|laquead\w+|preventivo|so de tanto|adocao|adotar|adotiv\w+|adotei|cachorr\w+|gat[ao]s?|egua|cadela|filhote\w*|texto sintatico)\b/,
  signs: [
    ...signs({
      4: [
        'hcg (?:\\w+ )?[1-9]\\d{1,5}',
        'ate (?:ela|ele|elas|eles|o bebe|a bebe) nascer(?:em)?',
        'intern\\w+ para induzir',
        '(?:transfer|implant|coloc|recebi)\\w* (?:\\w+ ){0,3}embri\\w+|embri\\w+ (?:\\w+ ){0,3}(?:transferid|implantad|pegou|pegaram|grud|vingou|fixou)\\w*',
        'minha (?:doula|parteira|gestacao|gravidez)',
        'plano de (?:parto|nascimento)',
        'nipt|amniocentese|cardiotoco\\w*|eco(?:cardiograma)? fetal|perfil biofisico|doppler obstetric\\w+|idade gestacional|saco gestacional',
        'contracoes de treinamento|braxton\\w*|tampao mucoso|liquido amniotico|bolsa (?:estour|romp)\\w+|placenta',
        '(?:caderneta|cartao|cartaozinho|carteirinha|carteira|caderninho) (?:d[ae] )?(?:gestante|pre natal|gravida)',
        'carreg\\w+ (?:\\w+ ){0,2}(?:vida|vidinha|vidas|coracaozinho|dois coracoes)',
        'cegonha (?:\\w+ ){0,3}(?:cheg\\w+|vem|data|marc\\w+|a caminho|visit\\w+|bateu)',
        '(?:mora|moram|cresce|crescendo) (?:\\w+ ){0,3}(?:meu |minha )(?:ventre|barriga|utero)',
        'bebe (?:arco iris|a bordo)',
        '(?:entrar|ir|chegar|internar|correr) (?:na|para a|a|ate a) maternidade|(?:mala|bolsa|bolsinha) (?:d[ae]|par[ao]) (?:a )?maternidade|tour (?:d|n)a maternidade',
        '(?:na|da) sala de parto',
        '(?:[ao] |meu |minha )?(?:\\w+ ){0,2}vai (?:ganhar|ter) (?:mais )?(?:um |uma )?(?:irma|irmao|irmaozinho|irmazinha) (?:\\w+ ){0,2}(?:em|no|mes|ano|daqui|agora)|promovid[ao] a irm\\w+',
        '(?:sinto|sentir|sentindo|senti) (?:\\w+ ){0,3}(?:chut\\w+|mexer|mexid\\w+|soluc\\w+) (?:\\w+ ){0,3}(?:barriga|costela|bexiga|ventre|utero)',
      ],
      3: [
        'figuragestante',
        '(?:caderneta|cartao|carteirinha) (?:rosa|cor de rosa)',
        '(?:seremos|vamos ser|viramos|passamos a ser|seremos em) (?:[3-7]|tres|quatro|cinco|seis)(?! (?:na|no|a mesa|pessoas|para|n[ao]s|convidad|adult)\\b)',
        `ate (?:[ao] )?(?!${noPerson}\\b)\\w+ (?:nascer|vir ao mundo|chegar ao mundo)`,
        'vai (?:ganhar|ter) (?:mais )?(?:um |uma )?(?:irma|irmao|irmaozinho|irmazinha)|vai ser irma\\w* mais velh[ao]',
        '(?:familia|casa|turma) (?:vai |esta )?(?:aument\\w+|cresc\\w+|ganh\\w+ mais um)(?! (?:de preco|demais))',
        '(?:quarto|quartinho|berco|enxoval|roupinhas?|carrinho|fraldas?|lista) d[aeo] (?:meu |minha |nosso |nossa )?(?:bebe|nene|menina|menino)',
        '(?:dorme|dormindo|mandou|pediu|pede|quer) (?:\\w+ ){0,3}(?:n[ao] (?:meu |minha )?(?:ventre|barriga|utero)|dentro de mim|aqui dentro)|(?:bebe|ele|ela|alguem|gente) (?:\\w+ )?(?:aqui dentro|dentro de mim|n[ao] (?:meu |minha )(?:ventre|barriga|utero))',
        '(?:dois|duas|tres|quatro|cinco|[2-9]) (?:testes? )?positivos?|testes? (?:de farmacia )?(?:\\w+ ){0,2}positiv\\w+',
        '(?:deram|deu) positivo n[ao]s? (?:\\w+ )?(?:testes?|palit\\w+)',
        '(?:sinto|sentir|sentindo|senti) (?:\\w+ ){0,3}chut\\w+|chut\\w+ (?:\\w+ ){0,3}(?:costela|bexiga|minha barriga)',
        'bcf|batimentos? cardi\\w+ fetal|feto|fetal|utero (?:gravid\\w+|de \\d+)',
        '(?:^|agora |esse |essa |dessa vez |desta vez )(?:segurou|vingou|grudou)',
        'obstetra(?! (?:de|da|do|que|amig))',
        'curva (?:\\w+ ){0,5}(?:liquido doce|dextrosol|garapa)|aquele liquido doce',
        'enxoval',
      ],
      2: [
        '(?<!licenca )maternidade',
        '(?:beta|beta hcg|hcg)(?! (?:caroten|bloque|alanin|do|da|fechad|aberto|test))(?<!versao beta)(?<!fase beta)',
        '(?:atrasad[ao]|atraso)s? (?:\\w+ ){0,2}(?:de |ha |faz |ja )?(?:\\d+|cinco|seis|sete|oito|dez|doze|quinze|vinte|uns) (?:dias|semanas?)|(?:\\d+|uma|duas|tres|dez|quinze) (?:dias|semanas?) (?:de )?atras\\w+',
        'pressinto|acho que engravidei|sera que e bebe',
        '(?:teste|exame) (?:de )?(?:farmacia|gravidez)',
        `(?:\\b[ao] |^)(?!(?:eu|ja|so|${noPerson}|sog\\w+|mae|pai|av[oa]|irm\\w+|ferias|ferias|verao|inverno|natal|conta|boleto|salario|encomenda|visita\\w*|prima|primo|ti[ao]|amig\\w+|cunhad\\w+|dieta|show|prova|entrega|fim|mes|semana|ano|chuva|frio|calor|carnaval|pascoa)\\b)\\w+ (?:chega|nasce|vem ai|(?:esta |vem )?previst\\w+|esta para nascer|vai nascer) (?:em|para|no comeco de|no fim de|la por|por volta de|mes|daqui)`,
        `(?:bebe|chegada|parto|nascimento|ele|ela) (?:\\w+ )?previst[ao] para (?:o fim de |comeco de |meados de )?${month}`,
        'desejo de (?:tijolo|terra|sabao|giz|gelo|barro|sabonete|carvao|gasolina|parede)|vontade de (?:comer |cheirar |lamber )?(?:tijolo|terra|sabao|giz|barro)',
        'barriga (?:\\w+ ){0,3}(?:encost\\w+|atrapalh\\w+|nao deixa|enorme|imensa|redonda|pontuda|baixa|dura)|barrigao|barriguda(?! de (?:chop\\w*|cerveja))',
        'utrogestan|duphaston|evocanil|crinone|progesterona (?:natural|vaginal|micronizada)',
        'toxoplasmose|translucencia|estreptococo|rubeola',
        'dilatac\\w+|barriga de bebe',
        '(?:vai se chamar|ja tem nome|ainda (?:nao tem|sem) nome|escolh\\w+ o nome|nome d[ao] bebe)',
        'cha (?:revelacao|de (?:bebe|fraldas?))',
        '(?:descobr\\w+|saber|ver) se (?:e|vem) (?:menin[ao]|guri|guria)|menin[ao] ou menin[ao]|sexo d[ao] bebe',
        '(?:so )?(?:o|a) que vem|(?:bebe|filh[ao]|nene) que (?:vem|esta vindo|vai chegar)',
        '(?:vira|virei|viro|vou virar) mae|mae de primeira viagem|ser mamae',
        '(?:perdi|perda de) (?:dois|duas|tres|um|uma|outros?)(?: (?:bebes?|antes|gestac\\w+))?(?=$| (?:e|antes|porque|mas))',
        'a caminho|no forninho|no forno(?= (?:de|com) \\d+ (?:semanas?|meses))',
      ],
      3.5: [
        'semaninhas',
        '(?:cesarea|cesariana) (?:\\w+ ){0,2}(?:marcad\\w+|agendad\\w+|programad\\w+|prevista)|(?:marc\\w+|agend\\w+) (?:a |minha )?(?:cesarea|cesariana)',
        '(?:chegar|aguentar|ir|preparar|forca|folego) (?:\\w+ ){0,4}?(?:n?o|ao|para o|d?o) (?:meu )?parto(?! (?:d[aeo]s? )?(?:cadela|gata|vaca|egua|irma|amiga|cunhada|nora))',
      ],
      2.5: [
        'natele|regenesis|ogestan|gestamax|damater|matergam|exalta|gestane|femibion|prenatal',
        'parto (?:normal|natural|humanizado|domiciliar|na agua|marcado|agendado)(?! (?:mes|ha|faz|gracas|semana passada|ontem|em))',
        'comer por dois|ensaio (?:de )?barrig\\w+|barriguinha|\\d luas|indu(?:zir|cao)(?: (?:o )?(?:meu )?parto)?',
        '(?:[89]|[1-3]\\d|4[01])a semana',
        'berco (?:\\w+ ){0,2}(?:cheg\\w+|pront\\w+|montad\\w+|comprad\\w+)|(?:mont|compr|escolh|pint)\\w* (?:o |um )?berco',
        'ate a (?:chegada|vinda) d[aeo](?! (?:verao|inverno|natal|frio|calor|ferias|ano|primavera|outono|chuva|carnaval|pascoa|feriado|fim|visita\\w*|meus|minha|dia|decimo|encomenda|forma)) \\w+',
        '(?:segunda|dois|duas|2a?) (?:listr\\w+|linh(?:a|as|inha|inhas)|risc\\w+|risqu\\w+|trac\\w+|barrinhas?|tirinhas?)(?! (?:d[aeo]|de|n[ao] (?:carro|celular|papel|parede)|e lad|lado))',
        'coracaozinho(?! (?:de|d[ao]) (?:galinha|frango|boi|espeto)| no espeto)',
        '(?:desej|vontad)\\w+ de gravida|sintomas? de gravid\\w+',
      ],
      1.75: [
        '(?:menstruacao|menstrua|regras?|monstr[ao]|ela|chico) (?:\\w+ ){0,4}(?:era (?:para|dia)|devia|atras\\w+|nao (?:desce\\w*|vem|veio|apareceu)|sumi\\w+)|(?:nao|nada de) (?:me )?(?:desceu|menstru\\w+|descer)',
      ],
      1.5: [
        '(?:bebe|nene|bebezinh[ao]|pacotinho)(?! (?:de|com|tem|fez|ja tem) (?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:anos?|mes|meses|semanas|dias))',
        '(?:ultrassom|ultrassonografia|ultra|usg)(?! d[aeo]s? (?:abdomen|tireoide|mama|rim|rins|figado|ombro|joelho|prostata|vesicula|transvaginal de rotina))',
        'fiv|inseminacao|fertilizacao(?: in vitro)?|embrioes?',
        'colo do utero|utero|gig|gesta|trimestre',
        'licenca',
      ],
      1: [
        '(?:ganhar|engord\\w+|peso|virar uma bola|passar d[oe]s? \\d+ ?(?:kg|quilos))',
        '(?:enjo\\w+|nause\\w+|ansia|embrulh\\w+|vomit\\w+|nada para (?:no estomago|na barriga)|nada parou|(?:vem|sai|volta) tudo (?:para fora|de volta))',
        '(?:peitos?|seios?|mamas?) (?:\\w+ ){0,2}(?:do\\w+|inchad\\w+|sensive\\w+|duros?)',
        '(?:[89]|[1-3]\\d|4[01])a? ?(?:semanas?|sem)(?! (?:sem|de (?:treino|dieta|curso|aula|projeto)))',
        'acido folico|folato|metilfolato',
        'vonau|meclin|bromoprida|metildopa|buclina|dramin b6',
        'pesada|de repouso|repouso|deitada',
        'costela|bexiga|azia',
        `em ${month}`,
        '(?:mex|chut|vir|encaix|danc|pul)(?:e|a|ou|endo|ando|eu|inho)',
        '(?:n[ao] |d[ao] )?(?:minha )?(?:barriga|panca|bucho|ventre|barrigona)',
        'sangramento|sangrei|escapes?',
        'teste|testei|palito|clarinh[ao]|apareceu|positivo',
        'gengibre|batendo|batimentos',
        '(?:segund|terceir|primeir|quart)[ao] (?:filh[ao]|gestac\\w+)|(?:meu|minha) (?:filh[ao]|menin[ao]|princesa|guri\\w*)',
      ],
    }),
    ...signs({ 2: ['maternidade', 'obstetra'], 3: ['(?:morfologic[ao]|eco fetal)'] }, healthFields),
  ],
}

/** Breastfeeding, told by milk, its hours and its pains. */
export const nursing: Circumstance = {
  code: 'lactante',
  past: 'ends',
  ofOwnBaby: true,
  bystanders: /\b(?:marido|esposo|companheiro|pediatra|medic[ao]|banco)\b/g,
  unless:
    /\b(?:sitio|curral|fazenda|vacas?)\b|\b(?:esposa|minha mulher|irma|cunhada|prima|nora|amiga|vizinha) (?:\w+ ){0,3}(?:amament\w+|da (?:o )?(?:peito|mama)|ordenh\w+|tira leite)|\bsou (?:\w+ )?(?:consultora|enfermeir[ao]|pediatra|doula|fono\w*)|\b(?:vacas?|cabras?|ovelhas?|bufalas?|bezerr(?!inh)\w+|panela|queimou|fogao|adot\w+|trabalho (?:n|em)\w*|ordenha mecanica|curral|gata|cadela|cachorra|filhotes?|moca|peru|frango|galinha|tofu|amendoas|queijo d[ao])\b/,
  signs: signs({
    4: [
      'banco de leite(?! (?:\\w+ ){0,2}trabalh)',
      'apojadura|colostro|ingurgita\\w+|confusao de bicos|translacta\\w+|relacta\\w+|conchas? de amament\\w+',
      '(?:so )larga (?:a (?:minha )?mama|o (?:meu )?peito|o tete|a teta)',
      '(?:fazer|dar|aumentar|descer|chamar|puxar|vir|ter) (?:mais |bastante )?leite(?= (?:por|conselho|para (?:[ao] )?(?:bebe|nene|pequen|filh|menin|meu|minha))|$)',
      'desmame (?:noturno|gradual|gentil|parcial|diurno)',
      `(?:amament\\w+|peito|mama\\w*) (?:a cada|de) (?:\\d|duas|tres|quatro)(?:h| horas| em)|a cada (?:\\d|duas|tres) ?(?:h|horas) (?:\\w+ ){0,4}(?:peito|mama\\w*)`,
    ],
    3: [
      'meu leite(?! (?:com|desnatad\\w+|integral|de (?:vaca|soja|aveia|coco|amendoas)|vegetal|no cafe|d[ea] (?:geladeira|manha)|ninho|zero|sem lactose))',
      'equilid|sulpirida para',
      'figuramamando',
      'bezerrinh[ao] (?:\\w+ )?mam\\w+',
      '(?:tiro|tirar|tirei|tirando|ordenh\\w+|rend\\w+|sai\\w*|produz\\w+) (?:\\w+ ){0,2}\\d+ ?ml',
      '(?:sem |nao |para nao |medo de )?(?:falt\\w+|sec\\w+|diminu\\w+|murch\\w+|perd\\w+|acab\\w+|cort\\w+|prejudic\\w+|atrapalh\\w+) (?:\\w+ ){0,2}(?:leite para (?:[ao] )?(?!casa|cozinha|receita|cafe|semana|bolo|[ao]s|vitamina|mingau|fazer)\\w+$|meu leite|a producao|o leite d[aeo] (?:bebe|peito|meu|minha|pequen\\w+|filh\\w+|menin\\w+))',
      '(?:ele|ela|bebe) (?:(?!nao|nunca|parou)\\w+ ){0,3}(?:mama|mamou|mamando)(?! (?:n?a |de )?(?:mamadeira|formula)| mais)',
      'lansinoh|lanolina|bico de silicone|bombinha eletrica|medela|absorventes? de seio',
      'leite (?:materno|humano)(?! (?:para|do banco))',
      'peito (?:\\w+ ){0,2}(?:pedr\\w+|cheio|vaz\\w+|empedr\\w+|rachad\\w+|ferid\\w+|sangr\\w+)(?! d[ae] (?:amor|orgulho|saudade))',
      '(?:acord|levant|pede|chor|quer)\\w* (?:\\w+ ){0,4}mamar',
      '(?:e|so|apenas|exclusiv\\w+) (?:so )?(?:no )?peito$',
      '(?:bico|mamilo|peito|seio)s? (?:\\w+ ){0,2}(?:sangr|rach)\\w*',
      '(?:quer|pede|so no|vive no|exclusivo no) (?:\\w+ ){0,3}peito(?! d[aeo])',
      'ordenh(?:ar|o|ando|ei)',
    ],
    2: [
      '(?:bomba|bombinha) (?:eletrica|manual|de tirar)',
      '(?:sangue|colicas?|alergia|refluxo|aplv) (?:\\w+ ){0,4}d[aeo] (?:meu |minha )?(?:bebe|nene|filh\\w+|menin\\w+|pequen\\w+)|(?:bebe|nene|filh\\w+|pequen\\w+|menin\\w+) (?:\\w+ ){0,3}(?:colicas?|aplv|refluxo)',
      '(?:recem nascid[ao]|rn|bebe (?:de|com) (?:\\d|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:mes|meses|semanas?))',
      '(?:acord\\w+|levant\\w+) (?:\\w+ ){0,6}(?:mamar|peito|mama)',
      '(?:congel\\w+|estoc\\w+|guard\\w+) (?:o )?(?:meu )?leite',
      '(?:com[eio]|tom[eo]i?|beb[io]) (?:\\w+ ){1,5}(?:e|que) (?:[oa] |meu |minha )*(?:bebe|recem nascid[ao]|rn)(?: \\w+){0,3} (?:empol\\w+|empip\\w+|placas?|bolinhas?|coc\\w+|vermelh\\w+|urticaria|diarreia)',
      'domperidona|plasil para o leite|silimarina|feno grego|algodoeiro|cha d[ae] mamae',
    ],
    1.5: [
      'quando (?:ela|ele|o bebe|a bebe) (?:pega|mama|suga)',
      '(?:mama|mamando|mamou|mamar|mamam)(?! (?:mia|na mamadeira|de|d[aeo]))',
      '(?:aumentar|melhorar|baixa|pouca|cair|caiu) (?:a )?(?:minha )?producao',
      '(?:bomba|bombinha)(?! (?:de (?:chocolate|creme|agua|asma|encher|leite ninho|doce|gasolina)|d[eo] chimarrao|n[ao] cintura|atomica|d agua))',
      'n[ao] (?:meu )?seio|no peito(?! d[aeo])',
      'licenca maternidade|voltei de licenca|volta da licenca|licenca',
      '(?:de hora em hora|de (?:\\d|duas|tres|quatro) em (?:\\d|duas|tres|quatro)|a noite toda|a cada \\d)',
    ],
    1: [
      'pediatra|colo|criatura|bezerrinh[ao]|cria|guri\\w*|bebe|nene|pequen[ao]|mao livre|uma mao so',
      'cesarea',
      'firma|empresa|expediente|plantao',
      'de madrugada',
      'congelo|freezer|creche|tram?po|servico|trabalho|escritorio|copa',
      '(?:tem|com|faz) \\d+ (?:semanas?|dias|mes|meses)',
      'emagrecer',
    ],
  }),
}

/** The weeks after a birth. */
export const birth: Circumstance = {
  code: 'pos_parto',
  past: 'ends',
  ofOwnBaby: true,
  bystanders: /\b(?:marido|esposo|companheiro|pediatra|medic[ao]|gente)\b/g,
  unless:
    /\b(?:adot\w+|sou (?:\w+ )?(?:doula|obstetra|parteira|enfermeir[ao]|tia|tio|avo|dinda|madrinha)|net[ao]|netinh[ao]|sobrinh[ao]|afilhad[ao]|cadela|gata|vaca|egua)\b/,
  signs: signs({
    4: [
      '(?:sai\\w*|saimos|alta|volt\\w+|cheg\\w+|chegamos) (?:\\w+ ){0,2}da maternidade',
      'epis?io(?:tomia)?|loquios|umbigo (?:dele |dela |d[ao] (?:bebe|pequen[ao]) )?(?:ainda nao )?caiu|coto umbilical',
      'uti (?:neo\\w*|neonatal)|metodo canguru',
    ],
    3: [
      '(?:primeir|segund|terceir)o mes d[ao] (?:bebe|nene)',
      'umbiguinho|coto|(?:fazer|fez|levar para o|dia do) teste do pezinho',
      `(?:pari|dei a luz|ganhei (?:[ao] )?(?:bebe|nene)) (?:\\w+ )?${day}`,
    ],
    2: [
      `parto (?:\\w+ )?(?:foi |de |n[ao] )?${day}`,
      '(?:meu|minha|nosso|nossa|[ao]) (?:xodo|amor|princesa|principe|pacotinho|bebe|filh[ao]|pequen[ao]) (?:tem|com|fez|completou) (?:\\d+|duas|tres|quatro|cinco|seis|sete|oito|poucas|poucos) (?:semanas?|dias)',
      'recem nascid[ao]',
    ],
    1: ['sangr\\w+', 'bebe|nene', 'sem dormir', 'pontos?', 'noites? em claro', 'cesarea'],
  }),
}
