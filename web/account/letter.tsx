/** An open letter with the leaf of the house on its sheet. */
export function Letter({ size = 168 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 168 168">
      <ellipse cx="84" cy="150" rx="62" ry="9" className="fill-line" />
      <path d="M18 74 84 26l66 48v66a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" className="fill-gema" />
      <path d="M36 22h96a6 6 0 0 1 6 6v88H30V28a6 6 0 0 1 6-6z" className="fill-surface" />
      <path
        d="M66 60c7 2 11.500 6.500 15 13 6.500-16 16-26.500 30-32.500.8 18.500-9.500 35-26.500 44-2.300 1.200-4.600.8-6.200-1.100C72 76.500 68 69 66 60z"
        className="fill-limao"
      />
      <path
        d="M81 74.500C87.500 61 95 52.500 105 45.800"
        fill="none"
        strokeWidth="3.500"
        strokeLinecap="round"
        className="stroke-folha"
      />
      <path d="M18 74l66 46 66-46v66a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" className="fill-folha" />
      <path
        d="M21 145.500 68 109l16 11 16-11 47 36.500a8 8 0 0 1-5 2.500H26a8 8 0 0 1-5-2.500z"
        className="fill-folha-soft"
        opacity=".35"
      />
    </svg>
  )
}
