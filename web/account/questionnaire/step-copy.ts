import type { Step } from './steps.ts'

export const stepTitles: Readonly<Record<Step, string>> = {
  1: 'Dados pessoais',
  2: 'Histórico de saúde',
  3: 'Alimentação e movimento',
  4: 'Estilo de vida',
  5: 'Preferências alimentares',
  6: 'Objetivo e história',
  7: 'Revisão e confirmação',
}
