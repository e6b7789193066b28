import { PlateOutline } from '../../ui/plate/lazy-plate.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { AccountPage } from './account-page.tsx'
import { type AuthSide, authHeadings } from './copy.ts'
import { HomeLink } from './home-link.tsx'

/** Prerendered sign-in page; the URL hash selects its tab. */
export function AuthShell() {
  return (
    <AccountPage>
      <p role="status" className="sr-only">
        Carregando…
      </p>
      <span id={'criar-conta' satisfies AuthSide} className="peer fixed top-0" />
      <div className="peer-target:hidden">
        <StaticHeader side="entrar" lines={['w-40', 'w-28']} />
        <StaticTabs />
        <StaticField label="w-14" />
        <StaticField label="w-12" />
        <Skeleton className="mt-12 h-13 w-full rounded-control" />
      </div>
      <div className="hidden peer-target:block">
        <StaticHeader side="criar-conta" lines={['w-40']} />
        <StaticTabs />
        <StaticField label="w-12" />
        <StaticField label="w-14" />
        <StaticField label="w-12" />
      </div>
    </AccountPage>
  )
}

/**
 * The lines below the title depend on a purchase or a confirmed address, which the prerendered page does not know;
 * placeholders of the same length keep the layout stable.
 */
function StaticHeader({ side, lines }: { side: AuthSide; lines: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <div className="flex-1">
        <HomeLink />
        <h1 className="text-2xl font-extrabold min-[22rem]:max-[29rem]:h-[2lh]">
          {authHeadings[side].title}
        </h1>
        <div className="flex flex-col gap-2 pt-2 pb-1">
          {lines.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      </div>
      <div className="w-29 shrink-0">
        <PlateOutline />
      </div>
    </div>
  )
}

function StaticTabs() {
  return <Skeleton className="mb-5 h-13.5 w-full rounded-control" />
}

function StaticField({ label }: { label: string }) {
  return (
    <div className="pt-1 pb-4">
      <Skeleton className={`mb-2.5 h-4 ${label}`} />
      <Skeleton className="h-12 w-full rounded-control" />
    </div>
  )
}
