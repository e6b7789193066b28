import { createContext, use } from 'react'
import { describeMeal } from '../../plate/label.ts'
import type { PlateMeal } from '../../plate/meal.ts'
import { renderPlate } from '../../plate/render.ts'
import { classNames } from '../ui/class-names.ts'

/** Puts a drawing where a browser can fetch it, and says where that is. */
export type AddressOf = (svg: string) => string

/** Around a page whose drawings are files beside it: they pack better, keep for ever and hold up no text. */
export const DrawingsAt = createContext<AddressOf>(() => '')

interface DrawnPlateProps {
  meal: PlateMeal
  /** What the picture says is written beside it. */
  decorative?: boolean
  /** Not in the first view: fetched when it comes near. */
  later?: boolean
  className?: string
}

/** A drawn plate as a picture of its own, in a square as wide as its place. */
export function DrawnPlate({ meal, decorative = false, later = false, className }: DrawnPlateProps) {
  const addressOf = use(DrawingsAt)
  return (
    <img
      src={addressOf(renderPlate(meal))}
      alt={decorative ? '' : describeMeal(meal)}
      width="960"
      height="960"
      loading={later ? 'lazy' : undefined}
      fetchPriority={later ? undefined : 'high'}
      decoding="async"
      className={classNames('block h-auto w-full', className)}
    />
  )
}
