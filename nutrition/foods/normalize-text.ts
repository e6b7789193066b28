const combiningMarks = /[\u0300-\u036f]/g
const separators = /[^a-z0-9]+/g

/**
 * Lower case, no accents, anything but letters and digits as one space:
 * `Pão-de-queijo ` -> `pao de queijo`. The key under which foods and sentences meet.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase().replace(separators, ' ').trim()
}
