import type { ImageGenerator } from '#contract/recipe-images.ts'
import { Upload } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { costText } from './copy.ts'

interface GeneratorCardProps {
  generator: ImageGenerator | null
  onDraw: () => void
}

/** What makes images here, and what it costs. */
export function GeneratorCard({ generator, onDraw }: GeneratorCardProps) {
  return (
    <Card aria-labelledby="gerador" className="flex flex-col gap-3">
      <h2 id="gerador" className="text-lg font-bold">
        {generator ? `Modelo ${generator.model} (${generator.provider})` : noGenerator}
      </h2>
      {generator ? (
        <p className="text-sm text-ink-soft">{costText(generator, 1)}</p>
      ) : (
        <>
          <HowToConfigure />
          <Button variant="secondary" wide onClick={onDraw}>
            {drawnPlatesLabel}
          </Button>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="secondary" disabled aria-describedby="envio" className="flex-1">
          <Upload aria-hidden="true" size={19} /> Enviar imagem
        </Button>
        <span id="envio">
          <Badge>Em Desenvolvimento</Badge>
        </span>
      </div>
    </Card>
  )
}

export const noGenerator = 'Nenhum modelo de imagens está configurado nesta instalação.'
export const drawnPlatesLabel = 'Usar os pratos desenhados'
export const drawnIsFree = 'É grátis: os desenhos são pintados aqui mesmo e nada sai desta instalação.'

export function HowToConfigure() {
  return (
    <p className="text-sm text-ink-soft">
      Para gerar com IA, quem instala define <Setting name="IMAGE_PROVIDER" /> e{' '}
      <Setting name="IMAGE_MODEL" />, com <Setting name="IMAGE_API_KEY" /> ou{' '}
      <Setting name="IMAGE_BASE_URL" /> conforme o provedor. Sem isso, os pratos desenhados servem de imagem.{' '}
      {drawnIsFree}
    </p>
  )
}

function Setting({ name }: { name: string }) {
  return <code className="font-semibold break-all text-ink">{name}</code>
}
