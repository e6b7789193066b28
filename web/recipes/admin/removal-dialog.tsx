import type { RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { removeImage } from './queries.ts'

interface RemovalDialogProps {
  recipe: RecipeImageEntry | null
  onClose: () => void
}

/** Asks for confirmation: a removed image cannot be restored. */
export function RemovalDialog({ recipe, onClose }: RemovalDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: removeImage,
    onSuccess: () => {
      showToast({ title: 'Imagem retirada', tone: 'success' })
      onClose()
    },
    onError: (error) =>
      showToast({ title: 'Erro ao tirar a imagem', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Dialog
      open={recipe !== null}
      onClose={onClose}
      title="Tirar esta imagem?"
      actions={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            wide
            busy={isPending}
            busyLabel="Tirando…"
            onClick={() => recipe && mutate(recipe.id)}
          >
            Tirar
          </Button>
        </>
      }
    >
      <p>
        <strong>{recipe?.name}</strong> volta ao prato desenhado na tela. Não dá para desfazer.
      </p>
    </Dialog>
  )
}
