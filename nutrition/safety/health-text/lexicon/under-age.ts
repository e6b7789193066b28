import { type Concept, words } from './concept.ts'

const grade = '(?:[6-9]o?|sexto|setimo|oitavo|nono) ano'
const secondary = '(?:(?:ensino )?medio|em|colegial)'
const ordinal = '(?:sexto|setimo|oitavo|nono)'
const year = '(?:[1-3]o?|primeiro|segundo|terceiro)'
const attends =
  '(?:estou|faco|fazendo|curso|cursando|estudo|passei|entrei|indo|vou|terminando|acabando|sou (?:aluno|aluna|estudante)|sou)'
const ofAdults =
  '(?! (?:\\w+ ){0,2}(?:eja|supletivo|encceja|faculdade|graduacao|engenharia|direito|medicina|enfermagem|residencia))'
/** An anniversary of a marriage or a job: "festa de 15 anos de casados". */
const notOfUnion =
  '(?!(?: anos)? (?:d[aeo]s? (?:casad|casament|empresa|namoro|uniao|noivado|formad|formatura|firma|trabalho|carreira|profissao|parceria|sobriedade|loja|banco|igreja|relacionamento|convivencia|existencia)|juntos))'
/** Words after a number that is an age, not an amount: "antes de fazer 15 quero emagrecer". */
const isAge =
  '(?=$| anos\\b(?! d[ae])| (?:eu|quero|queria|vou|preciso|tenho|pretendo|gostaria|e|para|sem|mes|ano|semana|agora|daqui|perd\\w+|emagrec\\w+|sec\\w+|ficar|fico|ser|estar|cheg\\w+|pes\\w+|minha|meu|(?:em|no|n?esse|n?este) (?:mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dia|fim|final))\\b)'
const notPast = '(?!.*\\b(?:era|tinha|foi|fui|estava|pesava|fiz|tive)\\b)'
const teens = '(?:1[0-7]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete)'

