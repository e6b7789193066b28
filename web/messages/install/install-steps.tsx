import type { ReactNode } from 'react'

/** Steps to add the page to an iPhone's home screen in Safari, with its symbols redrawn. */
export function InstallSteps() {
  return (
    <ol className="flex flex-col gap-2">
      <Step place={1} picture={<ShareSign />}>
        Toque em <strong>Compartilhar</strong>, na barra do navegador.
      </Step>
      <Step place={2} picture={<AddSign />}>
        Escolha <strong>Adicionar à Tela de Início</strong>.
      </Step>
      <Step place={3} picture={<HomeSign />}>
        Toque em <strong>Adicionar</strong>. O prato aparece entre seus apps.
      </Step>
    </ol>
  )
}

function Step({ place, picture, children }: { place: number; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-control bg-surface p-3">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-gema font-display font-bold text-on-ripe"
      >
        {place}
      </span>
      <span className="min-w-0 flex-1 text-sm">{children}</span>
      <svg
        aria-hidden="true"
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="shrink-0 stroke-folha"
      >
        {picture}
      </svg>
    </li>
  )
}

function ShareSign() {
  return (
    <>
      <path d="M14 16h-3v18h18V16h-3" />
      <path d="M20 25V6m-6 6 6-6 6 6" className="stroke-tomate" />
    </>
  )
}

function AddSign() {
  return (
    <>
      <rect x="7" y="7" width="26" height="26" rx="7" />
      <path d="M20 13.5v13M13.5 20h13" className="stroke-gema" />
    </>
  )
}

function HomeSign() {
  return (
    <>
      <rect x="10" y="4" width="20" height="32" rx="5" />
      <circle cx="20" cy="17" r="5.5" className="fill-gema stroke-gema" />
      <path d="m17.5 17.3 1.8 1.8 3.2-3.6" className="stroke-paper" strokeWidth="2" />
      <path d="M17 32h6" />
    </>
  )
}
