const stripes = 96
const width = 26
const height = 36

/**
 * Striped awning of a market stall with a scalloped edge. As wide as its container; the stripes keep their
 * size.
 */
export function Awning() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stripes * width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className="block h-9 w-full"
    >
      {['fill-folha', 'fill-folha-soft'].map((color, offset) => (
        <path key={color} className={color} d={stripesFrom(offset)} />
      ))}
    </svg>
  )
}

/** Returns every other stripe, from number `offset`, as one path; repeated markup compresses to almost nothing. */
function stripesFrom(offset: number): string {
  const drop = height - width / 2
  const stripe = `h${width}v${drop}a${width / 2} ${width / 2} 0 0 1-${width} 0z`
  return `M${offset * width} 0${Array<string>(stripes / 2)
    .fill(stripe)
    .join(`m${2 * width} 0`)}`
}
