import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Plate } from '../../ui/plate/plate.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { ringTone } from '../../ui/charts/ring-tone.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Skeleton, SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { KitFields } from './kit-fields.tsx'

const lunch = [
  { group: 'arroz', name: 'Arroz branco', grams: 150 },
  { group: 'feijao', name: 'Feijão carioca', grams: 140 },
  { group: 'ovo', name: 'Ovo frito', grams: 50 },
  { group: 'folhas', name: 'Couve', grams: 40 },
] as const

/** Shows all kit components on one page, for development. */
export function KitScreen() {
  return (
    <Screen>
      <BackHeader title="Kit" kicker="Peças da banca" onBack={() => history.back()} />
      <div className="flex flex-col gap-10">
        <Shelf title="Tipos">
          <p className="font-display text-3xl font-extrabold">1.850 kcal</p>
          <p className="font-display text-2xl font-bold">20 de novembro</p>
          <p className="text-xl">Subtítulo de seção</p>
          <p>Texto de leitura: 1 concha de feijão (140 g), às 12h30.</p>
          <p className="text-sm text-ink-soft">Texto de apoio, nunca abaixo de 4,5:1.</p>
        </Shelf>
        <Shelf title="Botões">
          <Button size="large" wide>
            Escanear meu prato
          </Button>
          <div className="flex flex-wrap gap-2">
            <Button>Salvar</Button>
            <Button variant="secondary">Agora não</Button>
            <Button variant="ghost">Ver mais</Button>
            <Button variant="danger">Excluir</Button>
            <Button disabled>Indisponível</Button>
            <Button busy busyLabel="Salvando…">
              Salvar alterações
            </Button>
            <IconButton label="Excluir item" icon={<Trash2 size={20} />} />
            <IconButton label="Excluir item" icon={<Trash2 size={20} />} tone="tinted" />
          </div>
          <LinkButton to="/app" variant="secondary">
            Ir para hoje
          </LinkButton>
        </Shelf>
        <KitFields />
        <Shelf title="Andamento">
          <div className="flex justify-between">
            <Ring nutrient="energy" percentage={67} name="Calorias" value="1.240" unit="kcal" />
            <Ring nutrient="protein" percentage={96} name="Proteína" value="106" unit="g" />
            <Ring nutrient="fiber" percentage={48} name="Fibras" value="12" unit="g" />
          </div>
          <ProgressBar label="Questionário" value={2} max={7} valueText="Etapa 2 de 7" />
          <ProgressBar label="Cota de scans" value={8} max={10} tone="warning" />
        </Shelf>
        <Shelf title="Cartões, selos e avisos">
          <Card>
            <p className="font-semibold">Cartão</p>
            <p className="text-ink-soft">{formatKcal(612)}</p>
          </Card>
          <Card tone="leaf">Cartão tingido</Card>
          <Card tone="quiet">Cartão vazio</Card>
          <div className="flex flex-wrap gap-2">
            <Badge>Anotado</Badge>
            <Badge tone="leaf">Pela foto</Badge>
            <Badge tone="warning">80% da cota</Badge>
            <Badge tone="danger">Último dia</Badge>
            <Badge tone="info">Teste</Badge>
            <Badge tone="premium">Anual</Badge>
          </div>
          <Banner tone="info" title="Período de teste ativo" onDismiss={() => undefined}>
            Faltam 5 dias.
          </Banner>
          <Banner tone="success" title="Prato aplicado ao dia" />
          <Banner
            tone="warning"
            title="Medida aproximada"
            action={
              <Button variant="secondary" size="medium">
                Conferir
              </Button>
            }
          >
            Esta porção é uma estimativa.
          </Banner>
          <Banner tone="danger" title="Seu período de teste está acabando!" />
        </Shelf>
        <Overlays />
        <Shelf title="Espera, vazio e erro">
          <Card>
            <div className="flex gap-4">
              <Skeleton className="size-14 rounded-full" />
              <div className="flex-1">
                <SkeletonLines lines={2} />
              </div>
            </div>
          </Card>
          <Card>
            <EmptyState
              picture={<Plate items={lunch} decorative />}
              title="Nada no prato ainda"
              action={<Button>Escanear meu prato</Button>}
            >
              Fotografe ou conte a primeira refeição do dia.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              message="Não conseguimos falar com o servidor. Tente novamente em instantes."
              onRetry={() => undefined}
            />
          </Card>
        </Shelf>
      </div>
    </Screen>
  )
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  )
}

interface RingProps {
  nutrient: 'energy' | 'protein' | 'fiber'
  percentage: number
  name: string
  value: string
  unit: string
}

function Ring({ nutrient, percentage, name, value, unit }: RingProps) {
  return (
    <div className="flex flex-col items-center gap-2">
      <ProgressRing
        percentage={percentage}
        tone={ringTone(percentage, nutrient)}
        label={`${name}: ${value} ${unit}, ${percentage}%`}
      >
        <span className="block font-display text-xl font-bold">{value}</span>
        <span className="block text-xs text-ink-soft">{unit}</span>
      </ProgressRing>
      <span aria-hidden="true" className="text-sm font-medium">
        {name}
      </span>
    </div>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null)
  const [tab, setTab] = useState<'entrar' | 'criar'>('entrar')
  const [period, setPeriod] = useState<'semana' | 'mes'>('semana')
  const close = () => setOpen(null)
  return (
    <Shelf title="Abas, folhas e notas">
      <Tabs
        label="Conta"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'entrar', label: 'Entrar', panel: <p>Painel de entrar</p> },
          { value: 'criar', label: 'Criar conta', panel: <p>Painel de criar conta</p> },
        ]}
      />
      <Segmented
        legend="Período"
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'semana', label: 'Esta semana' },
          { value: 'mes', label: 'Último mês' },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Abrir folha
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Abrir diálogo
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ title: 'Check-in registrado!', description: 'Obrigado por contar.', tone: 'success' })
          }
        >
          Nota de sucesso
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: 'Sessão expirada',
              description: 'Por favor, faça login novamente para continuar.',
              tone: 'error',
            })
          }
        >
          Nota de erro
        </Button>
      </div>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Ajustar porção"
        footer={
          <Button wide size="large" onClick={close}>
            Aplicar
          </Button>
        }
      >
        <p>1 concha de feijão carioca (140 g)</p>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Excluir esta refeição?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Manter
            </Button>
            <Button variant="danger" onClick={close}>
              Excluir
            </Button>
          </>
        }
      >
        <p>O dia volta a contar sem ela.</p>
      </Dialog>
    </Shelf>
  )
}
