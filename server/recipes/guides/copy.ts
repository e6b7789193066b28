import { wordList } from '#nutrition/shared/figures/word-list.ts'
import { brand } from '#contract/brand.ts'
import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import { recipeGuideName } from '#contract/recipes/recipe-guide-name.ts'
import type { GuideChapterId } from '#nutrition/recipes/cookbook/guide-chapters.ts'
import type { Region } from '#nutrition/recipes/recipe.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, useGrouping: 'always' })

export const wholeOf = (value: number) => whole.format(value)

export const attachment = `attachment; filename="${recipeGuideName}"`

export const words = {
  title: 'Guia de receitas brasileiras',
  subject: 'Receitas brasileiras com ingredientes em medidas caseiras',
  keywords: 'receitas brasileiras, comida regional, medidas caseiras',
  foot: `${brand.name} · Guia de receitas brasileiras`,
  contents: 'Sumário',
  ingredients: 'Ingredientes',
  steps: 'Modo de fazer',
  wholePlate: 'O prato inteiro',
  onThePlate: 'No prato',
  method: 'Como o guia foi feito',
  index: 'Índice por ingrediente',
  indexNote: 'Cada receita aparece uma vez, sob o ingrediente principal.',
  source: 'Estimativa por porção: TACO 4ª ed. (NEPA/UNICAMP, 2011) e POF 2008-2009 (IBGE).',
} as const

export const subtitleOf = (recipes: number) =>
  `${recipes} receitas, do café da manhã ao lanche da noite, do Norte ao Sul do Brasil`

/** Returns the cover's text about the edition: complete, or without the excluded foods, which it lists. */
export const editionOf = (leftOut: readonly string[]) =>
  leftOut.length === 0
    ? 'Edição completa. Confira os ingredientes antes de cozinhar para quem tem alergia.'
    : `Edição feita com as suas respostas. Ficaram de fora: ${wordList(leftOut)}. Confira sempre os rótulos.`

interface ChapterWords {
  readonly title: string
  readonly intro: string
}

/**
 * Texts of the chapters. They name no dish and no allergen, because a guide without the reader's excluded foods has
 * the same texts.
 */
export const chapterWords: Readonly<Record<GuideChapterId, ChapterWords>> = {
  cafe_da_manha: {
    title: 'Café da manhã',
    intro: 'O que põe a casa de pé antes das oito, de norte a sul.',
  },
  todo_dia: {
    title: 'Almoço de todo dia',
    intro: 'O prato que resolve a semana sem cansar, e o que vai do lado dele.',
  },
  norte: {
    title: 'Norte',
    intro: 'Cozinha de rio e de floresta, em que até o tempero tem nome de feira.',
  },
  nordeste: {
    title: 'Nordeste',
    intro: 'Do sertão ao litoral: panela de barro, cheiro de coentro e mesa cheia.',
  },
  centro_oeste: {
    title: 'Centro-Oeste',
    intro: 'Panela grande e fogo baixo, do Pantanal às cozinhas de fazenda.',
  },
  sudeste: {
    title: 'Sudeste',
    intro: 'Comida de panela, da roça ao balcão, de Minas a São Paulo.',
  },
  sul: {
    title: 'Sul',
    intro: 'Fogão aceso e prato fundo, para os dias em que o frio manda.',
  },
  sopas: {
    title: 'Sopas e caldos',
    intro: 'Para a noite que pede pouco: uma panela, uma colher e alguém para conversar.',
  },
  lanches: {
    title: 'Lanches',
    intro: 'Para o meio da tarde ou o fim do dia, quando a próxima refeição ainda demora.',
  },
}

const regionNames: Readonly<Record<Region, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  centro_oeste: 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
  brasil: 'Brasil inteiro',
}
export const regionsOf = (regions: readonly Region[]) =>
  regions.map((region) => regionNames[region]).join(' · ')

export const minutesOf = (minutes: number) => `${minutes} min`
export const portionsOf = (portions: number) =>
  portions === 1 ? 'Rende 1 porção' : `Rende ${portions} porções`
export const keepsOf = (days: number) =>
  days === 0 ? null : days === 1 ? 'Dura 1 dia na geladeira' : `Dura ${days} dias na geladeira`

/** Texts of the tags that the guide shows, in the order in which they help to choose. */
export const tagWords = {
  vegano: 'Vegano',
  vegetariano: 'Vegetariano',
  sem_gluten: 'Sem glúten',
  sem_lactose: 'Sem lactose',
  proteina_alta: 'Proteína alta',
  fibra_alta: 'Fibra alta',
  marmita: 'Boa de marmita',
} as const

export const figureWords = {
  energy: 'energia',
  protein: 'proteína',
  fiber: 'fibra',
  portion: 'uma porção',
} as const

export const plateAltOf = (name: string) => `Desenho de uma porção de ${name}`

interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

const choice: Section = {
  heading: 'Como as receitas foram escolhidas',
  paragraphs: [
    `O livro do ${brand.name} tem centenas de receitas. Este guia leva uma de cada família de pratos, todas possíveis com fogão, forno ou sem cozinhar. Cada capítulo começa, quando pode, pelo que é mais conhecido nele; depois, as regiões e as proteínas se revezam.`,
    'Cada capítulo abre com um prato inteiro: a receita principal e o que combina do lado, todos no próprio guia.',
  ],
}

const measures: Section = {
  heading: 'Medidas',
  paragraphs: [
    'As medidas são caseiras e rasas: colher de sopa, xícara, concha. Ao lado vem o peso em gramas ou o volume em mililitros, para quem tem balança.',
  ],
}

const plainMeasures: Section = {
  heading: 'Medidas',
  paragraphs: ['As medidas são caseiras e rasas: colher de sopa, xícara, concha.'],
}

const numbers: Section = {
  heading: 'De onde vêm os números',
  paragraphs: [
    `${tableCitation} Os números de cada porção são a soma dos ingredientes, dividida pelo número de porções. Nenhum valor foi digitado à mão.`,
    'São estimativas: o ponto da carne, a marca do queijo e o tamanho da colher mudam o resultado.',
  ],
}

const tags: Section = {
  heading: 'Alergias e etiquetas',
  paragraphs: [
    '“Sem glúten”, “sem lactose”, “vegano” e “vegetariano” são lidos dos ingredientes na tabela de alimentos. A tabela não vê marcas, traços nem a cozinha de quem prepara: com alergia, confira os rótulos.',
  ],
}

const closing: Section = { heading: 'Aviso', paragraphs: [disclaimer] }

export const method: readonly Section[] = [choice, measures, numbers, tags, closing]
/** Sections about the method for an account with hidden numbers. */
export const methodWithoutNumbers: readonly Section[] = [choice, plainMeasures, tags, closing]
