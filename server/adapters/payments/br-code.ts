/** Content of a Pix copy-and-paste code. Of letters, only A to Z are safe in every bank's app. */
export interface BrCode {
  /** Pix key of the payee, as registered with the central bank. */
  readonly key: string
  readonly note: string
  readonly amount: number
  /** Name of the payee, at most 25 characters. */
  readonly merchant: string
  /** City of the payee, at most 15 characters. */
  readonly city: string
  /** Id of the transaction, at most 25 letters and digits. */
  readonly transactionId: string
}

/**
 * Encodes a code by Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", and EMV QRCPS
 * merchant-presented mode: fields of a two-digit id, a two-digit length and a value, and a checksum over all of them.
 */
export function encodeBrCode({ key, note, amount, merchant, city, transactionId }: BrCode): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key) + field('02', note)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount.toFixed(2)),
    field('58', 'BR'),
    field('59', merchant),
    field('60', city),
    field('62', field('05', transactionId)),
  ]
  const unsigned = `${fields.join('')}6304`
  return unsigned + checksum(unsigned)
}

function field(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`field ${id} of a BR Code holds at most 99 characters`)
  return id + String(value.length).padStart(2, '0') + value
}

/** Returns the CRC-16/CCITT-FALSE of a text as four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Returns a name as capitals A to Z, digits and spaces, without accents and cut to `maxLength`. */
export function plainCapitals(text: string, maxLength: number): string {
  const plain = text.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '')
  return plain.toUpperCase().slice(0, maxLength).trim()
}
