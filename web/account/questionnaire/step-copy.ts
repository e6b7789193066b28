import type { Step } from './steps.ts'

export const stepTitles: Readonly<Record<Step, string>> = {
  1: 'Dados Pessoais',
  2: 'Histórico de Saúde',
  3: 'Estilo de Vida',
  4: 'Preferências Alimentares',
  5: 'Atividade Física',
  6: 'Histórico Nutricional',
  7: 'Revisão e Confirmação',
}
