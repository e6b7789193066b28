import type { ImageGenerator } from '#contract/recipes/recipe-images.ts'
import { Upload } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { priceText } from './copy.ts'

interface GeneratorCardProps {
  generator: ImageGenerator | null
  onDraw: () => void
}

/** Card with the configured image generator and its price, or with setup steps if there is none. */
export function GeneratorCard({ generator, onDraw }: GeneratorCardProps) {
  return (
    <Card aria-labelledby="gerador" className="flex flex-col gap-3">
      <h2 id="gerador" className="text-lg font-bold">
        {generator ? (
          <>
            Modelo <span className="inline-block">{generator.model}</span> ({generator.provider})
          </>
        ) : (
          noGenerator
        )}
      </h2>
      {generator ? (
        <p className="text-sm text-ink-soft">{priceText(generator)}</p>
      ) : (
        <>
          <HowToConfigure />
          <Button variant="secondary" wide onClick={onDraw}>
            {drawnPlatesLabel}
          </Button>
        </>
      )}
      <div className="flex flex-col gap-1">
        <Button variant="secondary" wide disabled aria-describedby="envio">
          <Upload aria-hidden="true" size={19} /> Enviar imagem
        </Button>
        <p id="envio" className="text-center text-sm text-ink-soft">
          Em desenvolvimento
        </p>
      </div>
    </Card>
  )
}

export const noGenerator = 'Nenhum modelo de imagens está configurado nesta instalação.'
export const drawnPlatesLabel = 'Usar os pratos desenhados'
export const drawnIsFree = 'É grátis: são pintados aqui mesmo, e nada sai desta instalação.'

export function HowToConfigure() {
  return (
    <p className="text-sm text-ink-soft">
      Para gerar com IA, quem instala define <Setting name="IMAGE_PROVIDER" /> e{' '}
      <Setting name="IMAGE_MODEL" />, com <Setting name="IMAGE_API_KEY" /> ou{' '}
      <Setting name="IMAGE_BASE_URL" />. Sem isso, os pratos desenhados servem de imagem. {drawnIsFree}
    </p>
  )
}

function Setting({ name }: { name: string }) {
  return <code className="text-xs font-semibold whitespace-nowrap text-ink">{name}</code>
}
