import { useState } from 'react'

interface TableBehindProps {
  caption: string
  columns: readonly string[]
  /** Rows of cells; the first cell names its row. Computed when the table is opened. */
  rows: () => readonly (readonly string[])[]
}

/** Collapsed table with the figures of a chart. */
export function TableBehind({ caption, columns, rows }: TableBehindProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="-mb-2">
      <summary className="flex min-h-11 w-fit items-center rounded-sm text-sm font-semibold text-folha">
        Ver em tabela<span className="sr-only">: {caption}</span>
      </summary>
      {isOpen && (
        // A scrolling region must be focusable, so that a keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="region" aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto pb-3">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    className={`sticky top-0 bg-surface py-2 font-semibold ${at === 0 ? 'text-left' : 'pl-3 text-right'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([name, ...cells]) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {name}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at} className="py-2 pl-3 text-right whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
