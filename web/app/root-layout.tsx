import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../api/session.ts'
import { useIsDesk } from '../ui/hooks/use-is-desk.ts'
import { BottomBar } from './bottom-bar.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { ScreenSkeleton } from '../ui/layout/screen-skeleton.tsx'

const MfaRecoveryBanner = lazyScreen(
  () => import('../account/security/mfa-recovery-banner.tsx'),
  'MfaRecoveryBanner',
)
const SignInPrompt = lazyScreen(() => import('./sign-in-prompt.tsx'), 'SignInPrompt')

export function RootLayout() {
  const session = useSession()
  const place = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const isDesk = useIsDesk()
  const guarded = place?.guard && place.guard !== 'public' && place.guard !== 'visitor'
  const endsAt = session?.status === 'signed-in' && session.user.factor_reset_ends_at
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Ir para o conteúdo
      </a>
      {/* The order in the document is the reading order: the bar at the side of a desktop precedes the content, the
         bar at the bottom of a phone follows it. */}
      {place?.bar && isDesk && <BottomBar />}
      {endsAt && (
        <Suspense fallback={<div className="h-64" />}>
          <MfaRecoveryBanner endsAt={endsAt} />
        </Suspense>
      )}
      {guarded && session?.status === 'expired' ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <SignInPrompt />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {place?.bar && !isDesk && <BottomBar />}
    </>
  )
}
