import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function TermsScreen() {
  return (
    <Screen>
      <PageHeader title="Termos de uso" />
    </Screen>
  )
}
