import { recipeImageFormats, recipeImageVariant, recipeImageWidths } from '#contract/recipe-image-address.ts'
import { type ReactNode, useState } from 'react'
import { PlateOutline } from './lazy-plate.tsx'

interface PictureProps {
  image: string
  /** How wide it stands on the screen, in the words of `sizes`. */
  sizes: string
}

interface RecipePictureProps extends Omit<PictureProps, 'image'> {
  image: string | null
  /** The drawn plate, where there is no picture or it does not come. */
  children: ReactNode
  /** Stands below the picture, and only below it: whose it is. */
  caption?: ReactNode
}

/** What a recipe looks like, beside its name: its picture, else its drawn plate. Fills the width of its container. */
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
        {/* Lazy before its address: React makes the image before it stands in its picture, and one that waits to be
            seen does not fetch the fallback meanwhile. */}
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
