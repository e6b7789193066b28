import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function EmailConfirmationScreen() {
  return (
    <Screen>
      <PageHeader title="Confirmação de e-mail" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Screen>
  )
}
