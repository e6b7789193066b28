import type { Step } from './steps.ts'

export const stepTitles: Readonly<Record<Step, string>> = {
  1: 'Dados pessoais',
  2: 'Histórico de saúde',
  3: 'Estilo de vida',
  4: 'Preferências alimentares',
  5: 'Atividade física',
  6: 'Histórico nutricional',
  7: 'Revisão e confirmação',
}
