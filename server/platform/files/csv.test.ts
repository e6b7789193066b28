import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const written = (...cells: (string | number | null)[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv(['Título'], [cells])).split('\r\n')[1]

test('a table opens in Excel in Brazil: UTF-8 BOM, semicolons, CRLF line ends', () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    writeCsv(['Data', 'Proteína (g)'], [['2026-03-11', 92.5]]),
  )
  expect(text).toBe('\uFEFFData;Proteína (g)\r\n2026-03-11;92,5\r\n')
})

test('numbers have a decimal comma and no thousands separator, `null` is empty', () => {
  expect(written(1850, 0.5, -1.2, null, 12_345.6)).toBe('1850;0,5;-1,2;;12345,6')
})

test('a value that a spreadsheet would run as a formula is escaped as text', () => {
  for (const start of ['=', '+', '-', '@', '\t']) expect(written(`${start}1+1`)).toBe(`'${start}1+1`)
  expect(written('\r=1')).toBe(`"'\r=1"`)
  expect(written('=HYPERLINK("x";"y")')).toBe(`"'=HYPERLINK(""x"";""y"")"`)
})

test('semicolons, quotation marks and line breaks stay inside their cell', () => {
  expect(written('arroz; feijão', 'diz "oi"', 'a\nb')).toBe('"arroz; feijão";"diz ""oi""";"a\nb"')
})
