import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { LogoMark } from '../ui/drawn/logo.tsx'

/** Replaces a screen whose session ended. */
export function SignInPrompt() {
  return (
    <Screen className="pt-24">
      <h1 className="sr-only">Sessão expirada</h1>
      <EmptyState
        picture={
          <div className="flex justify-center">
            <LogoMark size={88} />
          </div>
        }
        title="Sua sessão terminou"
        action={
          <LinkButton to="/auth" size="large">
            Fazer login
          </LinkButton>
        }
      >
        Por favor, faça login novamente para continuar. O que você já registrou está guardado.
      </EmptyState>
    </Screen>
  )
}
