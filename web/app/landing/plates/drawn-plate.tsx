import { createContext, use } from 'react'
import { describeMeal } from '../../../../plate/label.ts'
import type { PlateMeal } from '../../../../plate/meal.ts'
import { renderPlate } from '../../../../plate/render.ts'
import { classNames } from '../../../ui/style/class-names.ts'

/** Stores a drawing as a file and returns its address. */
export type AddressOf = (svg: string) => string

/**
 * Context with the function that stores a drawing. On the landing page drawings are separate files: they compress
 * better, are cached permanently and do not delay the text.
 */
export const DrawingsAt = createContext<AddressOf>(() => '')

interface DrawnPlateProps {
  meal: PlateMeal
  /** The text beside the drawing already describes the meal. */
  decorative?: boolean
  /** Below the fold: loaded lazily. */
  later?: boolean
  className?: string
}

/** Drawn plate as an image file, square and as wide as its container. */
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
