/** Plate whose rim fills with the pull and spins while refreshing. */
export function PullPlate({ text }: { text: string }) {
  return (
    <>
      <svg aria-hidden="true" width="48" height="48" viewBox="0 0 48 48" fill="none" strokeLinecap="round">
        <circle cx="24" cy="24" r="17" className="stroke-line" strokeWidth="4" />
        <circle cx="24" cy="24" r="17" pathLength="1" className="pull-rim stroke-folha" strokeWidth="4" />
        <path
          d="M18.6 24.4c2 .4 3.3 1.6 4.3 3.5 1.5-4.3 4-7 7.7-8.6"
          className="pull-sprout stroke-limao"
          strokeWidth="3.2"
          strokeLinejoin="round"
        />
      </svg>
      <p role="status" className="sr-only">
        {text}
      </p>
    </>
  )
}
