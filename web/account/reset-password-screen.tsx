import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function ResetPasswordScreen() {
  return (
    <Screen>
      <PageHeader title="Nova senha" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Screen>
  )
}
