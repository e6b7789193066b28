import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { AccountPage } from '../account-page.tsx'
import { confirmationTexts } from '../copy.ts'
import { Letter } from '../letter.tsx'
import { Notice } from '../notice.tsx'
import { PasswordChoice } from './password-choice.tsx'
import type { Confirmation } from './use-confirmation.ts'
import { WelcomePlate } from '../welcome-plate.tsx'

interface ConfirmationNoticeProps {
  confirmation: Confirmation
  success: ReactNode
  successActions?: ReactNode
  backLabel: string
}

export function ConfirmationNotice({
  confirmation,
  success,
  successActions,
  backLabel,
}: ConfirmationNoticeProps) {
  return (
    <AccountPage>
      <div role="status">
        {confirmation.state === 'loading' && (
          <Notice picture={<Skeleton className="size-42 rounded-full" />} title="Confirmando seu e-mail…">
            <p>Só um instante.</p>
          </Notice>
        )}
        {confirmation.state === 'password' && (
          <PasswordChoice token={confirmation.token} onEnded={confirmation.reread} />
        )}
        {confirmation.state === 'success' && (
          <Notice
            picture={<WelcomePlate place="alone" />}
            title={confirmationTexts.done}
            actions={successActions}
          >
            {success}
          </Notice>
        )}
        {confirmation.state === 'error' && (
          <Notice
            picture={<Letter spoilt />}
            title="Não deu para confirmar"
            actions={
              <>
                {confirmation.retry ? (
                  <Button size="large" wide onClick={confirmation.retry}>
                    Tentar novamente
                  </Button>
                ) : (
                  <LinkButton to="/waiting-confirmation" size="large" wide>
                    Pedir outro link
                  </LinkButton>
                )}
                <LinkButton to="/auth" variant="ghost" wide>
                  {backLabel}
                </LinkButton>
              </>
            }
          >
            <p>{confirmation.message}</p>
          </Notice>
        )}
      </div>
    </AccountPage>
  )
}
