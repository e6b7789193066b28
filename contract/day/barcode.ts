import { type BarcodeProblem, readBarcode } from '#nutrition/foods/barcodes/barcode.ts'
import * as z from 'zod/mini'

/** Portuguese text of each reason why digits are no barcode of a product. */
export const barcodeProblems: Readonly<Record<BarcodeProblem, string>> = {
  empty: 'Digite os números que ficam embaixo das barras.',
  not_digits: 'Use só os números que ficam embaixo das barras.',
  length: 'Um código de barras tem 8, 12 ou 13 números. Confira se faltou ou sobrou algum.',
  check_digit:
    'Um dos números não confere. Não é problema do alimento: é o código que foi lido ou digitado com algum número trocado.',
  scale_label:
    'Este código é da balança da própria loja, e em outra loja seria outro produto. Procure o alimento pelo nome.',
}

/** Barcode of a product, normalised: a UPC-A becomes the EAN-13 of the same product. */
export const barcode = z.string().check(
  z.maxLength(40, { error: barcodeProblems.length, abort: true }),
  z.overwrite((typed) => readBarcode(typed).code ?? typed),
  z.refine((code) => readBarcode(code).code === code, {
    error: ({ input }) => barcodeProblems[readBarcode(String(input)).problem ?? 'check_digit'],
  }),
)
