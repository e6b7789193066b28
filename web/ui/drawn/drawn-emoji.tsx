/** Path of a drawing with its fill, and its stroke if that differs from ink. */
type Line = readonly [path: string, fill?: string, stroke?: string, width?: number]

const gema = 'var(--color-gema)'
const goiaba = 'var(--color-goiaba)'
const ceu = 'var(--color-ceu)'
const folha = 'var(--color-folha)'
// Ink and shade are the same in both themes.
const ink = '#231c14'
const shade = '#231c141f'

const face: readonly Line[] = [
  ['M2 12.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', gema, 'none'],
  ['M12 22.5a10 10 0 0 0 7.1-17.1c1.7 8-3.1 13.6-12.3 15.6 1.5 1 3.3 1.5 5.2 1.5z', shade, 'none'],
]
const smilingEyes: Line = ['M6.4 10.6c.6-1.5 2.6-1.5 3.2 0M14.4 10.6c.6-1.5 2.6-1.5 3.2 0']

const drawings = {
  '😄': [
    ...face,
    smilingEyes,
    ['M6.4 13.4h11.2c-.5 3.5-2.7 5.4-5.6 5.4s-5.1-1.9-5.6-5.4z', ink],
    ['M9.6 17.6c1.4-1.1 3.4-1.1 4.8 0', 'none', goiaba, 2.2],
  ],
  '😊': [
    ...face,
    ['M5.8 14.1h.1M18.1 14.1h.1', 'none', goiaba, 3.4],
    smilingEyes,
    ['M8 14.2c1.8 3 6.2 3 8 0'],
  ],
  '⚡': [
    ['M14.6 1.8 4.2 13.6h6.5L8.9 22.2l10.9-12.4h-6.7z', gema, 'none'],
    ['m14.6 1.8-3.9 11.8-1.8 8.6 10.9-12.4h-6.7z', shade, 'none'],
  ],
  '😴': [
    ...face,
    ['M6.2 10.8c.7 1.4 2.7 1.4 3.4 0M12.6 10.8c.7 1.4 2.7 1.4 3.4 0'],
    ['M10.3 16.4a1.3 1.5 0 1 0 2.6 0a1.3 1.5 0 1 0-2.6 0z', ink],
    ['M17.2 1.6h5l-5 5.8h5', 'none', ceu, 2.2],
  ],
  '🍴': [
    [
      'M3.8 2.6v5.2c0 2 1.6 3.2 3.2 3.2s3.2-1.2 3.2-3.2V2.6M7 2.6v18.8M17.2 21.4V2.6c3 1.6 4 6.6 3.6 10-.2 1.6-1.6 2.6-3.6 2.6',
      'none',
      folha,
      2.2,
    ],
  ],
  '😋': [
    ...face,
    smilingEyes,
    ['M12.6 16.6c.4 3.8 4.6 3 4.3-2.3', goiaba, goiaba],
    ['M6.8 14c2.2 4.2 8.2 4.2 10.4 0'],
  ],
  '💪': [
    [
      'M8.2 2.4c2-.9 4.4-.4 5 1.4.5 1.6-.5 2.9-2.1 3.1-.6 2-.6 3.9-.2 5.7 2.5-1.9 6-2 8.4 0 2.6 2.2 2.9 5.6.5 7.6-4.2 3.4-13.6 2.6-17.4-.2-1.4-5.6 1.2-14.8 5.8-17.6z',
      gema,
    ],
    ['M7.4 16.4c.6-1.9 1.8-3.1 3.5-3.8M16.6 15c-.6-.5-1.3-.8-2.1-.9'],
  ],
  '🌙': [
    ['M21 14.6A9.4 9.4 0 1 1 10.2 2.6a7.6 7.6 0 0 0 10.8 12z', gema, 'none'],
    ['m17.6 3 .9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9z', ceu, 'none'],
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>

/** Emoji drawn in the app's colours: phones without colour emoji would show an empty box. */
export function DrawnEmoji({ emoji, size = 24 }: { emoji: keyof typeof drawings; size?: number }) {
  const lines: readonly Line[] = drawings[emoji]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      width={size}
      className="shrink-0"
    >
      {lines.map(([d, fill = 'none', stroke = ink, strokeWidth = 1.6]) => (
        <path key={d} {...{ d, fill, stroke, strokeWidth }} />
      ))}
    </svg>
  )
}
