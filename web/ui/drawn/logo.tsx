import { brand } from '#contract/brand.ts'

/** Plate seen from above; its green stroke is the tick of "certo". */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32">
      <circle cx="16" cy="16" r="15" className="fill-folha" />
      <circle cx="16" cy="16" r="11" className="fill-paper" />
      <path
        d="M10.2 15.6c1.9.6 3.3 1.8 4.3 3.6C16.3 14.6 19 11.6 23 9.9c.2 5.2-2.6 9.9-7.4 12.5-.6.3-1.3.2-1.7-.3-1.8-2-3-4.1-3.7-6.5z"
        className="fill-limao"
      />
      <path
        d="M14.6 19.8C16.4 16 18.6 13.6 21.4 11.7"
        fill="none"
        strokeWidth="1.2"
        strokeLinecap="round"
        className="stroke-folha"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-extrabold tracking-tight">
      <LogoMark />
      {brand.name}
    </span>
  )
}
