import { brand } from '#contract/brand.ts'
import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { micronutrientLabels } from '#nutrition/day/micronutrients/micronutrient-labels.ts'
import { daysOfMean, wholeDay } from '#nutrition/reports/mean-copy.ts'
import { disclaimer, otherTableCitation, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { Report } from '#contract/reports/reports.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, useGrouping: 'always' })
const oneDigit = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const asNeeded = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, useGrouping: 'always' })
const signed = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })

/** Dash for a value that is unknown, so that it does not look like a zero. */
const unknown = '–'

export const wholeOf = (value: number | null) => (value === null ? unknown : whole.format(value))
/** Formats the fiber of a day or its mean, a lower bound as `mín. 12`. */
export const fiberOf = (day: { fiber_g: number | null; fiber_is_partial?: boolean | undefined }) =>
  `${day.fiber_is_partial && day.fiber_g !== null ? 'mín. ' : ''}${wholeOf(day.fiber_g)}`
export const kiloOf = (value: number | null) => (value === null ? unknown : oneDigit.format(value))
export const litersOf = (ml: number | null) => (ml === null ? unknown : oneDigit.format(ml / 1000))
export const percentOf = (value: number | null) => (value === null ? unknown : `${whole.format(value)}%`)
export const changeOf = (value: number | null) => (value === null ? unknown : signed.format(value))

const drawnElsewhere = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu
/** Removes characters that the document's font lacks, such as emoji, from a person's name. */
export const writtenName = (name: string) => name.replace(drawnElsewhere, '').replace(/\s+/g, ' ').trim()

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/** Formats a date as its month: `outubro`. */
export const monthOf = (date: string) => monthName.format(noon(date))
/** Formats a date as its month and year: `outubro de 2026`. */
export const monthAndYearOf = (date: string) => `${monthOf(date)} de ${date.slice(0, 4)}`
/** Formats a date as `3 de outubro de 2026`, the first of a month with `1º`. */
export const dayOf = (date: string) => longDay.format(noon(date)).replace(/^1 de/, '1º de')
/** Formats the days of a month up to `end` as `De 1º a 31 de outubro de 2026`; the first day alone as a date. */
export const spanOf = (start: string, end: string) =>
  start === end ? dayOf(start) : `De 1º a ${longDay.format(noon(end))}`
/** Formats a date as `sáb 03/10`. */
export const rowNameOf = (date: string) =>
  `${weekday.format(noon(date)).replace('.', '')} ${date.slice(8)}/${date.slice(5, 7)}`
/** Formats `12:30` as `12h30`, and `12:00` as `12h`. */
export const clockOf = (time: string) => time.replace(':', 'h').replace(/h00$/, 'h')
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const weekdayNames = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
] as const

export const words = {
  summary: 'Resumo',
  emptyTitle: 'Nada foi registrado neste mês',
  empty:
    'Não há refeições deste mês no diário. O que for registrado depois, em qualquer dia dele, entra neste documento quando ele for feito de novo.',
  fewDays: 'Poucos dias foram registrados. As médias valem para eles e dizem pouco sobre o mês inteiro.',
  days: 'Dia a dia',
  daysNote:
    'Cada barra é um dia registrado. Um ponto no lugar da barra é um dia sem registro, do qual nada se sabe: ele não conta como zero e fica fora das médias.',
  energy: 'Energia',
  protein: 'Proteína',
  fiber: 'Fibra',
  fiberNote:
    'De alguns alimentos deste mês não se conhece a fibra: nos dias com “mín.”, e nas médias com eles, ela é pelo menos o que aparece.',
  adherence: 'Aderência ao cardápio',
  adherenceAndWeight: 'Aderência ao cardápio e peso',
  adherenceNote:
    'Quanto do cardápio sugerido foi seguido em cada dia. Dias em branco não tiveram aderência marcada.',
  weight: 'Peso',
  weightCourse: 'Pesagens e tendência',
  foods: 'O que esteve no prato',
  nova: 'Grau de processamento',
  novaNote:
    'Parte da energia por grupo da classificação NOVA, do Guia Alimentar para a População Brasileira (Ministério da Saúde, 2014).',
  topFoods: 'Alimentos mais presentes',
  micronutrients: 'Vitaminas e minerais',
  ownSodium: 'Sódio dos alimentos',
  sodiumWithSalt: 'Sódio com o sal da cozinha, estimativa',
  hours: 'Horários das refeições',
  hoursNote: 'O ponto é o horário do meio; a faixa em volta reúne metade dos registros.',
  weekdays: 'Por dia da semana',
  allDays: 'Todos os dias',
  method: 'Método e fontes',
} as const

/** States which days the means of the document cover: `Médias de 4 dias completos`. */
function coveredDays({ days, are_days_whole: areWhole }: Report['averages']): string {
  return days === 0 ? 'Médias dos dias com registro' : `Médias de ${daysOfMean({ days, areWhole })}`
}

/** Note below the table of micronutrients. */
export function micronutrientsNoteOf(averages: Report['averages']): string {
  const definition = averages.are_days_whole ? `: ${wholeDay}` : ''
  return `${coveredDays(averages)}${definition}. Só conta o que foi registrado; suplementos não entram. Onde a tabela de alimentos não tem o valor, ele é desconhecido e não conta como zero; com menos de 70% do que foi comido conhecido, a soma não é mostrada. Referências: Dietary Reference Intakes (National Academies) por sexo, idade e fase da vida; máximos de sódio, açúcar adicionado e gordura saturada, OMS; com colesterol alto, gordura saturada, ACC/AHA. Suco natural não entra no açúcar adicionado. O sal da cozinha é a média do IBGE (POF 2008-2009). Um registro não diz como está o corpo: isso é com exames e com quem acompanha.`
}

