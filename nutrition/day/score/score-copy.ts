import type { LimitCode } from './score-parts.ts'

/** Every sentence about a plate. None judges food or bodies, praises low intake or asks to compensate for a meal. */
export const scoreCopy = {
  bands: { great: 'Muito adequado', good: 'Adequado', fair: 'Pode melhorar', low: 'Pouco adequado' },
  between: (from: string, to: string) => `Entre ${from.toLowerCase()} e ${to.toLowerCase()}`,

  good: {
    plants: 'Boa presença de verduras, legumes, feijão ou fruta.',
    balance: 'Proteína e energia na medida para esta refeição.',
  },
  plants: {
    main: 'Uma porção de salada ou legumes deixaria o prato mais completo.',
    more: 'Um pouco mais de verduras, legumes ou feijão deixaria o prato mais completo.',
    snack: 'Se quiser, uma fruta de que você goste vai bem junto; ela também pode ficar para mais tarde.',
  },
  protein: 'Um pouco mais da sua fonte de proteína preferida equilibraria a refeição.',
  large:
    'É um prato maior do que o estimado para esta refeição, e tudo bem: uma refeição não define o seu dia.',
  small: 'É um prato pequeno para esta refeição. Inclua mais alguma coisa que alimente e de que você goste.',
  fiber: 'Versões integrais, verduras ou leguminosas trariam mais fibra.',
  processing: 'Quando der, um preparo caseiro no lugar do ultraprocessado deixa o prato mais simples.',
  fried: 'Para variar, assado ou grelhado também fica bom no lugar de uma das frituras.',
  limits: {
    gordura_saturada:
      'A gordura saturada ficou um pouco alta; cortes magros e preparos com menos óleo ajudam.',
    sodio: 'O sal ficou acima da referência para esta refeição; ervas, alho e limão dão sabor sem sódio.',
    acucar: 'O açúcar adicionado ficou acima da referência; água ou uma bebida sem açúcar acompanha bem.',
  } satisfies Record<LimitCode, string>,

  snackFat:
    'A gordura saturada ficou um pouco acima da referência; as outras refeições do dia têm espaço para variar.',

  /** Remark instead of a score for a plate with too little food. */
  tooLittle: {
    main: 'É pouca comida para receber nota. Se esta for a refeição inteira, complete com algo que dê energia e com a sua fonte de proteína preferida.',
    snack: 'Um lanche deste tamanho não recebe nota. Se a fome continuar, coma mais um pouco.',
  },
  drinksOnly: 'Bebida sozinha não recebe nota: ela acompanha a comida do dia.',

  /** Remarks for people without a score: on variety, never on amounts. */
  variety: {
    plants: 'Tem verdura, legume, feijão ou fruta no seu prato.',
    onlyPlants: 'Para sustentar melhor, junte algo que dê energia e uma fonte de proteína de que você goste.',
  },
} as const

const alcoholAdvice = 'Água entre um gole e outro e comida junto caem bem; se beber, não dirija.'

/** Remarks on alcohol. `general` (with a score) or `unscored` (without) is used when no condition applies. */
export const alcoholCopy = {
  general: `Bebida alcoólica não entra na nota do prato. ${alcoholAdvice}`,
  unscored: `Com bebida alcoólica: ${alcoholAdvice.charAt(0).toLowerCase()}${alcoholAdvice.slice(1)}`,
  pregnancy:
    'Na gestação, a orientação é não beber: nenhuma quantidade de álcool é conhecida como segura. Se já bebeu, converse com o pré-natal, sem susto.',
  lactation:
    'Na amamentação, o mais seguro é não beber. O álcool passa para o leite; se beber, espere cerca de duas horas por dose antes de amamentar.',
  insulin:
    'Com insulina, o álcool pode causar hipoglicemia, até muitas horas depois. Não beba em jejum, acompanhe a glicemia, também antes de dormir, e não altere doses por conta própria.',
  diabetes:
    'Com diabetes, o álcool pode baixar ou subir a glicemia, mais ainda junto com remédios. Prefira beber com comida e acompanhe a glicemia; com metformina, beber muito é um risco.',
  hypoglycemia: 'Para quem tem hipoglicemia, álcool sem comida pode derrubar a glicemia, até horas depois.',
  anticoagulants:
    'Com anticoagulante, o álcool pode mudar o efeito do remédio e aumentar o risco de sangramento. Pergunte ao seu médico o que é seguro para você.',
  maoi: 'Com inibidor da MAO, cerveja, chope e vinho podem elevar muito a pressão. A orientação é não beber; com dor de cabeça forte, procure atendimento.',
  lithium:
    'Com lítio, o álcool desidrata e pode aumentar o nível do remédio no sangue. Beba água e fale com o seu médico antes de beber.',
  corticosteroids: 'Com corticoide, o álcool irrita mais o estômago. Fale com o seu médico antes de beber.',
  liver:
    'Com uma condição do fígado, a orientação é não beber álcool. A sua equipe de saúde pode apoiar você.',
  antidepressants:
    'Com antidepressivo, o álcool pode dar mais sono e atrapalhar o efeito do remédio. Fale com o seu médico antes de beber.',
} as const

/** Remarks for health conditions, without digits because people with hidden numbers read them too. */
export const conditionCopy = {
  sugar:
    'Tem bastante açúcar aqui, e ele sobe a glicemia mais depressa. Água, bebida sem açúcar ou a fruta inteira são trocas que ajudam.',
  sugarWithInsulin:
    'Tem bastante açúcar aqui, e ele sobe a glicemia mais depressa. Se foi para corrigir uma hipoglicemia, siga o que combinou com a sua equipe; não altere doses por conta própria.',
  saltyFood: (names: string) =>
    `Com pressão alta, o sal vem primeiro, e aqui ele está sobretudo em: ${names}. Uma porção menor ou uma versão com menos sal ajuda.`,
  addedSalt:
    'Com pressão alta, o sal vem primeiro: com o tempero médio das cozinhas do país, segundo o IBGE, este prato passa da referência. Alho, ervas e limão ajudam a usar menos.',
  saturated: (names: string | null) =>
    `Com colesterol alto, a gordura saturada é o ponto deste prato${names ? ` (${names})` : ''}. Cortes magros e preparos assados, cozidos ou grelhados ajudam.`,
  leafyGreens:
    'Tem bastante folha verde aqui. Com anticoagulante, o que ajuda é manter a quantidade parecida de um dia para o outro, sem cortar.',
  tyramine: (names: string) =>
    `Com inibidor da MAO, queijo curado, embutido e fermentado podem elevar a pressão (${names}). Confirme com o seu médico o que pode comer.`,
  reflux: (names: string) => `Com refluxo, pode incomodar: ${names}. Repare como você se sente depois.`,
  diarrhea: (names: string) =>
    `Com diarreia, pode incomodar: ${names}. Água e comida simples ajudam até passar.`,
  pregnancyCare: (names: string) =>
    `Na gestação, vale um cuidado com ${names}: queijos pasteurizados, chás só os liberados no pré-natal e peixes grandes de vez em quando.`,
  lactationCare: (names: string) => `Na amamentação, peixe grande (${names}) fica para de vez em quando.`,
  starFruit:
    'Carambola não combina com doença renal: ela pode intoxicar. Se comeu, fale hoje com a sua equipe ou procure atendimento.',
} as const
