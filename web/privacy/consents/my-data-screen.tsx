import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ProseLink } from '../../ui/layout/prose.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { AuditLogCard } from './audit-log-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { AccountDeletionCard } from './account-deletion-card.tsx'
import { ExportCard } from './export-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Data subject rights: consents, export, deletion. */
export function MyDataScreen() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Screen>
      {canGoBack ? (
        <BackHeader title="Seus dados" onBack={() => router.history.back()} />
      ) : (
        <PageHeader title="Seus dados" />
      )}
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-ink-soft">
          São seus: veja o que autorizou, leve uma cópia ou apague tudo. O que guardamos e por quê está na{' '}
          <ProseLink to="/privacidade">Política de privacidade</ProseLink>.
        </p>
        <ConsentsCard />
        <SessionsCard />
        <AuditLogCard />
        <ExportCard />
        <AccountDeletionCard />
      </div>
    </Screen>
  )
}
