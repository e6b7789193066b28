import { formatKcal, formatList } from '../../ui/format-pt-br.ts'

export const workWords = 'Lendo o prato…'

export const failureWords = 'A tabela não chegou. Confira a conexão e toque em “Contar este prato”.'

export const nothingWords =
  'Não reconhecemos nenhum alimento no texto. Tente, por exemplo: 2 colheres de arroz e 1 concha de feijão.'

export function countedWords(foods: number, kcal: number): string {
  return `${foods === 1 ? '1 alimento' : `${foods} alimentos`}, ${formatKcal(kcal)}`
}

/** What stayed out of the sum. */
export function unmatchedWords(unmatched: readonly string[]): string {
  if (unmatched.length === 0) return ''
  return `Não está na tabela e ficou fora da conta: ${formatList(unmatched.map((one) => `“${one}”`))}.`
}
