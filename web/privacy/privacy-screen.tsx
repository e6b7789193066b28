import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function PrivacyScreen() {
  return (
    <Screen>
      <PageHeader title="Política de privacidade" />
    </Screen>
  )
}
