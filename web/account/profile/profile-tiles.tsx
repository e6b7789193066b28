import type { Profile } from '#contract/account/profile.ts'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { AlarmClock, Heart } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { favoritesQuery } from '../../recipes/favorites/queries.ts'
import { formatClock } from '../../ui/format/clock-pt-br.ts'

export function ProfileTiles({ profile }: { profile: Profile }) {
  const { data: favorites } = useQuery(favoritesQuery)
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      <Tile to="/horarios" icon={<AlarmClock size={22} />} title="Horários" detail={timesOf(profile)} />
      <Tile
        to="/favoritas"
        icon={<Heart size={22} />}
        title="Favoritas"
        detail={favorites ? countOf(favorites.length) : '\u00a0'}
      />
    </ul>
  )
}

function timesOf({ meal_reminders, notification_times: times }: Profile): string {
  if (!meal_reminders) return 'Lembretes desligados'
  return [times.breakfast, times.lunch, times.dinner].map(formatClock).join(' · ')
}

function countOf(favorites: number): string {
  if (favorites === 0) return 'Nenhuma ainda'
  return favorites === 1 ? '1 receita' : `${favorites} receitas`
}

interface TileProps extends Omit<ComponentProps<'a'>, 'title'> {
  icon: ReactNode
  title: string
  detail: string
}

const Tile = createLink(function TileAnchor({ icon, title, detail, ...link }: TileProps) {
  return (
    <li className="flex">
      <a
        {...link}
        className="flex min-w-0 flex-1 flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:bg-folha-soft"
      >
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-full bg-folha-soft text-folha"
        >
          {icon}
        </span>
        <span className="flex flex-col">
          <span className="text-lg font-bold">{title}</span>
          <span className="text-sm text-ink-soft">{detail}</span>
        </span>
      </a>
    </li>
  )
})
