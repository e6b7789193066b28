import { ArrowLeft } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

interface BackHeaderProps extends Omit<PageHeaderProps, 'back'> {
  onBack: () => void
  backLabel?: string
}

/** Heading of a screen that another one leads to. */
export function BackHeader({ onBack, backLabel = 'Voltar', ...header }: BackHeaderProps) {
  return (
    <PageHeader
      {...header}
      back={
        <IconButton label={backLabel} icon={<ArrowLeft size={24} />} className="-ml-2.5" onClick={onBack} />
      }
    />
  )
}
