/**
 * Parses typed numbers: `72,4`, `72.4`, `1.850`, `1.850,5`. A lone dot is a decimal point unless one to three digits
 * precede it and exactly three follow it. Null if invalid.
 */
export function parseNumber(text: string): number | null {
  const compact = text.trim().replaceAll(/\s/g, '')
  if (!/^\d[\d.]*(,\d*)?$|^,\d+$/.test(compact)) return null
  const grouped = compact.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(compact)
  const plain = grouped ? compact.replaceAll('.', '').replace(',', '.') : compact
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}
