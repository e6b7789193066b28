import { messageOf } from '../api/api-error.ts'

/** Why a change was not made, in the sheet that asked for it. */
export function Refusal({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <p role="alert" className="text-sm font-medium text-tomate">
      {messageOf(error)} Nada mudou.
    </p>
  )
}
