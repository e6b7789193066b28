const leaf =
  'M66 58c7 2 11.5 6.5 15 13 6.5-16 16-26.5 30-32.5.8 18.5-9.5 35-26.5 44-2.3 1.2-4.600.8-6.2-1.1C72 74.5 68 67 66 58z'
const vein = 'M81 72.5C87.5 59 95 50.5 105 43.800'
const cross = 'M70 46l28 28M98 46 70 74'

/** Open letter with the logo on its sheet, or unreadable if `spoilt`. */
export function Letter({ spoilt = false }: { spoilt?: boolean }) {
  return (
    <svg aria-hidden="true" width={168} height={160} viewBox="0 8 168 152" fill="none">
      <ellipse cx="84" cy="150" rx="62" ry="8" className="fill-line" />
      <path d="M18 74 84 26l66 48v66a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" className="fill-gema" />
      <path d="M36 20h96a6 6 0 0 1 6 6v90H30V26a6 6 0 0 1 6-6z" className="fill-surface stroke-line" />
      <g strokeLinecap="round">
        {spoilt ? (
          <path d={cross} strokeWidth="8" className="stroke-tomate" />
        ) : (
          <>
            <path d={leaf} className="fill-limao" />
            <path d={vein} strokeWidth="3.5" className="stroke-folha" />
          </>
        )}
      </g>
      <path d="m18 74 66 46 66-46v66a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" className="fill-folha" />
      <path
        d="m21 145.5 47-36.5 16 11 16-11 47 36.5a8 8 0 0 1-5 2.5H26a8 8 0 0 1-5-2.5z"
        className="fill-paper/20"
      />
    </svg>
  )
}
