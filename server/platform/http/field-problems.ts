import type * as z from 'zod/v4/core'
import type { FieldProblem } from '../failure.ts'

/**
 * Returns the invalid fields, each with the reason in Portuguese. A message that the schema sets itself is used
 * unchanged.
 */
export function fieldProblems(error: z.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), detail: explain(issue) }))
}

function explain(issue: z.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Zod gives no input with this issue; a missing field shows as an unexpected `undefined`.
      return issue.message.includes('received undefined') || issue.input === undefined
        ? 'Preencha este campo.'
        : `Precisa ser ${typeNames[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formatNames[issue.format] ?? 'O formato não está certo.'
    case 'not_multiple_of':
      return `Precisa ser múltiplo de ${issue.divisor}.`
    case 'unrecognized_keys':
      return `Não conhecemos: ${issue.keys.join(', ')}.`
    case 'invalid_value':
      return `Escolha uma das opções: ${issue.values.map(String).join(', ')}.`
    case 'custom':
      return issue.message === 'Invalid input' ? 'Este valor não vale aqui.' : issue.message
    default:
      return 'Este valor não vale aqui.'
  }
}

function tooSmall(issue: z.$ZodIssueTooSmall): string {
  const least = decimal(issue.minimum)
  if (issue.origin === 'string') {
    return issue.minimum === 1 ? 'Preencha este campo.' : `Use pelo menos ${least} caracteres.`
  }
  if (issue.origin === 'array' || issue.origin === 'set') return `Escolha pelo menos ${least}.`
  return issue.inclusive === false ? `Precisa ser maior que ${least}.` : `O mínimo é ${least}.`
}

function tooBig(issue: z.$ZodIssueTooBig): string {
  const most = decimal(issue.maximum)
  if (issue.origin === 'string') return `Use no máximo ${most} caracteres.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Escolha no máximo ${most}.`
  return issue.inclusive === false ? `Precisa ser menor que ${most}.` : `O máximo é ${most}.`
}

function decimal(value: number | bigint): string {
  return value.toLocaleString('pt-BR')
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'sim ou não (true ou false)',
  array: 'uma lista',
  object: 'um objeto',
  date: 'uma data',
  null: 'vazio (null)',
}

const formatNames: Readonly<Record<string, string>> = {
  email: 'Este e-mail não parece válido.',
  uuid: 'Este identificador não é válido.',
  url: 'Este endereço não é válido.',
  date: 'Use uma data no formato AAAA-MM-DD.',
  time: 'Use um horário no formato HH:MM.',
  datetime: 'Use data e hora no formato ISO 8601.',
}
