import { ScanBarcode } from 'lucide-react'
import { Button, type ButtonLook } from '../../../ui/buttons/button.tsx'

interface BarcodeButtonProps extends ButtonLook {
  className?: string
  onClick: () => void
}

/** Opens the finder of packaged foods. */
export function BarcodeButton({ variant = 'ghost', ...rest }: BarcodeButtonProps) {
  return (
    <Button variant={variant} {...rest}>
      <ScanBarcode aria-hidden="true" size={20} /> Código de barras
    </Button>
  )
}