export const novaNames = {
  in_natura: 'In natura ou minimamente processados',
  culinary: 'Ingredientes culinários',
  processed: 'Processados',
  ultra_processed: 'Ultraprocessados',
  unknown: 'Refeições do cardápio, guardadas como prato',
} as const

/** A day's value and its target; `null` if unknown. */
export interface Measured {
  readonly value: number | null
  readonly target: number | null
  /** Whether the value is a lower bound; with the value `null`, the lower bound is 0. */
  readonly isPartial?: boolean
}

/** Formats an amount as `6,2 mg`, with the nutrient's unit and decimals; a dash for `null`. */
export function amountOf(nutrient: ComparedNutrient['nutrient'], amount: number | null): string {
  const { unit, decimals } = micronutrientLabels[nutrient]
  return amount === null ? unknown : `${(decimals === 1 ? oneDigit : whole).format(amount)} ${unit}`
}

/** Formats the reference as `18 mg`, or `até 2.000 mg` for a maximum; a dash for `null`. */
export function referenceOf({ nutrient, reference, is_limit }: ComparedNutrient): string {
  if (reference === null) return unknown
  const amount = `${asNeeded.format(reference)} ${micronutrientLabels[nutrient].unit}`
  return is_limit ? `até ${amount}` : amount
}

const inTheTable = `Os valores estão na tabela ${words.allDays}.`

/**
 * Returns the text that screen readers read for the bar chart of a month. The functions below return the texts of the
 * other charts.
 */
export function barsTold(title: string, unit: string, days: readonly Measured[]): string {
  const values = days.flatMap(({ value }) => (value === null ? [] : [value]))
  const isPartial = days.some((day) => day.isPartial)
  const counted = days.flatMap((day) => day.value ?? (day.isPartial ? 0 : []))
  if (values.length === 0) return `${title} por dia: nenhum dia com valor.`
  const targets = days.flatMap(({ target }) => (target === null ? [] : [target]))
  const range = `de ${wholeOf(Math.min(...values))} a ${wholeOf(Math.max(...values))} ${unit}`
  const goal = targets.length > 0 ? ` Meta estimada de ${wholeOf(mean(targets))} ${unit} em média.` : ''
  return `${title} por dia, em ${count(counted.length, 'dia', 'dias')} com registro: ${range}${isPartial ? ' onde se conhece' : ''}.${goal} ${inTheTable}`
}

export function adherenceTold({
  days_recorded,
  days_followed,
  average_percentage,
}: Report['adherence']): string {
  const followed = count(days_followed ?? 0, 'dia seguiu', 'dias seguiram')
  return `Aderência em ${count(days_recorded, 'dia', 'dias')}: média de ${percentOf(average_percentage)}; ${followed} o cardápio. ${inTheTable}`
}

export function weightTold({
  first_kg,
  last_kg,
  days_weighed,
  change_kg,
}: NonNullable<Report['weight']>): string {
  const course = `De ${kiloOf(first_kg)} a ${kiloOf(last_kg)} kg em ${count(days_weighed, 'pesagem', 'pesagens')}`
  return `Peso: ${course}. Tendência do mês: ${changeOf(change_kg)} kg. ${inTheTable}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the paragraphs of the document that explain how its numbers are computed. */
export const methodOf = (averages: Report['averages']): readonly string[] => [
  `Os registros foram feitos pela própria pessoa no ${brand.name}, por foto, por descrição ou marcando uma refeição do cardápio sugerido. Ninguém pesou os alimentos: as quantidades são medidas caseiras convertidas em gramas ou estimativas, por isso cada valor é aproximado.`,
  `${tableCitation} ${otherTableCitation} Todos os números de energia e nutrientes saem dessas tabelas.`,
  'Meta estimada: necessidade de energia pelas equações DRI de 2023, com a rotina e o treino declarados, ajustada ao objetivo dentro de limites de segurança. É uma estimativa educativa, não uma prescrição.',
  `${coveredDays(averages)}. Tendência do peso: média das pesagens dos sete dias que terminam naquele dia.`,
]

/**
 * Paragraphs that replace `methodOf` for an account with hidden numbers; they do not explain how numbers are computed.
 */
export const methodWithoutNumbers: readonly string[] = [
  `Os registros foram feitos pela própria pessoa no ${brand.name}, por foto, por descrição ou marcando uma refeição do cardápio sugerido. Este documento mostra o que foi comido e quando, sem calorias, gramas ou peso.`,
]

export const closing = disclaimer

/**
 * Returns the file name: `prato-certo-2026-10.pdf`. It omits the person's name, because others may see the download
 * folder.
 */
export const fileNameOf = (month: string) => `prato-certo-${month}.pdf`

/** Texts of the page that a mailed link opens. */
export const page = {
  title: (month: string) => `Seu relatório de ${monthAndYearOf(`${month}-01`)}`,
  text: 'O documento tem dados de saúde seus. Baixe em um aparelho que seja seu e guarde como guardaria um exame.',
  open: 'Baixar o PDF',
  tooSoonTitle: 'Espere um pouco',
  deadTitle: 'Este link não vale mais',
  dead: 'Os links do relatório valem por 30 dias e enquanto o plano tiver o documento. O mês continua em Relatórios, no aplicativo.',
  openReports: 'Abrir meus relatórios',
} as const
