/**
 * Kinds of words, so that the model learns "a relative, then an organ" from few examples and applies it to relatives and
 * organs that it has never seen.
 */
const patterns: Readonly<Record<string, string>> = {
  relative:
    'maes?|mamae|pais?|papai|irm(?:a|ao|as|aos)|avos?|vo|vovo|bisa|bisavo|ti[ao]s?|prim[ao]s?|filh\\w+|marido|espos[ao]|mulher|namorad\\w|sogr\\w|cunhad\\w|net\\w|netinh\\w|sobrinh\\w|nora|genro|afilhad\\w|enteado|familia|cacula|comadre|compadre|padrinho|madrinha|dinda',
  otherPerson:
    'amig\\w|colegas?|vizinh\\w|chefe|patrao|alun\\w+|pacientes?|galera|turma|gente|povo|el[ea]s?|dele|dela|criancas?|moleque|gurizada',
  animal: 'cachorr\\w|cadela|gat\\w|gatas|pet|vet|veterinari\\w|bezerro|vaca|passarinho|aquario',
  writer: 'eu|meus?|minhas?|mim|me|tenho|estou|to|sou|fico|sinto|consigo|posso|faco|\\w{3,}ei',
  denial: 'nao|n|nunca|nem|sem|nada|nenhum\\w?|jamais|zero',
  doctor:
    'medic\\w|doutor\\w?|dra?|nutri\\w*|\\w+logista|nefro|cardio|onco|hepato|endocrino|obstetra|psiquiatra|psicolog\\w|psico|terapeuta|enfermeir\\w|pediatra|geriatra|fono|fisio|dentista',
  care: 'clinica|hospital|posto|postinho|ambulatorio|caps|uti|samu|internad\\w|internacao|intern\\w+|emergencia|consulta|exames?|sessao|sessoes',
  organ:
    'rim|rins|figado|coracao|pancreas|estomago|intestino|peito|barriga|pulmao|pulmoes|arteria|veias?|sangue|urina|xixi|esofago|vesicula|utero',
  laboratory:
    'creatinina|ureia|potassio|fosforo|sodio|glicose|glicemia|glicada|hba1c|tgo|tgp|ggt|bilirrubina|ferritina|albumina|proteina|proteinuria|inr|eco|eletro|hemograma|biopsia|ressonancia|tomografia|beta|hcg|pressao|colesterol|acucar|insulina',
  illness:
    'diabet\\w+|cancer|tumor|nodulo|caroco|infart\\w+|avc|cirrose|hepatite|anemia|alergi\\w+|pressao|doencas?|sindrome|\\w{4,}(?:ite|ose|emia|oma|patia|algia|plegia|trofia|uria)',
  symptom:
    'inch\\w+|dor|doi|doendo|falta|ar|tont\\w+|desmai\\w+|cansaco|frac\\w|fraqueza|trem\\w+|suor|suando|sede|espum\\w+|amarel\\w+|sangr\\w+|enjo\\w+|palpita\\w+|apert\\w+|formiga\\w*|febre',
  operation:
    'oper\\w+|cirurgia|pontos|dreno|cicatriz|tiraram|tirei|colocaram|coloquei|cateter|bolsa|transplant\\w+|stent|bypass',
  medicine:
    '\\w{4,}(?:ina|ol|ida|ona|pril|tana|mabe?|nibe?|lol|azol|oxina|glutida|ulina)|mg|ui|comprimid\\w+|capsulas?|cartelas?|remedios?|remedinho|caneta|injec\\w+|doses?|gotas',
  limit: 'proibi\\w+|posso|pode|cortou|cortaram|liber\\w+|mand\\w+|restri\\w+|limite|maximo|ordens?|deixam?',
  number: '\\d*#+',
  weight: 'kgs?|quilos?|kilos?',
  time: 'dias?|semanas?|mes|meses|anos?|horas?|h|ontem|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo',
  past: 'anos?|passad\\w|atras|antigamente|crianca|juventude|ex|antes',
  age: 'anos|aninhos|idade|faco|fiz|nasci|aniversario|niver|aniver|menor|maior|adult\\w',
  school:
    'escola|colegio|aulas?|provas?|recreio|cantina|professor\\w?|prof|serie|ano|medio|fundamental|enem|vestibular|turma|boletim',
  baby: 'bebe|bb|nene|nenem|gestante|gravid\\w|parto|mama|mamar|mamando|amament\\w+|obstetra|ultrassom|barriga|enxoval|maternidade|semanas',
  job: 'trabalh\\w+|plantao|sou|servico|escritorio|empresa|faculdade|facul|tcc',
  exercise:
    'trein\\w+|corr\\w+|esteira|bike|academia|corda|polichinelo\\w*|abdominais|caminh\\w+|nad\\w+|malh\\w+|cardio|km|escada',
  leisure:
    'futebol|volei|jiu|crossfit|maratona|prova|campeonato|time|jogo|jogar|gol|bola|show|festa|churrasco|viagem|ferias|praia',
  food: 'arroz|feijao|pao|bolo|pizza|macarrao|salada|frango|carne|ovos?|queijo|leite|cafe|agua|cha|suco|sopa|caldo|doce|chocolate|batata|banana|maca|iogurte|biscoito|bolacha|coxinha|lanche|almoco|janta|jantar|marmita|comida|prato',
  eating: 'com(?:o|i|er|endo|ia)|engol\\w+|mastig\\w+|jantei|almocei|janto|almoco|jejum|fome',
  little: 'so|apenas|pouco|pouquinho|meia|meio|quase|minim\\w+|metade|nada',
  much: 'tudo|inteir\\w|demais|muito|varios|varias|pacotes?|caixa|panela|potes?',
  purge: 'vomit\\w+|purg\\w+|laxante\\w*|banheiro|privada|vaso|ralo|cusp\\w+|devolv\\w+|dedos?|torneira|fora',
  secrecy: 'escond\\w+|ninguem|segredo|mentir\\w*|minto|finjo|disfarc\\w+|tranc\\w+|lixo',
  body: 'emagrec\\w+|magr\\w+|secar|sequei|perd\\w+|gord\\w+|engord\\w+|peso|pesar|balanca|ossos?|costelas?|espelho|corpo|caber',
  mood: 'culpa|vergonha|nojo|odio|raiva|choro|chorei|chorando|medo|pavor|panico|triste|vazio|cansad\\w|cansei|peso|feliz|orgulh\\w+|perfeit\\w',
  death:
    'morr\\w+|morte|mort\\w|matar|suicid\\w+|sumir|sumisse|desaparec\\w+|existir|existisse|viver|vida|viv[ao]|acabar|acaba|fim|despedi\\w+|cartas?|ponte|janela|viaduto|corda|gilete|pulsos?|cortes?|caixao|deus',
  laughter: 'k{2,}|haha\\w*|rs|rsrs',
}

const classes = Object.entries(patterns).map(([name, pattern]) => ({
  name,
  pattern: new RegExp(`^(?:${pattern})$`),
}))

/** Returns the kinds of a normalized word. */
export function classesOf(word: string): readonly string[] {
  return classes.filter(({ pattern }) => pattern.test(word)).map(({ name }) => name)
}
