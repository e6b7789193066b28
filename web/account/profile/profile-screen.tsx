import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  CircleHelp,
  Images,
  KeyRound,
  CalendarDays,
  Package,
  ReceiptText,
  ScrollText,
  ShieldCheck,
} from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { profileQuery } from '../../api/profile.ts'
import { useSessionUser } from '../../api/session.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { PlanCard } from '../../billing/shared/plan-card.tsx'
import { PlanChangeCard } from '../../menus/shared/plan-change-card.tsx'
import { ProtocolsCard } from '../../day/shared/protocols-card.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { localDay } from '../../ui/format/local-day.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { HealthCard } from './health-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileRow } from './profile-row.tsx'
import { ProfileTiles } from './profile-tiles.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export function ProfileScreen() {
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const { data: subscription, isLoading } = useQuery(subscriptionQuery)
  /** Whether neither a trial nor a plan is running: links to the screens that need one are then left out. */
  const isOver = subscription?.is_trial_expired === true
  return (
    <Screen>
      <PageHeader title="Perfil" />
      <div className="flex flex-col gap-4">
        {profile && !isLoading ? (
          <>
            <IdentityCard profile={profile} isOver={isOver} />
            <PlanCard />
            <FocusKeeper>
              <PlanChangeCard showsPostponed />
              <HealthCard profile={profile} isOver={isOver} />
            </FocusKeeper>
            {!isOver && (
              <>
                <ProfileTiles profile={profile} />
                <ProtocolsCard />
              </>
            )}
            <NoticesCard isOver={isOver} />
            <PreferencesCard profile={profile} />
          </>
        ) : error && !profile ? (
          <ErrorState
            picture={<EmptyPlate size={140} />}
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <ProfileSkeleton />
        )}
        {((profile && !isLoading) || error) && <FurtherPlaces isOver={isOver} />}
      </div>
    </Screen>
  )
}

/** Rendered only together with the cards above: cards that appeared later would push these links down the page. */
function FurtherPlaces({ isOver }: { isOver: boolean }) {
  const user = useSessionUser()
  const [today] = useState(() => localDay(new Date()))
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line px-2 py-1">
          {isOver ? (
            <ProfileRow
              to="/dia/$date"
              params={{ date: today }}
              icon={<CalendarDays size={22} />}
              title="Ler meu diário"
            />
          ) : (
            <ProfileRow
              to="/meus-alimentos"
              icon={<Package size={22} />}
              title="Meus alimentos"
              detail="De rótulos, e refeições salvas"
            />
          )}
          <ProfileRow to="/pagamentos" icon={<ReceiptText size={22} />} title="Histórico de pagamentos" />
          <ProfileRow
            to="/perfil/seguranca"
            icon={<KeyRound size={22} />}
            title="Segurança"
            detail="Duas etapas, chaves de acesso"
          />
          <ProfileRow
            to="/privacidade/meus-dados"
            icon={<ShieldCheck size={22} />}
            title="Seus dados"
            detail="Autorizações, aparelhos, baixar, excluir"
          />
          <ProfileRow to="/privacidade" icon={<ScrollText size={22} />} title="Privacidade e termos" />
          <ProfileRow to="/ajuda" icon={<CircleHelp size={22} />} title="Ajuda e suporte" />
          <ProfileRow
            to="/sobre-os-dados"
            icon={<BookOpen size={22} />}
            title="Sobre os dados"
            detail="De onde vêm os números"
          />
          {user?.is_admin && (
            <ProfileRow
              to="/admin/recipe-images"
              icon={<Images size={22} />}
              title="Imagens das receitas"
              detail="Só para quem administra"
            />
          )}
        </ul>
      </Card>
      <SignOutButton />
    </>
  )
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Carregando perfil" className="flex flex-col gap-4">
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-2.5">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-34 w-full rounded-card" />
        <Skeleton className="h-34 w-full rounded-card" />
      </div>
    </div>
  )
}
