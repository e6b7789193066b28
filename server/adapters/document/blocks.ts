import type { Block, Table } from './document-content.ts'

export function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, text }
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

export function list(items: readonly string[]): Block {
  return { kind: 'list', items }
}

export function note(text: string): Block {
  return { kind: 'paragraph', text, isSoft: true }
}

type ColumnWords = readonly [header: string, width: number, align?: 'right']

export function table(columns: readonly ColumnWords[], rows: readonly (readonly string[])[]): Table {
  return {
    kind: 'table',
    columns: columns.map(([header, width, align]) => ({ header, width, ...(align && { align }) })),
    rows,
  }
}
