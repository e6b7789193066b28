/** Empty plate with fork and knife. */
export function EmptyPlate({ size = 168 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 168 168"
      fill="none"
      strokeLinecap="round"
    >
      <ellipse cx="84" cy="92" rx="60" ry="58" className="fill-line" />
      <circle cx="84" cy="84" r="58" className="fill-surface stroke-edge" strokeWidth="2" />
      <circle cx="84" cy="84" r="39" className="stroke-line" strokeWidth="3" />
      <g className="stroke-folha" strokeWidth="5">
        <path d="M11 40v22c0 6 4 9 8 9s8-3 8-9V40M19 40v88" />
        <path d="M150 128V40c7 4 10 16 9 30-.4 6-4 9-9 9" />
      </g>
      <path
        d="M71 86c5 1 8.5 4 11 9 4-11 10.5-18 20-22"
        className="stroke-limao"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
