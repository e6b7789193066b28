const space = /(\d) (?=(g|kg|mg|kcal|L|ml|cm|min|h|%|°C)(?![\p{L}\d]))/gu

/** Keeps a number and its unit on one line: `aveia (15 g)`. */
export function keepUnits(text: string): string {
  return text.replaceAll(space, '$1\u00a0')
}
