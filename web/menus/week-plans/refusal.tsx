import { messageOf } from '../../api/api-error.ts'

/** Reason why a change was refused, shown in its sheet. */
export function Refusal({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <p role="alert" className="text-sm font-medium text-tomate">
      {messageOf(error)} Nada mudou.
    </p>
  )
}
