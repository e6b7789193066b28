import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Logo } from '../drawn/logo.tsx'
import { BackHeader } from './back-header.tsx'
import { PageHeader } from './page-header.tsx'

interface ProseHeaderProps {
  title: string
  kicker?: string | undefined
}

/** Header of a page without the bottom bar: goes back, or home if the visit started here. */
export function ProseHeader(header: ProseHeaderProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  if (canGoBack) return <BackHeader {...header} onBack={() => router.history.back()} />
  return (
    <>
      <a href="/" className="mb-3 inline-flex min-h-11 items-center rounded-control">
        <Logo />
        <span className="sr-only">, ir para o início</span>
      </a>
      <PageHeader {...header} />
    </>
  )
}
