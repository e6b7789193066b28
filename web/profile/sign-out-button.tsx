import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { ApiError } from '../api/api-error.ts'
import { signOut } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

export function SignOutButton() {
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      showToast({ title: 'Logout realizado', description: 'Até logo!', tone: 'success' })
      await navigate({ to: '/auth' })
    },
    onError: (error) => {
      const description = error instanceof ApiError ? error.detail : 'Não foi possível fazer logout.'
      showToast({ title: 'Erro no logout', description, tone: 'error' })
    },
  })
  return (
    <Button
      variant="ghost"
      wide
      busy={leaving.isPending}
      busyLabel="Saindo…"
      onClick={() => leaving.mutate()}
    >
      <LogOut aria-hidden="true" size={20} />
      Sair da conta
    </Button>
  )
}
