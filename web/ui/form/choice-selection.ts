/** Toggles one choice. An exclusive choice ("Nenhuma") clears the others and is cleared by them. */
export function toggleChoice<Value extends string>(
  chosen: readonly Value[],
  tapped: Value,
  exclusive: readonly Value[] = [],
): Value[] {
  if (chosen.includes(tapped)) return chosen.filter((value) => value !== tapped)
  if (exclusive.includes(tapped)) return [tapped]
  return [...chosen.filter((value) => !exclusive.includes(value)), tapped]
}
