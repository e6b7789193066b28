import { type Concept, words } from './concept.ts'

const thin =
  '(?:emagrecer|perder peso|secar|nao (?:engordar|ganhar peso)|compensar|murchar|ficar magra|tirar o peso|baixar (?:o )?peso|limpar|queimar|(?:por|botar|colocar) para fora)'
const pay =
  '(?:para |de |por )(?:compensar|pagar|descontar|zerar|me punir|castigo|me castigar|penitencia|punicao)'
const tooMuch =
  '(?:exager\\w+|com(?:er|o|i|ia) (?:muito|demais|besteira|bobagem|doces?|errado)|comilanca|rodizio|(?:sa(?:io|i|ir)|fugi|fujo) da (?:linha|dieta)|pass(?:o|ei|ar) d[oa] (?:limite|ponto|conta|medida)|jaco|jaquei|jacada|cada refeicao|(?:as|das|cada) refeic\\w+)'
const laxative =
  '(?:laxantes?|purgantes?|lacto ?purga|dulcolax|bisalax|guttalax|tamarine|naturetti|(?:46 )?almeida prado(?: 46)?|cascara sagrada|(?:cha de )?sene)'
const diuretic = '(?:diuretic\\w+|furosemida|lasix|hidroclorotiazida|clortalidona|higroton)'
const training =
  '(?:trein\\w+|corr\\w+|malh\\w+|esteira|bike|bicicleta|pedal\\w+|polichinelos?|burpees?|abdominais|exercicios?|exercito|cardio|academia|caminh\\w+|pul\\w+ corda|elipt\\w+|escadas?)'
const fasting =
  '(?:(?:so|somente|apenas) (?:na |no |com |de |e |a |tomo |tomar |bebo |beber )?(?:agua|liquidos?|cha|cafe)|sem (?:comer|almoco|almocar|jantar|janta)|(?:em|de|faco|fazer|fazendo) jejum|jejuo|jejuei|jejuar|(?:nao|nem) (?:como|comi|comer|comerei|vou comer|almoco|almocei|almocar|janto|jantei|jantar|vou (?:almocar|jantar))|(?:pul|cort)(?:o|ei|ar|ando|ava) (?:o |a |as |todas as )?(?:almoco|janta|jantar|cafe|ceia|refeic\\w+)|(?:uma|1) (?:so )?(?:vez|refeicao) (?:so )?(?:por|ao|no) dia|deixo de comer|paro de comer|passar fome|passo fome)'
const throwUp =
  '(?:bot|coloc|jog|mand|devolv)(?:o|ei|ar|ava|ando|uei)|(?:pus|ponho|por|punha|pondo|devolvi|devolver|joguei|coloquei)'
const notOfChildren =
  '(?! d[aeo]s? (?:minhas? |meus? )*(?:filh|crianc|menin|net|bebe|guri|cachorr|gat|sobrinh|alun))'