/** Signs that the writer is under age: age, school grade, parties, teams and doctors of children. */
export const underAge: readonly Concept[] = [
  {
    code: 'menor_de_18',
    past: 'ends',
    pattern: words(
      `(?:eu )?(?:tenho|fiz|completei|faco|acabei de (?:fazer|completar)|menin[ao] de|menor de|jovem de) (?:so |apenas |agora |quase )?${teens} (?:aninhos|aninho|anos(?! (?:de (?!idade)|casad|a mais|com (?!\\d)|(?:que|atras|sem|depois|ja|no|na|naquel\\w+|namorando|nadando)\\b)))(?: de idade)?`,
      `tenho ${teens} (?:anos )?(?:e )?quase (?:18|dezoito|${teens})`,
      '^(?:1[0-7]) ?a$',
      `^(?:com )?${teens} (?:aninhos|anos)(?: de idade)?(?=$| e | com )`,
      `(?:tenho |com )?${teens} aninhos`,
      `fiz (?:1[0-7]|dezessete|dezesseis|quinze)${notOfUnion} (?:semana|mes|ontem|hoje|agora|anos|em|esse|este)(?: \\w+)?`,
      'menor de idade',
      `^(?:tenho |com )?${teens}(?: anos)? (?:completos|completados|feitos)(?: (?:em |no |n[ao]s? )?\\w+)?$`,
      '(?<!minha irma |meu irmao )\\bsou menor$',
      'meus pais (?:\\w+ )?(?:autoriz\\w+|deixaram|permitiram|liberaram)(?:$| (?:eu |que eu |para eu |o |a |para )*(?:us\\w+|fazer|faca|app|aplicativo|dieta|emagrec\\w+|perder|trein\\w+|academia|malh\\w+))',
      '(?:vou|passo|consulto) (?:\\w+ )?(?:n?[ao]|ao|com [ao]) pediatra ainda|ainda (?:vou|passo|consulto|me trato) (?:\\w+ )?(?:n?[ao]|ao|com [ao]) pediatra',
      '(?:minha|meu) pediatra(?! d[aeo]s?)(?: \\w+){0,5} (?:crescer|crescimento)',
      'idade (?:1[0-7])(?: anos)?$',
      `^(?:eu )?tenho ${teens}$`,
      `hoje (?:tenho )?${teens} anos$`,
      '(?:sou |ainda sou )(?:um |uma )?adolescente',
      'de menor',
      '(?:sou )?menor de 18(?: anos)?',
      'faco (?:1[1-8]|dezoito|dezessete|dezesseis)(?: anos)? (?:so |so em |em |mes que|ano que|daqui)(?:\\w+)?',
      'vou fazer (?:1[1-8]|dezoito|dezessete|dezesseis)(?: anos)?',
      'ainda nao (?:tenho|fiz|completei) (?:18|dezoito)(?: anos)?',
      '^(?:eu )?(?:ate|quando) (?:eu )?fizer 18|ate (?:eu )?(?:fazer|completar) (?:os )?(?:1[1-8]|dezoito)(?: anos)?$',
      `^(?:eu )?(?:so|apenas) tenho ${teens}$|(?:minha )?idade (?:e |de )(?:1[0-7])(?: anos)?$`,
      `^${year} d[eo] medio$`,
      'ainda sou menor$|falta\\w* (?:\\w+ ){1,3}para (?:a )?(?:minha )?maioridade|(?:estou na|na) (?:minha )?puberdade',
      `(?:estou|sou|aluno|aluna) (?:n?[ao]|d[ao]) (?:${ordinal}$|[6-9]o? (?:ano )?[a-e]$)`,
      `(?:estudo|curso|faco) (?:\\w+ ){0,4}(?:${year} medio|integrado ao medio|tecnico (?:\\w+ )?medio)`,
      `^${year} medio$`,
      `(?:sou da|minha) (?:turma|sala) (?:d[oe] )?(?:${grade}|${year} (?:ano )?(?:d[oe] )?(?:ensino )?medio)`,
      `(?:minha|para|para a|para minha) (?:festa|formatura|viagem) d[oe] (?:${grade}|ensino medio|terceirao)`,
      '(?:para|na|ate) (?:a )?(?:festa|baile)(?: d[oe])? (?:dos )?meus (?:15|quinze)(?: anos)?',
      `nos meus (?:15|quinze)$`,
      `${attends} (?:n?[ao]|para o|d[ao])(?: \\w+)? ${grade}${ofAdults}`,
      `${attends} (?:(?:n?[ao]|para o|d[ao]) )?(?:${year} ano )?(?:d[eo] )?(?:\\w+ )?(?:ensino medio|${year} ${secondary}|colegial|terceirao|(?:ensino )?fundamental(?: (?:1|2|i|ii))?|(?:oitava|setima|sexta|quinta|[5-8]a) serie)${ofAdults}`,
      `^(?:em |no )?${year} ano (?:d[eo] )?(?:ensino )?(?:medio|em)\\b${ofAdults}`,
      `(?:${attends} )?(?:n?o )?${year} ano (?:d[eo] )?(?:ensino )?(?:medio|em)\\b${ofAdults}`,
      `^(?:${year} colegial|terceirao)`,
      `(?<!\\b(?:corrig|corrij|aplic|elabor|mont|prepar|fech|lanc)\\w+ (?:as |a |os )?)(?:provas?|recuperacao|trabalho|simulado) (?:\\w+ ){0,3}?d[eo] (?:${grade}|ensino medio|${year} ano (?:d[eo] )?(?:ensino )?medio)`,
      '(?:aluno|aluna|estudante) d[eo] (?:ensino )?(?:medio|fundamental)',
      `(?:minha festa|meu baile|meu aniversario|minha debut\\w*) (?:de )?(?:1[0-7]|quinze|dezesseis|dezessete)\\b${notOfUnion}(?: anos)?${notPast}`,
      `meu debut\\w*${notPast}|(?:meu baile|minha festa) de debut\\w*${notPast}|(?:minha )?debutante (?:e|sera|vai ser)|sou debutante`,
      `(?:para|ate)(?: os)? meus (?:1[0-7]|quinze|dezesseis|dezessete)\\b${notOfUnion}(?: anos)?${notPast}`,
      `antes de (?:eu )?(?:fazer|completar) (?:os )?(?:meus )?(?:1[1-8]|dezoito)${isAge}(?: anos)?`,
      `(?:falta|faltam|faltando) (?:\\w+ ){1,5}para (?:eu )?(?:fazer|completar) (?:os )?(?:1[1-8]|dezoito)${isAge}`,
      '(?:completo|vou completar|farei) (?:1[1-8]|dezoito|dezessete|dezesseis)(?: anos)?(?! (?:anos )?(?:d[ae]|km|series|min|horas|kg|quilos))',
      'chegar (?:n?os|aos) (?:1[0-8]|quinze|dezesseis|dezessete) anos(?! d[ae])',
      `^(?:eu )?tenho (?:quase |so |apenas )?${teens}(?: e meio| anos e meio)?$`,
      '(?:menor|jovem) aprendiz(?: de| com| tenho)? (?:1[0-7])',
      'menor aprendiz|treineir[ao] d[oa] (?:enem|fuvest|vestibular)',
      '(?:tiro|tirar|tirei) (?:o )?titulo (?:de eleitor )?(?:aos|com) 16',
      '^(?:na |da )?(?:[5-8]a?|quinta|sexta|setima|oitava) serie$',
      `(?:estou|ja estou) com ${teens}(?=$| (?:e |mas )?(?:quero|queria|moro|estudo|sou|preciso)\\b)`,
      '(?:vou n[ao]|meu|minha) hebiatra',
      '^sub ?(?:9|1[0-7])$',
      '(?<!\\b(?:assist\\w+|vi|vendo|ver) (?:[oa] |um )?)(?:jogo|jogando|atleta|base d[oe]|base|categoria|teste|peneira|convocad[ao]|jogador[a]?|treino|treinando) (?:(?:n[oa]|d[oae]|no time|pel[oa]|futebol|volei|basquete|futsal|handebol|natacao) ){0,3}sub ?(?:9|1[0-7])\\b(?! (?:\\w+ ){0,3}(?:tv|televisao|sportv|globo|espn|telao|youtube|cazetv)\\b)',
    ),
  },
  {
    code: 'menor_de_18',
    past: 'ends',
    countsPlans: true,
    pattern: words(
      `(?:antes d[ao]|n[ao]|para(?: [ao])?|ate(?: [ao])?|cheg\\w+ (?:\\w+ ){0,2}n[ao]) (?:minha festa|meu baile|meu aniversario) (?:de |dos )?(?:debut\\w+|1[0-7]|quinze|dezesseis|dezessete)\\b${notOfUnion}(?: anos)?${notPast}`,
    ),
  },
  {
    code: 'menor_de_18',
    past: 'ends',
    fields: ['condicao', 'limitacao', 'medicamento', 'cirurgia'],
    pattern: words(
      'estou (?:\\w+ )?em fase de crescimento(?! d[aeo])',
      'ainda (?:vou|posso|estou|tenho que) (?:crescer|crescendo|em crescimento)',
    ),
  },
  {
    code: 'ask',
    past: 'ends',
    pattern: words(
      '(?:minha|meu) pediatra(?! d[aeo]s?)',
      '(?:minha mae|meu pai|minha avo|meu avo) (?:autoriz\\w+|deixou|permitiu|assinou) (?:\\w+ ){0,3}?(?:app|aplicativo|dieta|us(?:ar|e))',
      'falta\\w* (?:\\w+ )?(?:um|1|dois|2|tres|3) anos? para (?:eu )?(?:poder )?tirar (?:a )?(?:carteira|cnh|habilitacao)',
    ),
  },
  {
    code: 'menor_de_18',
    past: 'ends',
    countsPlans: true,
    fields: ['objetivo'],
    pattern: words(
      '^(?:quero |chegar (?:n?os |aos ))?(?:completar |fazer )?(?:os )?(?:18|dezoito)(?: anos)? (?:com|mais|magr\\w+|fort\\w+|sem|definid\\w+)',
    ),
  },
  {
    code: 'menor_de_18',
    past: 'ends',
    fields: ['objetivo', 'semana'],
    pattern: words('antes dos (?:meus )?(?:1[1-8]|dezoito)(?: anos)?$'),
  },
]
