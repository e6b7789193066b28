const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** `1850.4` -> `1.850`. */
export function formatInteger(value: number): string {
  return integer.format(value)
}

/** `1.85` -> `1,9`; `2` -> `2`. */
export function formatDecimal(value: number): string {
  return oneDecimal.format(value)
}

/** Milliliters as liters: `2450` -> `2,5 L`. */
export function formatLiters(milliliters: number): string {
  return `${oneDecimal.format(milliliters / 1000)} L`
}
