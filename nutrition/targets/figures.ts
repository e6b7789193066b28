const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Formats an integer in Brazilian notation: `1850.4` as `1.850`. */
export function formatInteger(value: number): string {
  return integer.format(value)
}

/** Formats at most one decimal in Brazilian notation: `1.85` as `1,9`, `2` as `2`. */
export function formatDecimal(value: number): string {
  return oneDecimal.format(value)
}

/** Formats milliliters as liters with at most one decimal: `2450` as `2,5 L`. */
export function formatLiters(milliliters: number): string {
  return `${oneDecimal.format(milliliters / 1000)} L`
}
