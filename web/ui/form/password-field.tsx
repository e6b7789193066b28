import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { FieldText } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'type' | 'children'>

/** Password field with a reveal button; pasting and password managers are supported. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? 'Ocultar caracteres' : 'Mostrar caracteres'}
          aria-pressed={shown}
          icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
