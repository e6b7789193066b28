const stripes = 14
const width = 20

/** The striped awning of a market stall, scalloped at its edge. Fills the width it is given. */
export function Awning() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stripes * width} 34`}
      preserveAspectRatio="none"
      className="block h-9 w-full"
    >
      {Array.from({ length: stripes }, (_, stripe) => (
        <path
          key={stripe}
          d={`M${stripe * width} 0h${width}v24a${width / 2} 10 0 0 1-${width} 0z`}
          className={stripe % 2 === 0 ? 'fill-folha' : 'fill-folha-soft'}
        />
      ))}
    </svg>
  )
}
