import { readdirSync, readFileSync } from 'node:fs'
import type { DangerTopic } from '#nutrition/safety/health-text/likelihood/danger-model.ts'
import { concernKeys } from '#nutrition/safety/health-text/health-text.ts'
import type { Example } from './train-model.ts'

export interface TrainingText {
  readonly text: string
  readonly codes: readonly string[]
  /** True if the text is unclear, so that a question is right whatever it means. */
  readonly isUnclear: boolean
}

const nutrition = new URL('../../nutrition/', import.meta.url)
const linesOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Golden set of meals that would outweigh all others. */
const leftOut = 'outsiders.tsv'

/** Column with the sentence in the golden sets of meals that do not begin with it. */
const sentenceColumn: Readonly<Record<string, number>> = { 'named-products.tsv': 1 }

/**
 * Returns the golden phrasings of health texts and texts that must raise a question, then meals and other ordinary texts
 * without danger.
 */
export function trainingTexts(): readonly TrainingText[] {
  const meals = new URL('meal-text/golden/', nutrition)
  return [
    ...linesOf(new URL('safety/health-text/golden-phrasings.tsv', nutrition)).map((line) => {
      const [, text = '', codes = '', , asks] = line.split('\t')
      return { text, codes: codes.split(' ').filter((code) => code !== ''), isUnclear: asks === '1' }
    }),
    ...linesOf(new URL('safety/health-text/likelihood/worrying-texts.tsv', nutrition)).map((line) => {
      const [code = '', text = ''] = line.split('\t')
      return { text, codes: [code], isUnclear: false }
    }),
    ...readdirSync(meals)
      .filter((file) => file.endsWith('.tsv') && file !== leftOut)
      .toSorted()
      .flatMap((file) =>
        linesOf(new URL(file, meals)).map((line) => line.split('\t')[sentenceColumn[file] ?? 0] ?? ''),
      )
      .map((text) => ({ text, codes: [], isUnclear: false })),
    ...linesOf(new URL('safety/health-text/likelihood/ordinary-texts.txt', nutrition)).map((text) => ({
      text,
      codes: [],
      isUnclear: false,
    })),
  ]
}

/** Findings that change no gate. */
const harmless = [
  'ansiedade_depressao',
  'lactose',
  'colesterol_alto',
  'tireoide',
  'hipertensao',
  'alergia_grave',
  'celiaca',
]

const isOfMind = (code: string) => concernKeys.some((key) => key === code)

const isOf: Readonly<Record<DangerTopic, (code: string) => boolean>> = {
  mind: isOfMind,
  distress: (code) => code === 'sofrimento_intenso',
  minor: (code) => code === 'menor_de_18',
  any: (code) => !harmless.includes(code),
}

/**
 * Returns the texts as examples of a topic, without the unclear ones that are not certainly of it. Any unclear text is an
 * example of `any`, because a question is right.
 */
export function examplesOf(topic: DangerTopic, texts: readonly TrainingText[]): Example[] {
  return texts
    .map(({ text, codes, isUnclear }) => ({
      text,
      isOfTopic: codes.some(isOf[topic]) || (topic === 'any' && isUnclear),
      isUnclear,
    }))
    .filter(({ isOfTopic, isUnclear }) => isOfTopic || !isUnclear)
}
