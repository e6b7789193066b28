let money: Intl.NumberFormat | undefined

/** `29.9` -> `R$ 29,90`. */
export function formatReais(value: number): string {
  // Creates on first use: an Intl formatter takes milliseconds on a phone.
  money ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return money.format(value)
}
