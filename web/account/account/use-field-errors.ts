import { useRef, useState } from 'react'

export type FieldErrors<Field extends string> = { readonly [F in Field]?: string | undefined }

/** Errors of a form by field; the first invalid field takes the focus. */
export function useFieldErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})

  /** Shows the errors and focuses the first field that has one. Returns whether there is such a field. */
  const refuse = (found: FieldErrors<Field>): boolean => {
    setErrors(found)
    const wrong = Array.from(form.current?.elements ?? []).find(
      (control): control is HTMLInputElement =>
        control instanceof HTMLInputElement && Boolean(found[control.name as Field]),
    )
    wrong?.focus()
    return wrong !== undefined
  }
  const settle = (field: Field) => setErrors((before) => ({ ...before, [field]: undefined }))

  return { form, errors, refuse, settle }
}
