import type { ImageGenerator } from '#contract/recipes/recipe-images.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { ActionBar } from './action-bar.tsx'
import { readyText, spokenProgress } from './copy.ts'
import { drawnIsFree } from './generator-card.tsx'
import { isAtWork, type Run, tally } from './image-run.ts'
import { RunRow } from './run-row.tsx'
import type { ImageRun } from './use-image-run.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'

interface RunViewProps {
  run: Run
  generator: ImageGenerator | null
  imageRun: ImageRun
  onClose: () => void
}

/** Image run: progress, result per recipe, and stop controls. */
export function RunView({ run, generator, imageRun, onClose }: RunViewProps) {
  const answer = useLeaveQuestion(isAtWork(run))
  const { total, done, failed, current } = tally(run)
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <>
      <div className="flex flex-col gap-4">
        <Card aria-labelledby="andamento" className="flex flex-col gap-3">
          <h2 id="andamento" ref={title} tabIndex={-1} className="text-lg font-bold">
            {titleOf(run)}
          </h2>
          <ProgressBar
            label="Imagens prontas"
            value={done + failed}
            max={total}
            valueText={readyText(done, total)}
            tone={failed > 0 ? 'warning' : 'primary'}
          />
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{readyText(done, total)}</span>
            {failed > 0 && (
              <span className="font-semibold text-tomate">
                {failed === 1 ? '1 falhou' : `${failed} falharam`}
              </span>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {current ? `Agora: ${current.name}` : makerText(run, generator)}
          </p>
        </Card>
        <PauseNotice run={run} />
        <Card flush aria-label="Receitas desta geração">
          <ul className="divide-y divide-line">
            {run.items.map((item) => (
              <RunRow key={item.recipe.id} item={item} />
            ))}
          </ul>
        </Card>
      </div>
      <ActionBar>
        <p role="status" className="sr-only">
          {spokenProgress(run)}
        </p>
        <RunControls run={run} imageRun={imageRun} onClose={onClose} />
      </ActionBar>
      <LeaveDialog answer={answer} />
    </>
  )
}

function titleOf({ step }: Run): string {
  switch (step.at) {
    case 'running':
      return 'Gerando imagens'
    case 'stopping':
      return 'Parando depois desta'
    case 'paused':
      return 'Geração parada'
    case 'finished':
      return 'Geração encerrada'
  }
}

function makerText({ source }: Run, generator: ImageGenerator | null): string {
  if (source === 'drawn') return `Pratos desenhados. ${drawnIsFree}`
  return generator ? `Modelo ${generator.model} (${generator.provider}).` : ''
}

function PauseNotice({ run: { step } }: { run: Run }) {
  if (step.at !== 'paused' || step.by === 'person') return null
  return step.by === 'trouble' ? (
    <Banner tone="danger" title="Erro ao gerar imagens das receitas">
      {step.failure.detail} Paramos aqui para não repetir a mesma falha nas outras.
    </Banner>
  ) : (
    <Banner title="A geração parou no meio">
      O que já ficou pronto está guardado. Continue quando quiser.
    </Banner>
  )
}

interface RunControlsProps {
  run: Run
  imageRun: ImageRun
  onClose: () => void
}

/** The first button stays the same element, so that it keeps the focus when its action changes. */
function RunControls({ run, imageRun, onClose }: RunControlsProps) {
  const { at } = run.step
  const { failed, queued } = tally(run)
  const isResumable = at === 'paused' && queued > 0
  return (
    <>
      <Button
        wide
        variant={at === 'running' || at === 'stopping' ? 'secondary' : 'primary'}
        busy={at === 'stopping'}
        busyLabel="Parando…"
        onClick={at === 'running' ? imageRun.stop : isResumable ? imageRun.goOn : onClose}
      >
        {at === 'running' || at === 'stopping' ? 'Parar' : isResumable ? 'Continuar' : 'Concluir'}
      </Button>
      {at === 'stopping' && (
        <>
          <p className="text-sm text-ink-soft">
            A imagem que está sendo gerada termina; nenhuma outra começa. Interrompida agora, ela ainda pode
            ser cobrada.
          </p>
          <Button wide variant="ghost" onClick={imageRun.breakOff}>
            Interromper agora
          </Button>
        </>
      )}
      {/* Before the run has finished, a retry would also start what is still queued, which costs money. */}
      {failed > 0 && at === 'finished' && (
        <Button wide variant="secondary" onClick={imageRun.retry}>
          Tentar de novo as que falharam
        </Button>
      )}
      {isResumable && (
        <Button wide variant="ghost" onClick={onClose}>
          Encerrar por aqui
        </Button>
      )}
    </>
  )
}

function LeaveDialog({ answer }: { answer: ReturnType<typeof useLeaveQuestion> }) {
  return (
    <Dialog
      open={answer !== null}
      onClose={() => answer?.(false)}
      title="Sair no meio da geração?"
      actions={
        <>
          <Button wide onClick={() => answer?.(false)}>
            Ficar aqui
          </Button>
          <Button variant="ghost" wide onClick={() => answer?.(true)}>
            Sair
          </Button>
        </>
      }
    >
      <p>A geração para com a saída. O que falta fica guardado nesta aba, para continuar depois.</p>
    </Dialog>
  )
}
