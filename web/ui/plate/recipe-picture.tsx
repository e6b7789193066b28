import {
  recipeImageFormats,
  recipeImageVariant,
  recipeImageWidths,
} from '#contract/recipes/recipe-image-address.ts'
import { type ReactNode, useState } from 'react'
import { PlateOutline } from './lazy-plate.tsx'

interface PictureProps {
  image: string
  /** Displayed width, as a `sizes` attribute. */
  sizes: string
}

interface RecipePictureProps extends Omit<PictureProps, 'image'> {
  image: string | null
  /** Shown without a picture, or if it does not load: the drawn plate. */
  children: ReactNode
  /** Credit of the picture, shown only with it. */
  caption?: ReactNode
}

/**
 * Picture of a recipe, else `children`. It has no alternative text, because the recipe's name is beside it. Fills the
 * width of its container.
 */
export function RecipePicture({ image, sizes, children, caption }: RecipePictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  if (image === null || image === missing) return children
  return (
    <>
      <Picture key={image} image={image} sizes={sizes} onMissing={() => setMissing(image)} />
      {caption}
    </>
  )
}

const [, largestPx] = recipeImageWidths

function Picture({ image, sizes, onMissing }: PictureProps & { onMissing: () => void }) {
  const [isHere, setHere] = useState(false)
  return (
    <span aria-hidden="true" className="relative block">
      {!isHere && (
        <span className="absolute inset-0">
          <PlateOutline />
        </span>
      )}
      <picture>
        {recipeImageFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={recipeImageWidths
              .map((width) => `${recipeImageVariant(image, width, format)} ${width}w`)
              .join(', ')}
          />
        ))}
        {/*
         * `loading` before `src`: React creates the image outside its `picture`, where an eager one would
         * fetch the fallback.
         */}
        <img
          alt=""
          loading="lazy"
          decoding="async"
          width={largestPx}
          height={largestPx}
          src={image}
          className="relative block aspect-square h-auto w-full rounded-[12%] object-cover"
          onLoad={() => setHere(true)}
          onError={onMissing}
        />
      </picture>
    </span>
  )
}
