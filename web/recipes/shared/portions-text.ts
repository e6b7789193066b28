export function portionsText(portions: number): string {
  return portions === 1 ? '1 porção' : `${portions} porções`
}