/** Signs of an eating disorder, in clinical terms and slang: diagnoses, purging, bingeing, compensatory fasting. */
export const eating: readonly Concept[] = [
  {
    code: 'benign',
    past: 'ends',
    pattern: words(
      '(?:comprei|gastei) (?:\\w+ )?(?:por )?compuls\\w+(?: \\w+){0,3}',
      'compuls\\w+ (?:por|em|de|na|no) (?:black friday|shopping|loja|compras|jogos?|jogar|comprar|limpeza|series|celular|trabalho|video ?games?)',
      '(?:comprador|gastador|trabalhador|mentiros)\\w* compulsiv\\w+',
      'laxante\\w* (?:\\w+ ){0,5}(?:intestino (?:preso|lento|ressecado)|prisao de ventre|constipa\\w+|colonoscopia|preparo|exame|medic[ao] (?:passou|receitou|mandou)|ressecament\\w+)(?: \\w+)?',
      '(?:intestino (?:preso|lento|ressecado)|prisao de ventre|constipa\\w+)(?: \\w+){0,5} laxante\\w*',
      'mio ?(?:cardio|ma|pia|sina)\\w*',
      `${laxative} (?:\\w+ ){0,5}(?:intestino|colonoscopia|prisao de ventre|constipa\\w+|exame|cirurgia|medic[ao]|gastro|ressecad[ao])(?: \\w+){0,2}`,
    ),
  },
  {
    code: 'transtorno_alimentar',
    past: 'counts',
    pattern: words(
      'anorex\\w+',
      'anoretic[ao]',
      'anorexigen[ao] nervosa',
      'bulimi\\w+',
      'bulimic[ao]',
      'ortorex\\w+',
      'vigorex\\w+',
      'tca',
      'tcap',
      'tare',
      'arfid',
      '(?:transtorn\\w+|disturbi\\w+|problema\\w*|desordem) (?:\\w+ )?(?:alimentar\\w*|da alimentacao|com (?:a )?comida|de alimentacao|na alimentacao)',
      '(?:transtorno|disturbio) (?:de |da )?(?:imagem|compuls\\w+)(?: \\w+)?',
      'dismorf\\w+',
      'ambulim',
      'binge(?: eating)?',
      'compuls\\w+(?: alimentar\\w*)?',
      'comer (?:compulsivo|emocional descontrolado|transtornado|noturno compulsivo)',
      'comilanca descontrolada',
      'purg(?:o|ava|ando|acao|ar|uei|ativ\\w+)',
      '(?:sou|pro|amo|virei|faco|fui) (?:ana|mia)(?: e (?:ana|mia))?',
      '^ana e mia$',
      'thinspo',
      '(?:pavor|panico|terror|obsess\\w+|neura) (?:de |com |em |por )?(?:comer|engordar|comida\\w*|calorias?|peso|emagrecer|alimentacao saudavel|comer limpo|ganhar peso|balanca)',
      'obcecad[ao] (?:por|com|em) (?:\\w+ )?(?:comida\\w*|calorias?|peso|emagrecer|alimentacao|magreza|balanca)',
    ),
  },
  {
    code: 'transtorno_alimentar',
    past: 'counts',
    pattern: words(
      '(?:me )?(?:provo(?:c|qu)\\w+|forc\\w+|induz\\w+|indus\\w+|estimul\\w+) (?:o |um |meu |meus |a )?(?:propri[oa] )?(?:vomit\\w+|anciar)',
      '(?:provo(?:c|qu)\\w+|forc\\w+|induz\\w+) (?:para |pra )?(?:vomitar|ansia)',
      'vomit(?:o|ava|ei|ando|ar) (?:\\w+ ){0,3}(?:depois (?:de comer|das refeicoes|que como|do jantar|do almoco|de exagerar)|apos (?:comer|as refeicoes|refeicoes)|de proposito|propositalmente|por vontade propria|escondid[ao]|(?:tudo )?(?:que|o que) (?:eu )?como|a comida|para (?:emagrecer|nao engordar|compensar|perder|tirar))(?: \\w+){0,3}',
      '(?:boto|coloco|ponho|jogo|botar|colocar|botava|colocava|jogava) (?:tudo |a comida |o que (?:eu )?com\\w+ )(?:para |pra )?fora(?: \\w+){0,2}',
      '(?:bot|coloc|jog|pus|ponh)\\w* para fora (?:(?:\\w+ ){0,3}(?:de proposito|escondid[ao]|depois de comer|depois das refeicoes|o que comi|a comida)|tudo (?:que|o que) \\w+)',
      '(?:depois|sempre|tudo) (?:boto|botei|coloco|coloquei|jogo|joguei) (?:tudo )?para fora(?: de proposito)?',
      '(?:enfio|coloco|ponho|boto|meto|enfiava|colocava|enfiar|botava) (?:o |os )?dedos? (?:na|no|ate a) (?:garganta|goela|boca)(?: \\w+){0,2}',
      '(?:eu )?(?:mio|miei|miar|miava|miando) (?:depois|apos|sempre|tudo|o almoco|o jantar|a janta|quando|todo|toda|o que|as vezes|escondid\\w+|a comida|de vez|para)(?: \\w+){0,3}',
      '^(?:eu )?(?:mio|miei|miar|miando)$',
      `(?:laxantes?|lactopurga|dulcolax)(?: \\w+){0,4} (?:para )?${thin}(?: \\w+)?`,
      `(?:tom\\w+|uso|usava|usei|abus\\w+|(?:me )?entup\\w+|vicia\\w+ em|dependente de|us\\w+|exager\\w+ n[oa]) (?:de |um |uns |muito |muitos )?(?:laxantes?|lactopurga|dulcolax|diuretic\\w+|lacto purga|cha de sene|sene)(?: \\w+){0,3} (?:para )?${thin}(?: \\w+)?`,
      '(?:tom\\w+|uso|usava|abus\\w+|(?:me )?entup\\w+|vicia\\w+ em|dependente de) (?:de |um |uns |muito |muitos |\\w+ )?(?:laxantes?|lactopurga|dulcolax)(?: (?:todo|todos|depois|sempre|quando|escondid\\w+|direto|toda|apos|as vezes|\\d+)(?: \\w+){0,4})?',
      '(?:fico|passo|ficava|passava|fiquei|passei|aguento|consigo ficar|ficar|passar) (?:\\w+ ){0,3}(?:dias?|horas|semana|manha|tempo|inteiro|todo|tarde) (?:inteir[ao]s? |todos? |seguidos |\\w+ )?(?:sem comer|em jejum|de jejum|sem colocar nada na boca)(?: \\w+)? (?:para |de )?(?:compensar|pagar|descontar|emagrecer|nao engordar|castigo|me punir|perder|secar|quando exagero|depois de exagerar|por medo)(?: \\w+){0,2}',
      '(?:fico|passo|ficava|passava) (?:\\w+ )?(?:dias|2 dias|dois dias|tres dias|varios dias|\\d dias) (?:\\w+ )?(?:sem comer|em jejum|so com agua|so na agua)(?: \\w+){0,3}',
      '(?:deixo de comer|paro de comer|nao como|jejuo|fico sem comer|pulo (?:as )?refeic\\w+|faco jejum|corto a comida|me privo)(?: \\w+){0,4} (?:para |de )?(?:compensar|pagar|descontar|me punir|castigo|me castigar)(?: \\w+){0,3}',
      '(?:mastig\\w+) (?:\\w+ ){0,2}(?:e )?(?:cusp\\w+|cosp\\w+|jog\\w+ fora)(?: \\w+)?',
      'cusp\\w+ (?:a |toda a )?comida(?: \\w+){0,3}',
      'cospe|cuspo (?:a )?comida',
      '(?:nao consigo|nao sei|impossivel) (?:parar|me controlar|me segurar|controlar)(?: \\w+){0,2} (?:de comer|comendo|com comida|na comida|quando como|a comida|de atacar)(?: \\w+)?',
      'nao paro de comer(?: \\w+){0,5}',
      'nao consigo parar de comer(?: \\w+){0,4}',
      '(?:perco|perdi|perder|perdia|perdendo) (?:totalmente |completamente )?o controle (?:\\w+ )?(?:comendo|com (?:a )?comida|na comida|da comida|quando como|ao comer|sobre a comida|e como)(?: \\w+){0,3}',
      '(?:como|comia|comer|comendo) (?:\\w+ ){0,3}(?:ate (?:passar mal|doer|vomitar|nao aguentar|explodir|a barriga doer)|escondid[ao]|descontroladamente|sem controle|compulsivamente|tudo que vejo pela frente)(?: \\w+){0,3}',
      'descontrole alimentar|descontrole com (?:a )?comida',
      '(?:ataques?|crises?|episodios?) (?:de |a )(?:comer|comilanca|gula|compuls\\w+|geladeira)(?: \\w+)?',
      '(?:me puno|me castigo|castigo meu corpo)(?: \\w+){0,3}',
      '(?:treino|corro|malho|faco (?:exercicio|cardio|esteira)|exercito)(?: \\w+){0,5} (?:para|ate) (?:compensar|queimar) (?:tudo )?(?:o que|oque|que) (?:eu )?comi(?: \\w+)?',
      '(?:culpa|nojo|odio|raiva|vergonha) (?:\\w+ ){0,3}(?:depois de comer|quando como|ao comer|apos comer|toda vez que como|de comer)(?: \\w+)?',
      '(?:nf|no food|lf|low food) (?:de |ha |faz |por )?(?:\\d+|\\w+) (?:dias?|horas|h)',
      'medo (?:\\w+ ){0,2}de (?:comer|engordar)(?: \\w+){0,4}',
      'tenho medo de comida',
    ),
  },
  {
    code: 'transtorno_alimentar',
    past: 'counts',
    countsPlans: true,
    pattern: words(
      `(?:com(?:o|i|er|ia|endo)|comida|exager\\w+|pass(?:o|ei) do (?:limite|ponto)|almoc\\w+|jant\\w+|lanch\\w+|banheiro|vaso|privada|cheia)(?: \\w+){0,9}? (?:${throwUp}) (?:tudo |depois )?(?:para fora(?! d[aeo])|no (?:vaso|banheiro)|na privada|a comida)(?: \\w+)?`,
      `(?:sem (?:ter que|precisar) )?(?:${throwUp}) (?:tudo |o que (?:eu )?com\\w+ |a comida |o almoco |a janta )*(?:para fora|no vaso|na privada|no banheiro) (?:\\w+ ){0,3}?(?:banheiro|vaso|privada|depois|escondid[ao]|proposito|que (?:eu )?com(?:o|i|ia)|a comida|toda vez|sempre|quando)(?: \\w+)?`,
      '(?:(?:me )?(?:faco|fiz|fazer|fazia|obrigo|obriguei|obrigar|forco|forcei|forcar)) (?:a )?vomit\\w+',
      '(?:forcei|forco|forcava|provoquei) (?:\\w+ ){0,3}(?:saiu|sai|voltou|volta) (?:tudo|a comida)',
      '(?:em seguida|banheiro|logo depois|depois da janta|depois do almoco) (?:\\w+ ){0,2}(?:provoquei|provoco|forcei)$',
      'vomit(?:o|ei|ar|ava|ando) (?:\\w+ ){0,4}(?:para nao engordar|depois que (?:eu )?(?:como|comi)|quando (?:eu )?(?:como|comi|exagero))(?: \\w+)?',
      `${tooMuch}(?: \\w+){0,4} vomito`,
      '(?:enfi|met|bot|coloc|soc|ponh|pus)\\w* (?:\\w+ ){0,2}(?:dedos?|escova|colher|cabo) (?:\\w+ ){0,4}(?:garganta|goela)',
      '(?:escova|dedos?|colher)(?: \\w+){0,6} ate (?:eu )?vomitar',
      '(?:dou|dei|dar|dando|dava) (?:uma |umas |aquela |outra )?miad(?:a|as|inha)',
      '(?:estou|ando|vivo|fico) miando(?: \\w+){0,3}',
      'mastig\\w+ (?:(?!chiclete|goma|cravo|folha|gengibre|fumo|cana|caroc|semente|azeitona|pimenta|osso)\\w+ ){0,6}(?:e )?(?:cusp\\w+|cosp\\w+|jog\\w+ fora)',
      '(?:sinto|sentir|sentia|so para sentir) o gosto (?:\\w+ ){0,4}(?:cusp\\w+|cosp\\w+|sem (?:engolir|engordar))',
      'cusp\\w+ (?:\\w+ ){0,3}(?:para nao (?:engolir|engordar)|sem (?:engolir|engordar)|no guardanapo)',
      `(?:(?:se|quando|sempre que|toda vez que) (?:eu )?(?:como|exagero|engordo|passo)(?: \\w+){0,6} )?(?:(?:vou )?(?:ficar|fico|fiquei|passar|passo|passei) (?:\\w+ ){0,3})?${fasting}(?: \\w+){0,7} ${pay}(?: \\w+){0,4}`,
      `${fasting}(?: \\w+){0,3} (?:quando|se|depois que|toda vez que|sempre que) (?:eu )?(?:${tooMuch}|engord\\w+|peso mais)`,
      '(?:se|quando) (?:\\w+ )?(?:subir|sobe|engordar|engordo|aumentar|aumenta)(?: \\w+){0,4} (?:nao|paro de|deixo de|fico sem) (?:como|comer|janto|almoco)(?: mais)?',
      '(?:fico|ficar|fiquei|estou|faco|fazendo|fiz|dias?|horas|volto|comecei) (?:\\w+ )?(?:de |em |no |na |um |o )*(?:nf|no food|low food)(?: \\w+){0,3}',
      '(?:no|low) food',
      `${laxative}(?: \\w+){0,6} (?:para |senao (?:\\w+ ){0,2})?(?:${thin}|engordo)(?: \\w+){0,2}`,
      `${laxative}(?: \\w+){0,4} (?:quando|sempre que|depois que|depois de|depois d[ao]|se|apos|toda vez que) (?:cada |eu |as |uma )?${tooMuch}(?: \\w+)?`,
      `(?:${tooMuch}|comi)(?: \\w+){0,4} (?:tom\\w+|us\\w+) (?:\\w+ ){0,2}${laxative}`,
      'laxante todo (?:santo )?dia(?: \\w+)?',
      `${diuretic}(?: \\w+){0,6} (?:para )(?:desinchar (?:\\w+ ){0,2})?(?:${thin}|balanca|(?:\\w+ ){0,2}antes de me pesar)(?: \\w+){0,3}`,
      `${diuretic} (?:\\w+ ){0,6}antes de me pesar`,
      `(?:com(?:i|o|ia)|devor\\w+|atac\\w+|engol\\w+|detonei|acabei com) (?:\\w+ ){0,8}(?:escondid[ao]s?${notOfChildren}|trancad[ao]s?|no banheiro)(?: \\w+){0,2}`,
      `(?:compro|comprei|comprava|guardo|roubo|pego) (?:\\w+ ){0,2}(?:comidas?|doces?|chocolates?|bolachas?|biscoitos?|besteiras?|salgadinhos?|lanches?|paes|pao|sorvetes?) (?:\\w+ ){0,3}escondid[ao]s?${notOfChildren}`,
      `(?:escondo|escondia|escondi|escondendo|esconder) (?:\\w+ )?(?:comidas?|doces|chocolates|embalage\\w+|pacotes|bolachas)${notOfChildren}(?: \\w+){0,6}`,
      'fin(?:jo|gi|gia|gir) que (?:eu )?(?:ja )?(?:com\\w+|almoc\\w+|jant\\w+)(?: \\w+){0,7}',
      '(?:dou|dei|jogo|joguei|jogar) (?:\\w+ ){0,6}(?:cachorr[ao]|lixo|fora|gat[ao]) (?:\\w+ )?escondid[ao](?: \\w+){0,6}',
      'me pes(?:o|ava|ando|ar) (?:\\w+ )?(?:[3-9]|1\\d|tres|quatro|cinco|seis|sete|oito|dez|varias|muitas) (?:vezes|x) (?:por|ao|no|num|todo) dia',
      'me pes(?:o|ava|ando|ar) (?:toda hora|o tempo todo|o dia (?:todo|inteiro)|sem parar|antes$|(?:antes e )?depois de (?:cada|comer|toda)|antes e depois|a cada refeicao|obsessiv\\w+|de hora em hora)(?: \\w+){0,3}',
      'sub(?:o|ia|ir|indo) na balanca (?:toda hora|o tempo todo|a cada|(?:[3-9]|varias|muitas|dez|cinco) vezes|depois de (?:cada|comer)|o dia (?:todo|inteiro)|sem parar)',
      `(?:cada vez|toda vez|sempre) que (?:eu )?(?:como|exagero)(?: \\w+){0,4} (?:faco|corro|treino|malho|pulo|ando|pedalo|subo) (?:\\w+ ){0,4}(?:para|ate) (?:queimar|compensar|gastar|pagar)`,
      `${training}(?: \\w+){0,5} (?:para|ate) (?:queimar|compensar|pagar|descontar|gastar) (?:tudo )?(?:o que|oque|que|as \\d+|o (?:bolo|doce|almoco|jantar|rodizio|brigadeiro|lanche)|a (?:pizza|janta|comida|sobremesa)|cada)(?: \\w+){0,2}`,
      '(?:(?:se |enquanto )?nao )?queim\\w+ (?:tudo )?(?:o |oque )?que (?:eu )?(?:comi|como)\\b',
      `${training}(?: \\w+){0,5} mesmo (?:\\w+ )?(?:machucad[ao]|doente|lesionad[ao]|febre)(?: \\w+){0,3} (?:senao|se nao|culp\\w+)(?: \\w+){0,3}`,
      '(?:se )?pass(?:ar|o|ei) de [1-9]\\d\\d (?:kcal |calorias )?(?:choro|me culpo|vomito|nao como|me odeio|paro de comer)(?: \\w+)?',
      '(?:comer|como|comendo|vivo com|passo com|fico com|dieta de) (?:(?!deficit|menos [1-7])\\w+ ){0,3}[1-7]\\d\\d (?:kcal|cal|calorias) (?:por|no|ao) dia',
      'me sint\\w+ (?:um |uma )?(?:lixo|pessim[ao]|culpad[ao]|suj[ao]|nojent[ao]|horrivel|monstro|fracassad[ao]) (?:depois d[eo]|quando|apos|toda vez que|se|ao|sempre que) (?:eu )?(?:com\\w+|exager\\w+|jant\\w+|almoc\\w+)(?: \\w+)?',
      '(?:odeio comer|nojo de comida|nojo de comer)(?=$| e )',
      '(?:parei de menstruar|menstruacao (?:parou|sumiu))(?: \\w+){0,4} (?:pouco que como|como pouco|sem comer|magr\\w+)',
      'brig\\w+ com a comida',
      'hospital por nao comer|internad[ao] (?:por|porque) nao com\\w+',
      `(?:pulo|pular|pulei|deixo de (?:tomar|aplicar|usar)|omit\\w+|diminuo|corto|reduzo|tom\\w+|us\\w+|aplic\\w+) (?:\\w+ )?(?:menos )?insulina (?:\\w+ ){0,3}(?:para )${thin}`,
    ),
  },
  {
    code: 'transtorno_alimentar',
    past: 'counts',
    countsPlans: true,
    fields: ['refeicao'],
    pattern: words(
      `(?:${throwUp}) (?:tudo )?para fora$`,
      `\\d ?(?:h|hs|horas?|min|minutos) de ${training} para (?:queimar|compensar|pagar)$`,
    ),
  },
  {
    code: 'ask',
    past: 'ends',
    pattern: words(
      'so vejo gordura',
      '(?:eu )?(?:me vejo|me enxergo) (?:\\w+ )?gord[ao]',
      '(?:mesmo assim|magr[ao] e) me acho gord[ao]',
    ),
  },
]
