const stripes = 16
const width = 22
const height = 30

const colors = {
  folha: 'fill-folha',
  tomate: 'fill-tomate',
  gema: 'fill-gema',
  ceu: 'fill-ceu',
  acai: 'fill-acai',
  goiaba: 'fill-goiaba',
} as const
export type StallColor = keyof typeof colors

/** Awning of one stall in its own colour; adjacent awnings form a street. */
export function StallAwning({ color }: { color: StallColor }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stripes * width} ${height}`}
      preserveAspectRatio="none"
      className="block h-[30px] w-full"
    >
      <path className="fill-surface" d={`M0 0h${stripes * width}v${height - width / 2}H0z`} />
      <path className={colors[color]} fillOpacity="0.2" d={stripesFrom(1)} />
      <path className={colors[color]} d={stripesFrom(0)} />
    </svg>
  )
}

function stripesFrom(offset: number): string {
  const radius = width / 2
  const drop = height - radius
  return Array.from(
    { length: stripes / 2 },
    (_, pair) => `M${(pair * 2 + offset) * width} 0h${width}v${drop}a${radius} ${radius} 0 0 1-${width} 0z`,
  ).join('')
}
