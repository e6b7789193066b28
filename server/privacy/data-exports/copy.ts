import { brand } from '#contract/brand.ts'
import type { ExportedTable } from '../../platform/personal-data.ts'
import { pathOf } from './rules.ts'

export function fileName(day: string): string {
  return `prato-certo-meus-dados-${day}.zip`
}

/**
 * Returns the text of the file `LEIA-ME.txt` in the export, which describes its files. `day`: date of the export,
 * `YYYY-MM-DD`.
 */
export function readMe(day: string, tables: readonly ExportedTable[]): string {
  return `${[
    `Seus dados no ${brand.name}, como estavam em ${day.split('-').toReversed().join('/')}.`,
    '',
    'Para abrir em uma planilha:',
    '  diario/dias-AAAA.csv        um dia por linha',
    '  diario/alimentos-AAAA.csv   um alimento por linha',
    '',
    'Fotos que ainda estão guardadas: fotos/<id do scan>.jpg',
    '',
    'Tudo o que guardamos, como está guardado (JSON):',
    '  conta.json: nome, e-mail e os aparelhos em que a conta está aberta',
    ...tables.map((table) => `  ${pathOf(table)}: ${table.says}`),
    '',
    'Não está aqui: sua senha, que só guardamos embaralhada, e os códigos com que seus aparelhos provam quem são.',
    'Horários estão em UTC, salvo nas planilhas. Um [] quer dizer que não há nada guardado ali.',
  ].join('\r\n')}\r\n`
}
