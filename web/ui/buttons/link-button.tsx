import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button.tsx'
import { classNames } from '../style/class-names.ts'

/** A link to a screen that looks like a button: `<LinkButton to="/scan" size="large">`. */
export const LinkButton = createLink(function ButtonAnchor({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {children}
    </a>
  )
})
