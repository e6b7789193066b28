import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

export function ProfileScreen() {
  return (
    <Screen>
      <PageHeader title="Perfil" />
    </Screen>
  )
}
